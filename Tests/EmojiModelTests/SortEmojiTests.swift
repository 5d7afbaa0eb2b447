import EmojiModel
import Testing

/// Sorting and taking repeats out.
struct SortEmojiTests {
  private func after(
    _ before: EmojiCollection, _ action: some CollectionAction
  ) throws -> [String] {
    var collection = before
    try action.reduce(&collection)
    return collection.rows
  }

  @Test func `the catalogue's order is that of Unicode`() throws {
    let before = try collection("🇺🇸1️⃣🍎❤️😀❤👍🏽👍", "🐶🐱")
    let sorted = try after(before, SortEmoji())
    #expect(sorted == ["😀❤️❤️👍👍🏽🍎1️⃣🇺🇸", "🐶🐱"])
    #expect(
      try after(before, SortEmoji(sections: [1])) == before.rows.map { $0 })
  }

  @Test func `names sort by their letters`() throws {
    let before = try collection("🦓🐱🇨🇮🐶🍎")
    let sorted = try after(before, SortEmoji(by: .name))
    // Cat face, dog face, flag: Côte d’Ivoire, red apple, zebra.
    #expect(sorted == ["🐱🐶🇨🇮🍎🦓"])
  }

  @Test func `emoji newer than the table come last, in their order`() throws {
    let new = try ["🇽🇽", "🐶", "🇽🇾"].map { try Emoji(wellFormed: $0) }
    var before = try collection("")
    try AddEmoji(new, to: 0).reduce(&before)
    for order in SortEmoji.Order.allCases {
      #expect(try after(before, SortEmoji(by: order)) == ["🐶🇽🇽🇽🇾"])
    }
  }

  @Test func `the first of each emoji stays`() throws {
    let before = try collection("🐶❤🐱🐶❤️🐶", "🐶🐶")
    #expect(try after(before, DedupeEmoji()) == ["🐶❤️🐱", "🐶"])
    #expect(
      try after(before, DedupeEmoji(sections: [1])) == [before.rows[0], "🐶"])
  }

  @Test func `tones are repeats on request`() throws {
    let before = try collection("👍🏽👍🐶👍🏿🤝🏻🫱🏻‍🫲🏿")
    #expect(try after(before, DedupeEmoji()) == before.rows)
    #expect(try after(before, DedupeEmoji(foldsTones: true)) == ["👍🏽🐶🤝🏻"])
  }

  @Test func `the commands can be typed again`() {
    #expect(
      SortEmoji(sections: [1, 2], by: .name).command == "sort 1 2 --by name")
    #expect(SortEmoji().command == "sort --by catalogue")
    #expect(DedupeEmoji().command == "dedupe")
    #expect(
      DedupeEmoji(sections: [0], foldsTones: true).command
        == "dedupe 0 --tones")
  }
}
