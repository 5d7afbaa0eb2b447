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

  /// The bytes of the emoji on a row, each with a jump to its column, and a blank
  /// where a terminal may have drawn it too wide.
  private func bytes(ofRow row: Int, in frame: Frame) -> Int {
    frame.rows[row].filter { $0.text.utf8.count > 2 }
      .map { $0.text.utf8.count + "\u{1B}[80G ".utf8.count }.reduce(0, +)
  }

  /// A row that comes into sight takes what its emoji take besides.
  ///
  /// There are 26, each of 4 to 35 bytes, and each needs 5 more that put it into its
  /// column, whatever a terminal makes of the one before.
  @Test(arguments: [true, false])
  func `a step of the cursor writes at most 200 bytes, and the rows that come`(
    countsClusters: Bool
  ) async throws {
    let driver = try await driver(at: "/sections/150/items/0")
    #expect(driver.state.content.collection.count == 100_000)
    let painter = Painter(isSynchronized: true, countsClusters: countsClusters)
    var steps = (still: 0, scrolling: 0)
    var keys: [Key] = Array(repeating: "l", count: 600)
    keys += Array(repeating: "j", count: 60) + Array(repeating: "h", count: 99)
    keys += Array(repeating: "k", count: 99)
    var shown = driver.browser.frame
    for key in keys {
      let top = driver.state.top
      await driver.press(key)
      let frame = driver.browser.frame
      let text = painter.text(from: shown, to: frame)
      let count = driver.state.top - top
      shown = frame
      let rows = count > 0 ? 23 - count..<23 : 0..<(-count)
      let limit = 200 + rows.map { bytes(ofRow: $0, in: frame) }.reduce(0, +)
      #expect(text.utf8.count <= limit, "\(driver.status)")
      if count == 0 {
        steps.still += 1
      } else {
        steps.scrolling += 1
        let letter = count > 0 ? "S" : "T"
        #expect(text.contains("\u{1B}[1;23r\u{1B}[\(abs(count))\(letter)"))
      }
    }
    #expect(steps.still > 650 && steps.scrolling > 100)
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
