import EmojiModel
import Testing

struct EmojiReaderTests {
  private func read(_ text: String, unknown: Bool = false) throws -> String {
    try EmojiReader(allowsUnknown: unknown).emoji(in: text).map(\.text)
      .joined(separator: " ")
  }

  private func fault(_ text: String) -> EmojiReadingError? {
    do throws(EmojiReadingError) {
      _ = try EmojiReader().emoji(in: text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every shortcode reads as what it means`() throws {
    for entry in Catalogue.entries where !entry.isComponent {
      for shortcode in entry.shortcodes {
        let code = ":\(shortcode.code):"
        let meant = Catalogue.entries(called: code).first?.text
        #expect(try read(code) == meant, "\(code)")
      }
    }
  }

  @Test(arguments: [
    ("🐶", "🐶"), ("🐶🐱", "🐶 🐱"), (" 🐶\t🐱\r\n", "🐶 🐱"), ("", ""),
    (":dog:", "🐶"), (":+1::-1:", "👍 👎"), ("🐶:cat:🐭", "🐶 🐱 🐭"),
    (":dog: :flag_de:", "🐶 🇩🇪"), (":wave::skin-tone-3::dog:", "👋🏼 🐶"),
    (":wave::dog:", "👋 🐶"), ("dog face", "🐶"), ("Red Heart", "❤️"),
    ("1st place medal", "🥇"), ("❤", "❤️"), ("🇩🇪🇫🇷", "🇩🇪 🇫🇷"), ("#️⃣*️⃣", "#️⃣ *️⃣"),
  ])
  func `emoji, shortcodes and names are read`(
    text: String, expected: String
  ) throws {
    #expect(try read(text) == expected)
  }

  @Test func `a name that could be two is refused with both`() throws {
    let both = Catalogue.entries(called: "dog")
    #expect(both.count == 2)
    #expect(fault("dog") == .name(.ambiguous("dog", both)))
  }

  @Test func `an unknown name is refused with the nearest`() {
    guard case .name(.unknown(":dgo:", let nearest)) = fault("🐱 :dgo:") else {
      Issue.record("\(String(describing: fault("🐱 :dgo:")))")
      return
    }
    #expect(nearest.contains { $0.text == "🐶" })
  }

  @Test func `a shortcode without colons is only a suggestion`() {
    let tada = Catalogue.entries(called: "tada")
    #expect(fault("tada") == .name(.unknown("tada", nearest: tada)))
  }

  @Test(arguments: ["a", "1", "#", "*", "🐶x", "::", ":", "🐶 🐱,", "100"])
  func `text is no emoji`(text: String) {
    guard case .notAnEmoji(.text) = fault(text) else {
      Issue.record("\(String(describing: fault(text)))")
      return
    }
  }

  @Test func `the error names the word, not its first letter`() {
    #expect(fault("🐶 xyz 🐱") == .notAnEmoji(.text("xyz", meant: nil)))
  }

  @Test func `a tone that the table does not have is an error`() throws {
    let dog = try #require(Catalogue.entry(for: "🐶"))
    #expect(fault(":dog::skin-tone-3:") == .notAnEmoji(.takesNoTone(dog)))
  }

  @Test func `a sequence newer than the table is taken on request`() throws {
    #expect(fault("🇽🇽") == .notAnEmoji(.unknownFlag(letters: "XX")))
    #expect(try read("🐶🇽🇽:cat:", unknown: true) == "🐶 🇽🇽 🐱")
  }

  @Test(arguments: ["\u{301}", "\u{200D}🐶", "\u{FE0F}", "\u{E0067}"])
  func `an endless cluster is given up on`(part: String) {
    let text = "🐶" + String(repeating: part, count: 100_000)
    guard case .notAnEmoji(.tooLong(let bytes)) = fault(text) else {
      Issue.record("\(String(describing: fault(String(text.prefix(1)))))")
      return
    }
    #expect(bytes <= 128)
  }

  @Test func `every emoji stays itself in a row of all`() throws {
    let all = Catalogue.entries.filter { !$0.isComponent }.map(\.text)
    let found = try EmojiReader().emoji(in: all.joined())
    #expect(found.map(\.text) == all)
  }
}
