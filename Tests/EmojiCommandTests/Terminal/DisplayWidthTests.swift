import TestSupport
import Testing

@testable import emoji

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("ｱ", 1), ("क्षि", 2),
    ("\u{1B}", 0), ("\r\n", 0), ("\u{200B}", 0), ("\u{301}", 0), ("…", 1),
  ])
  func `text takes the columns that terminals give it`(
    text: String, columns: Int
  ) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    "🐶", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇺🇸", "👍🏽", "☝🏽", "❤️", "1️⃣", "🏳️‍🌈", "❤️‍🔥", "🧑🏽‍🏫", "🏽", "🇺",
    // New in Unicode 18, unknown to the standard library.
    "\u{1FAEB}", "\u{1F6D9}",
  ])
  func `an emoji takes two columns`(emoji: String) {
    #expect(DisplayWidth.columns(of: emoji) == 2)
  }

  @Test(arguments: ["❤", "1⃣", "©", "❤\u{FE0E}", "🐶\u{FE0E}", "🕵‍♂️"])
  func `an emoji in its text form takes one column`(text: String) {
    #expect(DisplayWidth.columns(of: text) == 1)
  }

  @Test func `a cluster takes two columns at most`() {
    let marks = String(repeating: "\u{301}", count: 1_000)
    #expect(DisplayWidth.columns(of: "a" + marks) == 1)
    let joined = Array(repeating: "🐶", count: 100).joined(separator: "\u{200D}")
    #expect(DisplayWidth.columns(of: joined) == 2)
  }

  @Test func `the wide ranges rise and do not touch`() {
    for (range, next) in zip(WideRanges.all, WideRanges.all.dropFirst()) {
      #expect(
        range.lowerBound <= range.upperBound
          && range.upperBound + 1 < next.lowerBound)
    }
  }

  @Test func `the search finds every end of a range and nothing beside`()
    throws
  {
    for range in WideRanges.all {
      let inside = [range.lowerBound, range.upperBound]
      let outside = [range.lowerBound - 1, range.upperBound + 1]
      for value in inside {
        #expect(WideRanges.contains(try #require(UnicodeScalar(value))))
      }
      for value in outside {
        #expect(!WideRanges.contains(try #require(UnicodeScalar(value))))
      }
    }
  }

  /// A law over every short text of narrow, wide and combined clusters.
  @Test func `cut text fits, and whole text stays whole`() {
    for parts in allLists(upTo: 4, of: ["a", "🐶", "❤️", "e\u{301}"]) {
      let text = parts.joined()
      let width = DisplayWidth.columns(of: text)
      for columns in 0...9 {
        let cut = DisplayWidth.cut(text, to: columns)
        #expect(DisplayWidth.columns(of: cut) <= columns)
        #expect((cut == text) == (width <= columns), "\(text) \(columns)")
        #expect(cut == text || columns == 0 || cut.hasSuffix("…"))
      }
    }
  }

  @Test func `a cut loses no more than it must`() {
    #expect(DisplayWidth.cut("abcdef", to: 4) == "abc…")
    #expect(DisplayWidth.cut("🐶🐱🍎", to: 5) == "🐶🐱…")
    #expect(DisplayWidth.cut("🐶🐱🍎", to: 4) == "🐶…")
    #expect(DisplayWidth.cut("abc", to: 3) == "abc")
  }
}
