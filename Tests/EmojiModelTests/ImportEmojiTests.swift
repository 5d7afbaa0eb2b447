import Diff
import EmojiModel
import TestSupport
import Testing

struct ImportEmojiTests {
  private func imported(_ text: String) throws -> ImportedEmoji {
    try ImportedEmoji(Array(text.utf8), allowsUnknown: false)
  }

  private func after(
    _ before: EmojiCollection, _ text: String, to section: Int? = nil,
    replaces: Bool = false
  ) throws -> EmojiCollection {
    var collection = before
    try ImportEmoji(
      imported(text), to: section, replaces: replaces, source: "file"
    ).reduce(&collection)
    return collection
  }

  @Test func `only the repeats that are missing are added`() throws {
    let before = try collection("🐶🐶🐱", "🍎")
    let merged = try after(before, "# A\n🐶 🐭 🐶 🐶 🐱\n# B\n🍎\n# C\n🦊🦊")
    #expect(merged.titles == ["A", "B", "C"])
    #expect(merged.rows == ["🐶🐶🐱🐭🐶", "🍎", "🦊🦊"])
  }

  @Test func `emoji without a heading go to the first section`() throws {
    let before = try collection("🐶", "🍎")
    #expect(try after(before, "🐱 🐶\n# B\n🐱").rows == ["🐶🐱", "🍎🐱"])
    let none = try EmojiCollection(sections: [])
    #expect(try after(none, "🐱").titles == ["Emoji Section 0"])
  }

  @Test func `a section that is named takes everything`() throws {
    let before = try collection("🐶", "🍎")
    let text = "🐱\n# C\n🍎 🐭"
    #expect(try after(before, text, to: 1).rows == ["🐶", "🍎🐱🐭"])
    let replaced = try after(before, text, to: 1, replaces: true)
    #expect(replaced.rows == ["🐶", "🐱🍎🐭"])
    #expect(throws: CollectionError.noSection(index: 2, count: 2)) {
      try after(before, text, to: 2)
    }
  }

  @Test func `replacing keeps what the file has, in its order`() throws {
    let before = try collection("🐶", "🍎")
    let text = "# B\n🐱 🐱\n# A\n# B\n🐭"
    let replaced = try after(before, text, replaces: true)
    #expect(replaced.titles == ["B", "A"])
    #expect(replaced.rows == ["🐱🐱🐭", ""])
  }

  @Test func `importing twice is importing once, and loses nothing`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let before = EmojiCollection.random(using: &generator)
      let other = EmojiCollection.random(using: &generator)
      let text = ExportForm.text.text(of: other)
      guard !text.isEmpty else { continue }
      let once = try after(before, text)
      #expect(try after(once, text) == once, "seed \(seed)")
      let kept = zip(before.sections, once.sections).allSatisfy {
        $0.title == $1.title && $1.elements.starts(with: $0.elements)
      }
      #expect(kept, "seed \(seed)")
      let replaced = try after(before, text, replaces: true)
      #expect(replaced == other, "seed \(seed)")
    }
  }
}
