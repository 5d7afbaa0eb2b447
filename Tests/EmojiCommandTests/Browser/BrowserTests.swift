import Diff
import EmojiModel
import Foundation
import Redux
import TestSupport
import Testing

@testable import emoji

@MainActor
struct BrowserTests {
  @Test func `the cursor goes through the collection, and its route with it`()
    async throws
  {
    let driver = try await Driver(["🐶🐱", "", "🍎"])
    #expect(driver.state.route == "/sections/0/items/0")
    #expect(driver.status == "0/0  dog face  (A)               ? help")
    await driver.press("l", .down)
    #expect(driver.state.route == "/sections/1/items/0")
    await driver.press("2")
    #expect(driver.status.hasPrefix("2/0  red apple  (C)"))
    await driver.press("7")
    #expect(driver.status == "there is no section 7")
    #expect(driver.state.route == "/sections/2/items/0")
  }

  @Test func `several emoji are searched and added in a row`() async throws {
    let driver = try await Driver(["🐶🐱", ""])
    await driver.press("a")
    await driver.type("apple")
    #expect(driver.state.route == "/search/apple")
    await driver.press(.enter, .down, .enter)
    #expect(try driver.rows == ["🐶🍎🍏🐱", ""])
    await driver.press(.escape)
    #expect(driver.state.route == "/sections/0/items/2")
    await driver.press("1", "a")
    await driver.type("dog")
    await driver.press(.control("w"))
    await driver.type("fox")
    await driver.press(.enter, .control("t"))
    #expect(try driver.rows == ["🐶🍎🍏🐱", ""])
    await driver.press(.control("r"), .escape)
    #expect(try driver.rows == ["🐶🍎🍏🐱", "🦊"])
    #expect(driver.state.route == "/sections/1/items/0")
  }

  @Test func `a search for nothing that exists adds nothing`() async throws {
    let driver = try await Driver(["🐶"])
    await driver.press("/")
    await driver.type("xyzzy")
    #expect(driver.text.contains("nothing fits"))
    await driver.press(.enter)
    #expect(driver.status == "there is nothing to add")
    await driver.press(
      .backspace, .backspace, .backspace, .backspace, .backspace)
    #expect(driver.state.route == "/search")
    #expect(driver.state.found.entries.count > 1500)
    await driver.press(.end)
    #expect(driver.text.contains(">"))
    #expect(driver.state.found.chosen == driver.state.found.entries.count - 1)
    await driver.press(.home)
    #expect(driver.state.found.chosen == 0)
  }

  @Test func `tones are found where the words ask for one`() async throws {
    let driver = try await Driver(["🐶"])
    await driver.press("a")
    await driver.type("thumbs up medium")
    #expect(driver.text.contains("👍🏽 thumbs up: medium skin tone"))
    await driver.press(.control("u"))
    #expect(driver.state.route == "/search")
    await driver.type("thumbs up")
    #expect(driver.state.found.entries.map(\.text) == ["👍"])
  }

  @Test func `Ctrl-U erases what is typed, wherever that is`() async throws {
    let driver = try await Driver(["🐶"], changes: [ShuffleEmoji(seed: 1)])
    await driver.press("n")
    await driver.type("one two")
    await driver.press(.control("u"))
    #expect(driver.status == "new section:")
  }

  @Test func `emoji are removed, and all is undone and redone`() async throws {
    let driver = try await Driver(["🐶🐱", "🍎"])
    await driver.press("x", "x")
    #expect(try driver.rows == ["", "🍎"])
    await driver.press("x")
    #expect(driver.status == "there is no emoji to remove")
    await driver.press("u", "u")
    #expect(try driver.rows == ["🐶🐱", "🍎"])
    await driver.press("u")
    #expect(driver.status == "there is nothing to undo")
    await driver.press("U", .control("r"), .control("r"))
    #expect(try driver.rows == ["", "🍎"])
    #expect(driver.status == "there is nothing to redo")
  }

  @Test func `a shuffle keeps what there is, in the section or in all`()
    async throws
  {
    let emoji = "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯"
    let driver = try await Driver([emoji, emoji])
    await driver.press("s")
    #expect(try driver.rows[0] != emoji)
    #expect(try driver.rows[0].sorted() == emoji.sorted())
    #expect(try driver.rows[1] == emoji)
    await driver.press("u", "S")
    #expect(try driver.rows[1] != emoji)
  }

