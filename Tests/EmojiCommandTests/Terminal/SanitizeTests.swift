import Testing

@testable import emoji

struct SanitizeTests {
  @Test(arguments: [
    "", "Animals", "Füße", "日本", "שלום", "🐶", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "❤\u{FE0E}", "1️⃣",
    "می‌خواهم", "क्‍ष", "葛\u{E0100}", "\u{0600}1",
  ])
  func `text without control over the terminal stays as it is`(text: String) {
    #expect(
      Sanitize.line(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{1B}[31m", "\\u{1B}[31m"), ("a\tb", "a\\u{9}b"),
    ("\r\n", "\\u{D}\\u{A}"),
    ("\u{9B}2J", "\\u{9B}2J"), ("\u{7F}", "\\u{7F}"), ("\0", "\\u{0}"),
    ("a\u{202E}b", "a\\u{202E}b"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("\u{61C}", "\\u{61C}"), ("\u{2028}", "\\u{2028}"),
    ("\u{FEFF}a", "\\u{FEFF}a"), ("a\u{200B}b", "a\\u{200B}b"),
    ("\u{3164}", "\\u{3164}"), ("\u{FFF9}", "\\u{FFF9}"),
    ("\u{200D}a", "\\u{200D}a"), ("a\u{E0061}", "a\\u{E0061}"),
    ("1\u{E0061}", "1\\u{E0061}"), ("\u{E0061}", "\\u{E0061}"),
    ("🐶\u{202E}", "🐶\\u{202E}"), ("abc\u{200D}", "abc\\u{200D}"),
    ("🐶\u{200D}", "🐶\\u{200D}"), ("a\u{200D}🦊", "a\\u{200D}🦊"),
  ])
  func `what controls or hides is shown`(text: String, shown: String) {
    #expect(Sanitize.line(text) == shown)
  }

  /// A law over the planes that hold letters, emoji and controls.
  @Test func `no scalar leaves as a control`() {
    let values: [Range<UInt32>] = [0..<0x20000, 0xE0000..<0xE1000]
    for scalar in values.joined().compactMap(UnicodeScalar.init) {
      let shown = Sanitize.line(String(scalar)).unicodeScalars
      let isSafe = shown.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value)
          && !$0.properties.isBidiControl
      }
      if !isSafe { Issue.record("\(scalar.value)") }
    }
  }

  @Test func `lines keep their line feeds`() {
    #expect(Sanitize.lines("a\r\nb\u{1B}\n\nc\n") == "a\nb\\u{1B}\n\nc\n")
  }

  @Test func `a quoted word is harmless and short`() {
    #expect("\u{1B}c".quoted == "'\\u{1B}c'")
    let long = String(repeating: "x", count: 1_000_000)
    #expect(long.quoted == "'" + String(repeating: "x", count: 59) + "…'")
    let marks = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(marks.quoted.unicodeScalars.count < 210)
  }
}
