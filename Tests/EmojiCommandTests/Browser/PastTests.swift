import Diff
import EmojiModel
import Foundation
import Redux
import TestSupport
import Testing

@testable import emoji

/// The history, its revisions, and what changed between them.
@MainActor
struct PastTests {
  private let changes: [any CollectionAction] = [
    MoveSection(from: 0, to: 1), RemoveEmoji(at: [0], from: 0),
    ShuffleEmoji(seed: 4),
  ]

  @Test func `the last change, and any two revisions, are shown as a diff`()
    async throws
  {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    await driver.press("d")
    #expect(driver.state.route == "/diff/2/3")
    await driver.press("[")
    #expect(driver.text.hasPrefix("B\n  - 0  🍎\n"))
    await driver.press("[")
    #expect(driver.state.route == "/diff/0/1")
    await driver.press("[", .escape, "H", .end, " ", .home, "d")
    #expect(driver.state.route == "/diff/0/3")
    await driver.press(.escape)
    #expect(driver.state.route == "/history/3")
  }

  @Test func `a state of the past is looked at and restored`() async throws {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    await driver.press("H", .down, .down, .enter)
    #expect(driver.state.route == "/history/1/collection")
    #expect(driver.text.hasPrefix("0 B\n  🍎 🍌\n"))
    await driver.press("]")
    #expect(driver.text.hasPrefix("0 B\n  🍌\n"))
    await driver.press("[", "r")
    #expect(try driver.rows == ["🍎🍌", "🐶🐱🦊"])
    #expect(driver.state.revision == 4)
    await driver.press(.escape)
    #expect(driver.state.log.first?.revision == 4)
    await driver.press(.escape, "u")
    #expect(try driver.rows[0] == "🍌")
  }

  @Test func `a long history is read as far as it is looked at`() async throws {
    let changes = (0..<210).map { _ in MoveSection(from: 0, to: 1) }
    let driver = try await Driver(["🐶", "🍎"], changes: changes)
    await driver.press("H")
    #expect(driver.state.log.map(\.revision) == Array((11...210).reversed()))
    await driver.press(.end)
    #expect(driver.state.route == "/history/11")
    #expect(driver.state.log.map(\.revision) == Array((0...210).reversed()))
    await driver.press(.end)
    #expect(driver.text.contains(">    0  the beginning"))
  }

  @Test func `without changes the history and the diff say so`() async throws {
    let driver = try await Driver(["🐶"])
    await driver.press("H")
    #expect(driver.text.contains(">  0  the beginning"))
    await driver.press(.down, .up, .enter, .escape, .escape, "d")
    #expect(driver.text.hasPrefix("nothing changed\n"))
  }

  @Test func `a history that was folded away begins where it still can`()
    async throws
  {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    let files = CollectionFiles(path: driver.folder.path("c.json"))
    _ = try files.compact(keeping: .newest(1), now: Date())
    await driver.press("H")
    #expect(driver.state.log.map(\.revision) == [3, 2])
    _ = try files.compact(keeping: .newest(0), now: Date())
    let browser = try Browser(
      driver.files, route: ["history"], size: ScreenSize(columns: 40, rows: 12))
    await browser.settle()
    #expect(browser.frame.text.contains(">  3  the rest was folded away"))
    await driver.press(.escape, "d")
    #expect(driver.text.hasPrefix("nothing changed\n"))
  }

  @Test func `a history is read once, also where it was folded away`()
    async throws
  {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    let files = CollectionFiles(path: driver.folder.path("c.json"))
    _ = try files.compact(keeping: .newest(1), now: Date())
    await driver.press("H")
    try driver.folder.write("", to: "c.json.history")
    await driver.press(.down, .up, .down)
    #expect(driver.state.log.map(\.revision) == [3, 2])
    #expect(driver.state.route == "/history/2")
  }

  private func compact(_ driver: Driver, keeping count: Int) throws {
    let files = CollectionFiles(path: driver.folder.path("c.json"))
    _ = try files.compact(keeping: .newest(count), now: Date())
  }

  @Test(
    arguments: [
      ("/history/1", "/history/2"),
      ("/history/0/collection", "/history/2/collection"),
      ("/diff/0/3", "/diff/2/3"), ("/diff/0/1", "/diff/2/2"),
      ("/diff/1", "/diff/2/3"),
    ] as [(Route, Route)])
  func `a revision that was folded away leads to the first that is kept`(
    route: Route, nearest: Route
  ) async throws {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    try compact(driver, keeping: 1)
    let browser = try Browser(
      driver.files, route: route, size: ScreenSize(columns: 80, rows: 12))
    await browser.settle()
    #expect(browser.state.route == nearest)
    let said = "there is no \(route), this is the nearest"
    #expect(browser.state.message == Message(text: said, isError: true))
    #expect(browser.route == nearest)
  }

  @Test func `what another process folds away is gone from the screen`()
    async throws
  {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    await driver.press("H", .end)
    #expect(driver.state.route == "/history/0")
    try compact(driver, keeping: 1)
    #expect(await driver.browser.look())
    #expect(driver.state.log.map(\.revision) == [3, 2])
    #expect(driver.state.route == "/history/2")
    #expect(driver.text.contains(">  2  the rest was folded away"))
    await driver.press(.escape, "d", "[")
    #expect(driver.status == "there is nothing older")
    #expect(driver.state.route == "/diff/2/3")
    await driver.press("]")
    #expect(driver.status == "there is nothing newer")
  }

  @Test func `a revision that goes before anybody looked leads to the nearest`()
    async throws
  {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    try compact(driver, keeping: 1)
    await driver.press("d", "[")
    #expect(driver.state.route == "/diff/2/2")
    #expect(driver.status == "nearest")
  }

  @Test func `the mark is the history's, and the last change the last one`()
    async throws
  {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    await driver.press("H", .end, " ", .home)
    #expect(driver.status == "revision 3  Enter look  d diff from 0")
    await driver.press("d", .escape, .escape, "d")
    #expect(driver.state.route == "/diff/2/3")
    await driver.press(.escape, "H")
    #expect(driver.status == "revision 3  Enter look  d diff   ? help")
  }

  @Test func `a revision more that changes nothing is no change to tell`()
    async throws
  {
    let driver = try await Driver(["🐶🐱🦊", "🍎🍌"], changes: changes)
    try await driver.outside(MoveSection(from: 0, to: 1))
    try await driver.outside(MoveSection(from: 0, to: 1))
    #expect(await driver.browser.look())
    #expect(driver.state.revision == 5)
    #expect(driver.state.message == nil)
  }

  @Test func `the columns of the history line up`() async throws {
    let driver = try await Driver(
      ["🐶🐱🦊", "🍎"], columns: 80,
      changes: [
        RemoveSection(1), ShuffleEmoji(seed: 4), MoveSection(from: 0, to: 0),
      ]
        + (0..<9).map { _ in AddEmoji((try? Emoji.list(in: "🐭")) ?? [], to: 0) }
    )
    await driver.press("H")
    #expect(driver.text.contains("  +1     add 0 🐭"))
    #expect(driver.text.contains("  -1 §1  section remove 1"))
  }

  @Test func `a notice names the file without its folder`() async throws {
    let driver = try await Driver(["🐶🐱"], changes: [ShuffleEmoji(seed: 4)])
    let history = try driver.folder.text(of: "c.json.history")
    try driver.folder.write(history + "{\"torn", to: "c.json.history")
    await driver.press("x")
    #expect(
      driver.lastLines == [
        "an unfinished last line was cut off", "c.json.history",
      ])
  }
}