  // MARK: Sections

  @Test func `sections are added, renamed, moved and removed`() async throws {
    let driver = try await Driver(["🐶", "🍎"])
    await driver.press("n")
    await driver.type("Näme two")
    #expect(driver.status == "new section: Näme two")
    await driver.press(.enter)
    #expect(driver.state.content.collection.titles == ["A", "Näme two", "B"])
    #expect(driver.state.route == "/sections/1/items/0")
    await driver.press("R")
    #expect(driver.status == "rename to: Näme two")
    await driver.press(.backspace, .backspace, .backspace, .enter)
    await driver.press("<", "<")
    #expect(driver.status == "there is no place for the section there")
    #expect(driver.state.content.collection.titles == ["Näme", "A", "B"])
    await driver.press("X")
    #expect(driver.state.content.collection.titles == ["A", "B"])
  }

  @Test func `only a section with emoji asks before it goes`() async throws {
    let driver = try await Driver(["🐶🐱", ""])
    await driver.press("X")
    #expect(driver.status == "y/n? remove 'A' and its 2 emoji")
    await driver.press("n")
    #expect(driver.state.revision == 0)
    await driver.press("X", .enter, .escape)
    #expect(driver.state.revision == 0)
    await driver.press("X", "y")
    #expect(driver.state.content.collection.titles == ["B"])
    await driver.press("X")
    #expect(driver.state.content.collection.sections.isEmpty)
    #expect(driver.text.hasPrefix("no sections: press n to add one\n"))
    for key: Key in ["x", "m", "s", "R", "X", "<", "l", "j", .end] {
      await driver.press(key, .escape)
    }
    await driver.press("a")
    await driver.type("dog")
    await driver.press(.enter)
    #expect(driver.status == "there is no section to add to")
    await driver.press(.escape, "u", "u")
    #expect(try driver.rows == ["🐶🐱", ""])
  }

  @Test func `a title that is taken or empty is refused and can be mended`()
    async throws
  {
    let driver = try await Driver(["", ""])
    await driver.press("n", .enter)
    #expect(driver.lastLines == ["a title cannot be empty", "new section:"])
    await driver.type("B")
    #expect(driver.status == "new section: B")
    await driver.press(.enter)
    #expect(driver.status == "new section: B")
    #expect(driver.text.contains("there is a section with the title \"B\""))
    #expect(driver.browser.frame.caret == ScreenPoint(column: 14, row: 11))
    await driver.type("x")
    await driver.press(.enter)
    #expect(driver.state.content.collection.titles == ["A", "Bx", "B"])
    #expect(driver.state.scope == .collection)
    await driver.press("R", .backspace, .enter)
    #expect(driver.state.scope == .typing)
    #expect(driver.state.draft == "B")
    await driver.press(.escape)
    #expect(driver.state.revision == 1)
  }

  @Test func `a question stands until the files take the answer`()
    async throws
  {
    let driver = try await Driver(["🐶", ""])
    await driver.press("n")
    await driver.type("C")
    try await driver.outside(RemoveEmoji(at: [0], from: 0))
    await driver.press(.enter)
    #expect(driver.text.contains("nothing was done, press again"))
    #expect(driver.status == "new section: C")
    await driver.press(.enter)
    #expect(driver.state.content.collection.titles == ["A", "C", "B"])
  }

