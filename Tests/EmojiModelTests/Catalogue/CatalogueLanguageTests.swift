import Testing

@testable import EmojiModel

struct CatalogueLanguageTests {
  @Test(arguments: CatalogueLanguage.allCases)
  func `each language has a line for each row without a tone`(
    language: CatalogueLanguage
  ) {
    let lines = language.text.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == Catalogue.entries.count { !$0.isToned })
    for line in lines {
      let columns = String(decoding: line, as: UTF8.self).split(
        separator: "\t", omittingEmptySubsequences: false)
      #expect(columns.count == 3)
      #expect(!columns[0].isEmpty)
      let folded = String(decoding: Folding.fold(columns[0]), as: UTF8.self)
      #expect(columns[1].isEmpty ? columns[0] == folded : columns[1] == folded)
    }
  }

  @Test(arguments: [
    (CatalogueLanguage.german, "Hundegesicht"), (.french, "tête de chien"),
    (.spanish, "cara de perro"), (.portuguese, "rosto de cachorro"),
    (.italian, "muso di cane"), (.japanese, "イヌの顔"), (.chinese, "狗脸"),
    (.russian, "морда собаки"),
  ])
  func `the dog has a name in each`(
    language: CatalogueLanguage, name: String
  ) throws {
    let dog = try #require(Catalogue.entry(for: "🐶"))
    #expect(dog.name(in: language) == name)
    #expect(!dog.keywords(in: language).isEmpty)
  }

  @Test func `a variant has its tones in its name`() throws {
    let thumb = try #require(Catalogue.entry(for: "👍🏽"))
    #expect(thumb.name(in: .german) == "Daumen hoch: mittlere Hautfarbe")
    let hair = try #require(Catalogue.entry(for: "🧑🏽‍🦰"))
    #expect(
      hair.name(in: .german) == "Person: mittlere Hautfarbe, rotes Haar")
    #expect(thumb.keywords(in: .german).contains("gut"))
  }

  @Test(arguments: [
    ("de", CatalogueLanguage.german), ("de_DE.UTF-8", .german),
    ("de-AT", .german), ("PT_BR", .portuguese), ("zh_CN", .chinese),
    ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("en_US.UTF-8", nil),
    ("", nil), ("deu", nil), ("../de", nil),
  ])
  func `a locale names its language`(
    locale: String, language: CatalogueLanguage?
  ) {
    #expect(CatalogueLanguage(locale: locale) == language)
  }
}
