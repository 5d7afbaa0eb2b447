import Diff
import EmojiModel
import Redux
import TestSupport
import Testing

@testable import emoji

/// The browser on 100,000 emoji in 200 sections.
@MainActor
struct LargeCollectionTests {
  private static let sections = 200
  private static let length = 500

  /// Every emoji of the catalogue in turn, the longest ones included.
  private func driver(at route: Route) async throws -> Driver {
    let entries = Catalogue.entries.filter { !$0.isComponent }
    let listed = (0..<Self.sections).map { section in
      ListedSection(
        title: "Section \(section)",
        emoji: (0..<Self.length).map {
          entries[(section * Self.length + $0) % entries.count].text
        })
    }
    return try await Driver(
      listed: listed, at: route, columns: 80, rows: 24)
  }

  @Test func `a step of the cursor writes at most 200 bytes`() async throws {
    let driver = try await driver(at: "/sections/150/items/0")
    #expect(driver.state.content.collection.count == 100_000)
    let painter = Painter(isSynchronized: true)
    var steps = 0
    var keys: [Key] = Array(repeating: "l", count: 600)
    keys += Array(repeating: "j", count: 60) + Array(repeating: "h", count: 99)
    var shown = driver.browser.frame
    for key in keys {
      let top = driver.state.top
      await driver.press(key)
      let frame = driver.browser.frame
      let text = painter.text(from: shown, to: frame)
      shown = frame
      // A row that comes into sight takes what its emoji take.
      guard driver.state.top == top else { continue }
      steps += 1
      #expect(text.utf8.count <= 200, "\(driver.status)")
    }
    #expect(steps > 650)
  }

  @Test func `a row that comes into sight is all that scrolling writes`()
    async throws
  {
    let driver = try await driver(at: "/sections/150/items/0")
    let painter = Painter(countsClusters: true)
    var shown = driver.browser.frame
    for _ in 0..<60 {
      let top = driver.state.top
      await driver.press("j")
      let frame = driver.browser.frame
      let text = painter.text(from: shown, to: frame)
      let rows = driver.state.top - top
      shown = frame
      #expect(text.utf8.count <= 250 + rows * 26 * 42, "\(driver.status)")
      if rows > 0 { #expect(text.contains("\u{1B}[\(rows)S")) }
    }
  }

  @Test func `what a step does not touch is not made anew`() async throws {
    let driver = try await driver(at: "/sections/150/items/0")
    let before = driver.state
    await driver.press("l")
    let after = driver.state
    // Equal at once if both are one and the same array.
    #expect(after.layout.isIdentical(to: before.layout))
    #expect(after.content.collection.isIdentical(to: before.content.collection))
  }
}

extension GridLayout {
  fileprivate func isIdentical(to other: GridLayout) -> Bool {
    sections.isIdentical(to: other.sections)
  }
}

extension EmojiCollection {
  fileprivate func isIdentical(to other: EmojiCollection) -> Bool {
    sections.isIdentical(to: other.sections)
  }
}

extension Array {
  /// Whether both arrays are the same memory.
  fileprivate func isIdentical(to other: [Element]) -> Bool {
    unsafe withUnsafeBufferPointer { own in
      unsafe other.withUnsafeBufferPointer { other in
        unsafe own.baseAddress == other.baseAddress
      }
    }
  }
}
