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
    _ typed: Character, _ kept: String
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
    #expect(try !others.contains(Emoji(Character(text))))
  }

  @Test func `what is no emoji is refused by what it is`() {
    #expect(refusal("é") == .text("é", meant: nil))
    #expect(refusal("1") == .text("1", meant: Catalogue.entry(for: "1️⃣")))
    #expect(refusal("🇺") == .loneIndicator(letter: "U"))
    #expect(refusal("1\u{301}") == .text("1\u{301}", meant: nil))
  }

  @Test func `an endless cluster is refused by its length`() {
    let long = "🐶" + String(repeating: "\u{301}", count: 100_000)
    #expect(refusal(Character(long)) == .tooLong(bytes: long.utf8.count))
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

  @Test func `a later version's emoji is kept where that is allowed`() throws {
    let later: Character = "\u{1F8FF}"
    #expect(throws: NotAnEmoji.self) { try Emoji(later) }
    #expect(try Emoji(wellFormed: later).text == "\u{1F8FF}")
    #expect(try Emoji(wellFormed: "🐶‍❤").text == "🐶‍❤️")
    #expect(throws: NotAnEmoji.self) { try Emoji(wellFormed: "a") }
  }

  private func refusal(_ character: Character) -> NotAnEmoji? {
    do throws(NotAnEmoji) {
      _ = try Emoji(character)
      return nil
    } catch {
      return error
    }
  }
}
