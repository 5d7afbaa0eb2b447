import TestSupport
import Testing

@testable import emoji

struct TextWrappingTests {
  /// A law over every short list of words and every width.
  @Test func `no word is lost and no line too wide that could be narrower`() {
    for words in allLists(upTo: 4, of: ["a", "bcd", "🐶"]) {
      for columns in 1...8 {
        let lines = TextWrapping.lines(of: words, columns: columns)
        #expect(
          lines.flatMap { $0.split(separator: " ").map(String.init) } == words)
        for line in lines where line.contains(" ") {
          #expect(DisplayWidth.columns(of: line) <= columns)
        }
      }
    }
  }

  @Test func `a line takes as many words as fit`() {
    let words = ["aa", "bb", "cc", "toolong"]
    #expect(
      TextWrapping.lines(of: words, columns: 5) == ["aa bb", "cc", "toolong"])
  }
}
