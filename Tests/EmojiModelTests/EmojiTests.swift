import EmojiModel
import Testing

struct EmojiTests {
  @Test func `a heart is the same with and without its selector`() throws {
    let bare = try Emoji("❤")
    let full = try Emoji("❤️")
    #expect(bare == full)
    #expect(bare.hashValue == full.hashValue)
    #expect(bare.text.unicodeScalars.map(\.value) == [0x2764, 0xFE0F])
  }

  @Test(arguments: [
    ("1⃣", "1️⃣"), ("❤‍🔥", "❤️‍🔥"), ("🏳‍🌈", "🏳️‍🌈"), ("☝️🏽", "☝🏽"),
    ("👁‍🗨", "👁️‍🗨️"), ("🐶\u{FE0F}", "🐶"),
  ])
  func `an emoji is kept fully qualified`(
    _ typed: String, _ kept: String
  ) throws {
    let emoji = try Emoji(typed)
    #expect(
      emoji.text.unicodeScalars.map(\.value)
        == kept.unicodeScalars.map(\.value))
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "#️⃣", "🇲🇽", "👍🏽", "🧑🏻‍❤️‍💋‍🧑🏿", "©️"])
  func `an emoji is one whatever its length`(_ text: String) throws {
    #expect(try Emoji.list(in: text).map(\.text) == [text])
  }

  @Test(arguments: ["🇲🇽", "🇳🇬", "🆖"])
  func `flags and letters that look alike differ`(_ text: String) throws {
    let others = try Emoji.list(in: "🇲🇦🇬🇳🅰")
    #expect(try !others.contains(Emoji(text)))
  }

  @Test func `an endless cluster is refused by its length`() {
    let long = "🐶" + String(repeating: "\u{301}", count: 100_000)
    #expect(throws: NotAnEmoji.tooLong(bytes: long.utf8.count)) {
      try Emoji(long)
    }
    #expect(throws: NotAnEmoji.self) { try Emoji(wellFormed: long) }
  }

  @Test func `the third indicator in a row starts a new flag`() {
    #expect(throws: NotAnEmoji.loneIndicator(letter: "G")) {
      try Emoji.list(in: "🇺🇸🇬")
    }
  }

  @Test func `a list may be spaced in any way`() throws {
    let list = try Emoji.list(in: " 🐶🐱\n🍎\t❤ ")
    #expect(list.map(\.text) == ["🐶", "🐱", "🍎", "❤️"])
  }

  @Test(arguments: ["\u{1F8FF}", "🐶\u{200D}🐱", "🇽🇽"])
  func `a later version's emoji is kept where that is allowed`(
    _ later: String
  ) throws {
    #expect(throws: NotAnEmoji.self) { try Emoji(later) }
    #expect(try Emoji(wellFormed: later).text == later)
  }

  @Test func `an unknown sequence is kept fully qualified`() throws {
    let bare = try Emoji(wellFormed: "🐶‍❤")
    let full = try Emoji(wellFormed: "🐶‍❤️")
    #expect(bare == full)
    #expect(bare.text.unicodeScalars.count == 4)
  }

  @Test(arguments: ["a", "1", "🏽", "🇺", "❤︎", "🐶\u{200D}", "", "🐶🐱", " "])
  func `what no version could make an emoji is always refused`(
    _ text: String
  ) {
    #expect(throws: NotAnEmoji.self) { try Emoji(wellFormed: text) }
  }
}
