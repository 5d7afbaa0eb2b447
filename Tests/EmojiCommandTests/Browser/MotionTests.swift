import Diff
import EmojiModel
import TestSupport
import Testing

@testable import emoji

@MainActor
struct MotionTests {
  private func driver(_ sections: String...) async throws -> Driver {
    try await Driver(sections, columns: 30, rows: 12)
  }

  private func frames(_ driver: Driver) -> [Frame] {
    Motion(of: driver.state).frames
  }

  @Test func `what goes fades`() async throws {
    let driver = try await driver("🐶🐱🍎")
    await driver.press("l", "x")
    let frames = frames(driver)
    #expect(
      frames.map { $0.text(ofRow: 1) } == ["  🐶 🐱 🍎", "  🐶 ·· 🍎"])
    #expect(frames[0].rows[1][5].style == [.faint, .reversed])
  }

  @Test func `what moves travels`() async throws {
    let driver = try await driver("🐶🐱🍎", "")
    await driver.press("m", "1", .enter)
    let places = frames(driver).map { frame in
      frame.rows.firstIndex { $0.contains { $0.text == "🐶" } }
    }
    #expect(places == [1, 2, 3])
    #expect(driver.browser.frame.text(ofRow: 4) == " [🐶]")
  }

  @Test func `what comes lights up`() async throws {
    let driver = try await driver("🐶")
    _ = await driver.browser.handle(.paste("🐱"))
    let frames = frames(driver)
    #expect(frames.map { $0.text(ofRow: 1) } == ["  🐶 🐱", "  🐶 🐱"])
    #expect(frames[0].rows[1][5].style == [.green, .reversed])
  }

  @Test func `a section that moves travels with its emoji`() async throws {
    let driver = try await driver("🐶🐱", "🦊", "")
    await driver.press(">")
    let frames = frames(driver)
    func rows(_ text: String) -> [Int?] {
      frames.map { $0.rows.firstIndex { $0.contains { $0.text == text } } }
    }
    #expect(frames.count == 3)
    #expect(Set(rows("🐶")).count == 3 && rows("🐶") == rows("🐱"))
    #expect(rows("A") == rows("🐶").map { $0.map { $0 - 1 } })
    #expect(frames.last?.text(ofRow: 0) == "0 B")
    await driver.press("2", "<")
    #expect(self.frames(driver).count == 3)
  }

  @Test func `a section that comes lights up, a title too`() async throws {
    let driver = try await driver("🐶", "🦊")
    await driver.press("n")
    await driver.type("New")
    await driver.press(.enter)
    var frames = frames(driver)
    #expect(frames.map { $0.text(ofRow: 3) } == ["1 New", "1 New"])
    #expect(frames[0].rows[3][2].style == [.green, .reversed])
    #expect(frames[0].rows[4][2].style == [.green, .reversed])
    await driver.press("R")
    await driver.type("er")
    await driver.press(.enter)
    frames = self.frames(driver)
    #expect(frames.map { $0.text(ofRow: 3) } == ["1 Newer", "1 Newer"])
    #expect(frames[0].rows[3][6].style == [.green, .reversed])
    #expect(frames[0].rows[4][2].style == .faint)
  }

  @Test func `a section that goes fades with its emoji`() async throws {
    let driver = try await driver("🐶", "🦊🐢", "🐧")
    await driver.press("1", "X", "y")
    let frames = frames(driver)
    #expect(frames.map { $0.text(ofRow: 3) } == ["1 B", "···"])
    #expect(frames.map { $0.text(ofRow: 4) } == ["  🦊 🐢", "  ·· ··"])
    for row in [3, 4] {
      #expect(frames[0].rows[row][2].style == [.faint, .reversed])
    }
  }

  @Test func `a change of everything goes through its stages in time`()
    async throws
  {
    let driver = try await driver("🐶🐱🍎", "🦊", "🐢🐧")
    try await driver.outside(MoveSection(from: 0, to: 2))
    try await driver.outside(RemoveSection(0))
    try await driver.outside(
      MoveEmoji(
        from: ItemPosition(section: 1, index: 0),
        to: ItemPosition(section: 0, index: 1)))
    try await driver.outside(AddEmoji(try Emoji.list(in: "🦁"), to: 1, at: 0))
    await driver.browser.look()
    let motion = Motion(of: driver.state)
    #expect(motion.frames.count >= 5)
    #expect(motion.frames.count * motion.pause <= 300)
  }

  @Test func `nothing moves behind another screen, or beyond this one`()
    async throws
  {
    let driver = try await driver("🐶🐱")
    #expect(frames(driver).isEmpty)
    await driver.press("a")
    await driver.type("fox")
    await driver.press(.enter)
    #expect(frames(driver).isEmpty)
    await driver.press(.escape, "?")
    #expect(frames(driver).isEmpty)
    await driver.press(.escape)
    let many = Array(repeating: try Emoji("🐢"), count: 400)
    try await driver.outside(AddEmoji(many, to: 0))
    await driver.browser.look()
    #expect(frames(driver).isEmpty)
  }

  @Test func `any change is in time, and its last line stays`() async throws {
    let driver = try await driver("🐶🐱🍎🦊🐢🐧🐭🐹", "🦁", "")
    var generator = SplitMix64(seed: 5)
    let keys: [Key] = ["l", "j", "x", "s", "S", "u", "m", ">", "<", "U", "k"]
    for round in 0..<150 {
      let key = keys.randomElement(using: &generator) ?? "l"
      await driver.press(key)
      let motion = Motion(of: driver.state)
      #expect(motion.frames.count * motion.pause <= 300, "round \(round)")
      for frame in motion.frames {
        #expect(
          frame.text(ofRow: 11)
            == DisplayWidth.cut(driver.state.message?.text ?? "", to: 30))
      }
    }
  }
}
