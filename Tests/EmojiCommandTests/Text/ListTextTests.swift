import EmojiModel
import Testing

@testable import emoji

struct ListTextTests {
  private func rows(
    _ title: String, _ emoji: String, columns: Int = 80
  ) throws -> [Substring] {
    let models = SectionModel.build(from: try collection([title: emoji]))
    let text = try ListText.rows(
      of: #require(models.first), 4, columns: columns, isColored: false)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `a section is a heading and rows of ten`() throws {
    #expect(
      try rows("A", "🐶🐱🍎🍵🦊😀😃😄😁😆😅") == [
        "4 A", "   0  🐶 🐱 🍎 🍵 🦊 😀 😃 😄 😁 😆", "  10  😅", "", "",
      ])
    #expect(try rows("A", "🐶") == ["4 A", "  0  🐶", "", ""])
    #expect(try rows("A", "") == ["4 A", "  empty", "", ""])
  }

  @Test func `a narrow screen has rows of five, of two, or of one`() throws {
    let lengths = try [80, 34, 33, 19, 18, 10, 9, 1].map { columns in
      try rows("A", "🐶🐱🍎🍵🦊😀😃😄😁😆", columns: columns)[1]
        .count {
          $0.unicodeScalars.first?.properties.isEmojiPresentation == true
        }
    }
    #expect(lengths == [10, 10, 5, 5, 2, 2, 1, 1])
  }

  @Test func `indexes are as wide as the last one`() throws {
    let lines = try rows("A", String(repeating: "🐶", count: 101))
    #expect(lines[1].hasPrefix("    0  🐶"))
    #expect(lines[2].hasPrefix("   10  🐶"))
    #expect(lines[11].hasPrefix("  100  🐶"))
  }

  @Test func `a plain line has four columns and one tab between`() throws {
    let models = SectionModel.build(
      from: try collection(["a\u{202E}b": "🐶❤"]))
    var lines: [String] = []
    ListText.writePlain(try #require(models.first), 7) { lines.append($0) }
    #expect(
      lines == ["7\t0\t🐶\ta\\u{202E}b\n", "7\t1\t❤️\ta\\u{202E}b\n"])
  }
}
