import Diff
import EmojiModel
import Redux
import Testing

@testable import emoji

/// Emoji in the person's hand.
@MainActor
struct CarryingTests {
  @Test func `an emoji is carried within its section and dropped`() async throws
  {
    let driver = try await Driver(["🐶🐱🍎", "🦊"])
    await driver.press("m", "l", "l")
    #expect(driver.text.contains(">🐶<"))
    #expect(try driver.rows == ["🐶🐱🍎", "🦊"])
    await driver.press(.enter)
    #expect(try driver.rows == ["🐱🍎🐶", "🦊"])
    #expect(driver.state.cursor == ItemPosition(section: 0, index: 2))
  }

  @Test func `an emoji is carried through other sections, also empty ones`()
    async throws
  {
    let driver = try await Driver(["🐶🐱", "", "🍎🦊"])
    await driver.press(" ", .end, .right)
    #expect(driver.state.carry?.preview.collection.rows == ["🐱", "🐶", "🍎🦊"])
    await driver.press(.right, .right, " ")
    #expect(try driver.rows == ["🐱", "", "🍎🐶🦊"])
    await driver.press("m", .left, .left, .left, "m")
    #expect(try driver.rows == ["🐱🐶", "", "🍎🦊"])
    await driver.press("m", "2", "m")
    #expect(try driver.rows == ["🐱", "", "🍎🦊🐶"])
  }

  @Test func `what is given up is where it was`() async throws {
    let driver = try await Driver(["🐶🐱", "🍎"])
    await driver.press("l", "m", "j", .escape)
    #expect(driver.state.carry == nil)
    #expect(driver.state.route == "/sections/0/items/1")
    #expect(driver.state.revision == 0)
    await driver.press("m", .enter)
    #expect(driver.state.revision == 0)
  }

  @Test(
    arguments: [
      (["l"], "1/0"), (["j"], "1/1"), (["1"], "1/2"),
      ([.right, .right], "1/1"),
    ] as [([Key], String)])
  func `an emoji is carried off the end of a section without complaint`(
    keys: [Key], place: String
  ) async throws {
    let driver = try await Driver(["🐶🐱", "🍎🦊"])
    await driver.press("m", .end)
    for key in keys { await driver.press(key) }
    #expect(driver.state.message == nil)
    #expect(driver.status == "\(place)  dog fac…  Enter drops  Esc gives up")
    await driver.press(.escape)
    #expect(driver.state.message == nil)
    #expect(driver.status.hasPrefix("0/0  dog face  (A)"))
    await driver.press("1", "l", "m", .end, "h", "h", "h", "h")
    #expect(driver.state.message == nil)
    await driver.press("u")
    #expect(driver.state.message == nil)
    #expect(driver.state.route == "/sections/1/items/1")
    #expect(driver.state.revision == 0)
  }

  @Test func `what is carried is named, and a section that is not says so`()
    async throws
  {
    let driver = try await Driver(["🐶🐱", "🍎"], columns: 80)
    await driver.press("m", "1")
    #expect(
      driver.status.hasPrefix(
        "1/1  dog face  (B)  Enter drops  Esc gives up  "))
    await driver.press("9")
    #expect(driver.status == "there is no section 9")
    await driver.press("0")
    #expect(driver.status.hasPrefix("0/1  dog face  (A)"))
    await driver.press("U")
    #expect(
      driver.status == "'U' does nothing here; '?' lists the keys")
    await driver.press("?", .escape, .enter)
    #expect(try driver.rows == ["🐱🐶", "🍎"])
  }

  @Test func `what is carried stays in the hand through others' changes`()
    async throws
  {
    let driver = try await Driver(["🐶🐱", "🍎", ""])
    await driver.press("l", "m", "1")
    try await driver.outside(AddEmoji(try Emoji.list(in: "🦊🐭"), to: 0, at: 0))
    try await driver.outside(MoveSection(from: 1, to: 0))
    await driver.browser.look()
    #expect(driver.state.carry?.origin == ItemPosition(section: 1, index: 3))
    #expect(driver.state.route == "/sections/0/items/1")
    #expect(driver.text.contains("🍎>🐱<"))
    try await driver.outside(RemoveSection(0))
    await driver.browser.look()
    #expect(driver.text.contains("🦊 🐭 🐶>🐱<"))
    await driver.press("1", .enter)
    #expect(try driver.rows == ["🦊🐭🐶", "🐱"])
  }

  @Test func `what is carried and goes by another process is told`()
    async throws
  {
    let driver = try await Driver(["🐶🐱", "🍎"], columns: 80)
    await driver.press("m", "1")
    try await driver.outside(RemoveEmoji(at: [0], from: 0))
    await driver.browser.look()
    #expect(driver.state.carry == nil)
    #expect(
      driver.status == "another process removed the emoji that you carried")
    #expect(driver.state.route == "/sections/0/items/0")
  }

  @Test func `what another process keeps from being dropped stays in the hand`()
    async throws
  {
    let driver = try await Driver(["🐶🐱", "🍎"], columns: 80)
    await driver.press("m", "1")
    try await driver.outside(RemoveEmoji(at: [1], from: 0))
    await driver.press(.enter)
    #expect(driver.status.hasSuffix("nothing was done, press again"))
    #expect(driver.text.contains("🍎>🐶<"))
    await driver.press(.enter)
    #expect(try driver.rows == ["", "🍎🐶"])
  }
}
