import Testing

@testable import EmojiModel

struct FoldingTests {
  @Test func `English names fold as the table has them`() {
    for entry in Catalogue.entries {
      let folded = Catalogue.text.text(entry.foldedNamePlaces)
      #expect(
        folded == String(decoding: Folding.fold(entry.name), as: UTF8.self))
    }
  }

  @Test(arguments: [
    ("flag: Côte d’Ivoire", "flag cote divoire"), ("  A  b ", "a b"),
    ("T-Shirt", "t shirt"), ("-1", "-1"), ("ÄÖÜß", "aouss"), ("ё", "е"),
    ("e\u{301}", "e"), ("犬：顔", "犬 顔"), ("", ""), ("—", ""),
  ])
  func `folding takes case, accents and punctuation away`(
    text: String, folded: String
  ) {
    #expect(String(decoding: Folding.fold(text), as: UTF8.self) == folded)
  }
}
