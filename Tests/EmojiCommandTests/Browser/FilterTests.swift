import Diff
import EmojiModel
import Redux
import Testing

@testable import emoji

/// Only the emoji that fit words.
@MainActor
struct FilterTests {
  @Test func `a filter shows what fits, and the cursor stays on that`()
    async throws
  {
    let driver = try await Driver(["🍎🐶🍏🐱", "🍌", "🐭"])
    await driver.press("f")
    await driver.type("animal")
    #expect(driver.text.contains("[🐶]🐱"))
    #expect(driver.state.route == "/sections/0/items/0/:ask/filter")
    #expect(!driver.text.contains("🍎"))
    #expect(!driver.text.contains("1 B"))
    await driver.press(.enter, "l", "l")
    #expect(driver.state.route == "/sections/2/items/0")
    await driver.press("h", "x")
    #expect(try driver.rows == ["🍎🐶🍏", "🍌", "🐭"])
    await driver.press("f")
    #expect(driver.status == "show: animal")
    await driver.type("xyzzy")
    #expect(driver.text.hasPrefix("no emoji fits 'animalxyzzy'"))
    await driver.press(.escape)
    #expect(driver.text.contains("🍎"))
    await driver.press("f")
    await driver.type("banana")
    await driver.press(.enter, .escape)
    #expect(driver.state.filter == nil)
  }

  private func filtered(_ words: String) async throws -> Driver {
    let driver = try await Driver(
      ["🍎🐶🍏🐱", "🍌", "🐭"], at: "/sections/1/items/0", columns: 80)
    await driver.press("f")
    await driver.type(words)
    await driver.press(.enter)
    return driver
  }

  @Test func `an accepted filter is named, and giving up leads back`()
    async throws
  {
    let driver = try await filtered("animal")
    #expect(
      driver.status.hasPrefix("only 'animal'  2/0  mouse face  (C)  Esc shows"))
    await driver.press("h", .escape)
    #expect(driver.state.route == "/sections/0/items/3")
    #expect(driver.status.hasPrefix("0/3  cat face  (A)"))
    await driver.press("1", "f")
    await driver.type("dog")
    #expect(driver.text.contains("[🐶]"))
    await driver.press(.escape)
    #expect(driver.state.route == "/sections/1/items/0")
  }

  @Test func `a filter that nothing fits is not accepted`() async throws {
    let driver = try await filtered("xyzzy")
    #expect(driver.lastLines == ["no emoji fits 'xyzzy'", "show: xyzzy"])
    await driver.press(.escape)
    #expect(driver.state.route == "/sections/1/items/0")
    await driver.press("x")
    #expect(try driver.rows == ["🍎🐶🍏🐱", "", "🐭"])
  }

  @Test func `the last that fits takes the filter with it`() async throws {
    let driver = try await filtered("banana")
    await driver.press("x")
    #expect(driver.status == "remove 1 0  (-1); all is shown again")
    #expect(driver.text.contains("🍎"))
  }

  @Test func `what is added is shown, and the filter ends if it would not be`()
    async throws
  {
    let driver = try await filtered("animal")
    _ = await driver.browser.handle(.paste("🐢"))
    #expect(driver.status == "add 2 🐢 --at 1  (+1)")
    _ = await driver.browser.handle(.paste("🍇"))
    #expect(driver.status == "add 2 🍇 --at 2  (+1); all is shown again")
    #expect(driver.text.contains("🐭 🐢[🍇]"))
    await driver.press("f")
    await driver.type("animal")
    await driver.press(.enter, "n")
    await driver.type("New")
    await driver.press(.enter)
    #expect(
      driver.status == "section add 'New' --at 3  (§1); all is shown again")
    #expect(driver.state.route == "/sections/3/items/0")
  }

  @Test func `what is hidden is not gone to and not shuffled`() async throws {
    let driver = try await filtered("animal")
    await driver.press("1")
    #expect(driver.status == "section 1 has no emoji that fits 'animal'")
    await driver.press(.tab)
    #expect(
      driver.status == "no other section there has emoji that fit 'animal'")
    await driver.press("s")
    #expect(
      driver.status == "a shuffle would move what is hidden too: Esc shows all")
    await driver.press("S")
    #expect(driver.state.revision == 0)
    #expect(driver.state.route == "/sections/2/items/0")
  }

  @Test func `while an emoji is carried, all are shown`() async throws {
    let driver = try await filtered("animal")
    await driver.press("m", "1", "h")
    #expect(driver.text.contains(">🐭<🍌"))
    await driver.press(.enter)
    #expect(try driver.rows == ["🍎🐶🍏🐱", "🐭🍌", ""])
    #expect(!driver.text.contains("🍌"))
    #expect(driver.state.route == "/sections/1/items/0")
  }
}