  @Test func `a change by another process leaves what is being typed`()
    async throws
  {
    let driver = try await Driver(["🐶🐱"])
    await driver.press("l", "R")
    await driver.type("nimals")
    try await driver.outside(AddEmoji(try Emoji.list(in: "🦊🐭"), to: 0, at: 0))
    await driver.browser.look()
    #expect(driver.state.cursor == ItemPosition(section: 0, index: 3))
    #expect(
      driver.lastLines == [
        "changed by another process: +2", "rename to: Animals",
      ])
  }

  @Test func `a key that means something elsewhere says so`() async throws {
    let driver = try await Driver(["🐶"])
    await driver.press("z")
    #expect(driver.state.message == nil)
    await driver.press("r")
    #expect(
      driver.lastLines == ["'r' does nothing here; '?' lists the", "keys"])
    await driver.press("?", "u")
    #expect(driver.status == "'u' does nothing here; Esc goes back")
    await driver.press(.escape, "n", .control("r"))
    #expect(
      driver.lastLines == [
        "back", "new section:",
      ])
  }

  // MARK: Routes

  @Test(
    arguments: [
      ("/sections/1/items/0", "1/0  red apple  (B)              ? help"),
      ("/search/dog", "Enter adds  ↑↓ choose  Esc back"),
      ("/sections/9/items/3", "the nearest"),
      ("/what", "there is no /what, this is the nearest"),
    ] as [(Route, String)])
  func `a deep link opens its place, or says that there is none`(
    route: Route, status: String
  ) async throws {
    let driver = try await Driver(["🐶", "🍎"], at: route)
    #expect(driver.status == status)
  }

  @Test func `every screen leads back to where the person was`() async throws {
    let driver = try await Driver(["🐶🐱"], changes: [ShuffleEmoji(seed: 1)])
    await driver.press("l", "?")
    #expect(driver.text.hasPrefix("In the collection\n"))
    await driver.press(.escape, "m", "?")
    #expect(driver.text.hasPrefix("Carrying an emoji\n"))
    await driver.press(.escape, .escape, "H", "?")
    #expect(driver.text.hasPrefix("In the history\n"))
    await driver.press(.end)
    #expect(driver.text.contains("Wheel  up and down"))
    await driver.press(.escape, .escape, "?")
    await driver.press(.pageDown, .end, .up, .escape, "H", .enter, "d")
    await driver.press("?", "q", .escape, .escape, .escape)
    #expect(driver.state.route == "/sections/0/items/1")
    await driver.press("q")
    #expect(driver.state.isOver)
  }

  @Test func `what is for the terminal is left to it`() async throws {
    let driver = try await Driver(["🐶"])
    #expect(await driver.press(.control("z")) == .stop)
    #expect(await driver.press("a", .control("l")) == .redraw)
  }

  // MARK: Others

  @Test func `a change by another process appears, the cursor on its emoji`()
    async throws
  {
    let driver = try await Driver(["🐶🐱", "🍎"], at: "/sections/0/items/1")
    try await driver.outside(AddEmoji(try Emoji.list(in: "🦊🐭"), to: 0, at: 0))
    await driver.browser.look()
    #expect(driver.text.contains("🦊 🐭 🐶[🐱]"))
    #expect(driver.status == "changed by another process: +2")
    try await driver.outside(MoveSection(from: 0, to: 1))
    await driver.browser.look()
    #expect(driver.state.route == "/sections/1/items/3")
  }

  @Test func `an edit of the file appears, and is not lost by a change`()
    async throws
  {
    let driver = try await Driver(
      ["🐶🐱", "🍎🦊"], changes: [RemoveEmoji(at: [1], from: 1)])
    try driver.folder.write(
      collectionFile(
        ListedSection("A", "🐱"), ListedSection("New", "🐭")), to: "c.json")
    // The person has not seen it yet.
    await driver.press("x")
    #expect(driver.status == "first; nothing was done, press again")
    #expect(try driver.rows == ["🐱", "🐭"])
    await driver.press("x", "u", "u")
    #expect(try driver.rows == ["🐶🐱", "🍎"])
  }

  @Test func `while another process has the lock, nothing is done or missed`()
    async throws
  {
    let driver = try await Driver(
      ["🐶🐱"], changes: [ShuffleEmoji(seed: 4)], patience: .milliseconds(200))
    try await driver.outside(RemoveEmoji(at: [0], from: 0))
    let path = driver.folder.path("c.json.lock")
    let lock = unsafe open(path, O_RDWR | O_CLOEXEC)
    try #require(flock(lock, LOCK_EX) == 0)
    #expect(await !driver.browser.look())
    await driver.press("x")
    #expect(driver.status.hasPrefix("c.json.lock is locked by another"))
    flock(lock, LOCK_UN)
    close(lock)
    #expect(await driver.browser.look())
    #expect(driver.state.revision == 2)
    await driver.press("x")
    #expect(try driver.rows == [""])
  }

  @Test func `a question about a section that goes is taken back`() async throws
  {
    let driver = try await Driver(["🐶", "🍎"], at: "/sections/1/items/0")
    await driver.press("R")
    _ = await driver.browser.handle(.mouse(.wheelUp))
    #expect(driver.state.route == "/sections/1/items/0/:ask/rename")
    try await driver.outside(RemoveSection(1))
    await driver.browser.look()
    #expect(driver.state.route == "/sections/0/items/0")
  }

  @Test func `a file that cannot be read leaves what was seen`() async throws {
    let driver = try await Driver(["🐶"])
    try driver.folder.write("{", to: "c.json")
    await driver.browser.look()
    #expect(driver.state.message?.isError == true)
    #expect(driver.text.contains("🐶"))
    await driver.press("x")
    #expect(driver.state.message?.isError == true)
    #expect(try driver.folder.text(of: "c.json") == "{")
  }

  // MARK: Mouse and pasted text

  @Test func `the mouse puts the cursor where it points`() async throws {
    let driver = try await Driver(["🐶🐱🍎", "", "🦊"])
    func click(_ column: Int, _ row: Int) async {
      let point = ScreenPoint(column: column, row: row)
      _ = await driver.browser.handle(.mouse(.press(point)))
    }
    await click(8, 1)
    #expect(driver.state.route == "/sections/0/items/2")
    await click(3, 4)
    #expect(driver.state.route == "/sections/1/items/0")
    await click(3, 99)
    await click(-3, -9)
    _ = await driver.browser.handle(.mouse(.wheelDown))
    #expect(driver.state.route == "/sections/2/items/0")
    await driver.press("a")
    await driver.type("apple")
    await click(3, 2)
    await driver.press(.enter)
    #expect(try driver.rows == ["🐶🐱🍎", "", "🦊🍏"])
  }

  @Test func `pasted emoji are added, other text is refused`() async throws {
    let driver = try await Driver(["🐶"])
    _ = await driver.browser.handle(.paste("🐱 🍎\n🦊"))
    #expect(try driver.rows == ["🐶🐱🍎🦊"])
    #expect(driver.state.route == "/sections/0/items/3")
    _ = await driver.browser.handle(.paste("xq"))
    #expect(
      driver.state.message?.text
        == "no emoji is called xq; the nearest is ❌ (:x:)")
    _ = await driver.browser.handle(.paste("🍎🍊 :dog:"))
    #expect(try driver.rows == ["🐶🐱🍎🦊🍎🍊🐶"])
    await driver.press("n")
    _ = await driver.browser.handle(.paste("one\nt\u{1B}[2Jwo"))
    #expect(driver.status == "new section: one t\\u{1B}[2Jwo")
    _ = await driver.browser.handle(
      .paste(String(repeating: "x", count: 1 << 20)))
    #expect(driver.state.draft.utf8.count == 240)
  }

  @Test func `a screen that grows is filled`() async throws {
    let driver = try await Driver(["🐶", "🐱", "🍎"], rows: 3)
    await driver.press("2")
    #expect(!driver.text.contains("🐶"))
    await driver.browser.resize(ScreenSize(columns: 40, rows: 12))
    #expect(driver.text.contains("🐶") && driver.text.contains("[🍎]"))
  }

  @Test func `what is cut ends in a mark, and what to press is not cut`()
    async throws
  {
    let title = "A long title of a section"
    let driver = try await Driver(
      listed: [ListedSection(title, "🐶")], at: [], columns: 20, rows: 6)
    #expect(driver.text.hasPrefix("0 A long title of a…\n"))
    await driver.press("f")
    await driver.type("zzzz")
    #expect(driver.text.hasPrefix("no emoji fits\n'zzzz': Esc shows\nall\n"))
    await driver.press(.escape, "a")
    await driver.type("dogs and cats")
    #expect(
      driver.text.hasPrefix(
        "search: …s and cats\nnothing fits: erase\nsomething\n"))
    await driver.press(.escape, "X", "y", .escape)
    #expect(driver.text.hasPrefix("no sections: press n\nto add one\n"))
  }

  @Test func `a screen of any size is drawn`() async throws {
    let driver = try await Driver(["🐶🐱🍎", "", "🦊"])
    for keys: [Key] in [[], ["a"], [.escape, "H"], [.escape, "d"], ["?"]] {
      for key in keys { await driver.press(key) }
      for columns in [0, 1, 2, 3, 7, 300] {
        for rows in [0, 1, 2, 5, 100] {
          let size = ScreenSize(columns: columns, rows: rows)
          await driver.browser.resize(size)
          #expect(driver.browser.frame.size == size)
        }
      }
    }
  }
}
