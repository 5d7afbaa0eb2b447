import EmojiModel
import Testing

struct NotAnEmojiTests {
  @Test func `every emoji is recognized, and no component`() {
    for entry in Catalogue.entries {
      if entry.isComponent {
        #expect(fault(entry.text) == .component(entry))
      } else {
        #expect(fault(entry.text) == nil)
      }
    }
  }

  @Test(arguments: [
    ("", NotAnEmoji.empty), ("🇺", .loneIndicator(letter: "U")),
    ("🇽🇽", .unknownFlag(letters: "XX")), ("🇺🇸🇬", .several(2)),
    ("🐶🐱", .several(2)), ("🐶 ", .several(2)),
    ("\u{1F8FF}", .newer("\u{1F8FF}")),
  ])
  func `a text that is no emoji is named`(text: String, expected: NotAnEmoji) {
    #expect(fault(text) == expected)
  }

  @Test(arguments: [
    ("1", "1️⃣"), ("#", "#️⃣"), ("dog", "🐶"), (":dog:", "🐶"), ("+1", "👍"),
    ("❤︎", "❤️"), ("🐶︎", "🐶"), ("🐶‍", "🐶"), ("‍🐶", "🐶"), ("🧑‍‍🚀", "🧑‍🚀"),
    ("🐶️️", "🐶"), ("️🐶", "🐶"), ("🐶🏽", "🐶"), ("🧑‍🏫🏽", "🧑🏽‍🏫"),
    ("🏴󠁧󠁢󠁥󠁮󠁧", "🏴"), ("🐶󠁧󠁢󠁿", "🐶"),
  ])
  func `what was meant is said`(text: String, meant: String) {
    #expect(fault(text)?.meant?.text == meant)
  }

  @Test func `an unknown joined sequence is named by its parts`() throws {
    let dog = try #require(Catalogue.entry(for: "🐶"))
    let cat = try #require(Catalogue.entry(for: "🐱"))
    #expect(fault("🐶‍🐱") == .unknownSequence([dog, cat]))
  }

  @Test(arguments: [
    "é", "xyzzy", "a🏽", "\u{200D}", "\u{301}", "a‍🐶", "漢", "\u{7}",
  ])
  func `text without a likely meaning is text`(text: String) {
    #expect(fault(text)?.meant == nil)
    #expect(fault(text) != nil)
  }

  @Test func `each fault is one sentence`() throws {
    let texts = [
      "", "1", "🐶🐱", "❤︎", "🇺", "🇽🇽", "🏽", "🐶‍", "🐶🏽", "🧑‍🏫🏽", "🐶‍🐱", "🐶󠁧󠁢󠁿",
      "\u{1F8FF}", String(repeating: "🐶", count: 100),
    ]
    let sentences = texts.compactMap { fault($0)?.description }
    #expect(Set(sentences).count == texts.count)
    #expect(fault("\u{1F8FF}")?.description.contains("U+1F8FF") == true)
  }

  @Test func `every emoji is well-formed but the keycaps`() {
    for entry in Catalogue.entries where !entry.isComponent {
      let isKeycap =
        entry.group.subgroup == "keycap" && entry.text.count == 1
        && entry.text.unicodeScalars.contains("\u{20E3}")
      #expect(Catalogue.isWellFormed(entry.text) == !isKeycap, "\(entry.text)")
    }
  }

  @Test(arguments: ["🐶‍🐱", "🇽🇽", "\u{1F8FF}", "\u{1F8FF}🏽", "🐶‍\u{1F8FF}", "🏴󠁵󠁳󠁴󠁸󠁿"])
  func `a sequence that may come is well-formed`(text: String) {
    #expect(Catalogue.isWellFormed(text))
  }

  @Test(arguments: [
    "", "a", "1", "🇺", "🏽", "🐶🏽", "🐶‍", "‍🐶", "🐶‍‍🐱", "🐶🐱", "🇺🇸🇬", "❤︎", "🏴󠁧󠁢",
    "a🏽", "🐶\u{301}", "🐶‍a", String(repeating: "🐶‍", count: 100) + "🐶",
  ])
  func `what is malformed stays refused`(text: String) {
    #expect(!Catalogue.isWellFormed(text))
  }
}

private func fault(_ text: String) -> NotAnEmoji? {
  do throws(NotAnEmoji) {
    _ = try Catalogue.recognize(text)
    return nil
  } catch {
    return error
  }
}
