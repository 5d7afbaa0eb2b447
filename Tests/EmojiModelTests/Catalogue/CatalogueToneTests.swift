import EmojiModel
import Testing

struct CatalogueToneTests {
  @Test func `every variant leads back to its base and forth again`() {
    for base in Catalogue.entries where base.tones.isEmpty {
      #expect(base.untoned == base)
      for variant in base.toneVariants {
        #expect(variant.untoned == base)
        #expect(variant.toneVariants == base.toneVariants)
        #expect(base.toned(variant) == variant)
      }
    }
  }

  @Test func `every emoji with a tone is one base's variant`() {
    let toned = Catalogue.entries.filter { !$0.tones.isEmpty }
    let variants = Catalogue.entries.filter { $0.tones.isEmpty }
      .flatMap(\.toneVariants)
    #expect(toned.count == 2_040)
    #expect(variants.sorted() == toned)
  }

  @Test func `a base has no, five or twenty-five variants`() {
    let counts = Set(Catalogue.entries.map(\.toneVariants.count))
    #expect(counts == [0, 5, 25])
  }

  @Test func `the tones are those of its scalars`() {
    for entry in Catalogue.entries where !entry.isComponent {
      let scalars = entry.text.unicodeScalars.filter {
        ("\u{1F3FB}"..."\u{1F3FF}").contains($0)
      }
      let tones = scalars.compactMap {
        SkinTone(rawValue: Int($0.value) - 0x1F3FA)
      }
      #expect(Set(tones) == Set(entry.tones))
    }
  }

  @Test(arguments: [
    ("👍", SkinTone.medium, "👍🏽"), ("👍🏿", .light, "👍🏻"), ("🧑‍🏫", .medium, "🧑🏽‍🏫"),
    ("☝️", .medium, "☝🏽"), ("👫", .light, "👫🏻"), ("🤝", .dark, "🤝🏿"),
    ("🧑‍🤝‍🧑", .light, "🧑🏻‍🤝‍🧑🏻"), ("🫹", .mediumDark, "🫹🏾"),
  ])
  func `a tone goes where Unicode puts it`(
    text: String, tone: SkinTone, expected: String
  ) {
    #expect(Catalogue.entry(for: text)?.toned(tone)?.text == expected)
  }

  @Test(arguments: [
    ("👫", "👩🏻‍🤝‍👨🏿"), ("🤝", "🫱🏻‍🫲🏿"), ("💏", "🧑🏻‍❤️‍💋‍🧑🏿"), ("👯", "🧑🏻‍🐰‍🧑🏿"),
  ])
  func `a pair takes two tones`(text: String, expected: String) throws {
    let pair = try #require(Catalogue.entry(for: text))
    #expect(pair.toned(.light, .dark)?.text == expected)
    #expect(pair.toned(.light, .light) == pair.toned(.light))
    #expect(pair.toned(.light, .dark)?.toned(.medium) == pair.toned(.medium))
  }

  @Test func `where there is no tone there is nothing`() {
    #expect(Catalogue.entry(for: "🐶")?.toned(.medium) == nil)
    #expect(Catalogue.entry(for: "👪")?.toned(.medium) == nil)
    #expect(Catalogue.entry(for: "👍")?.toned(.light, .dark) == nil)
    #expect(Catalogue.entry(for: "🏽")?.toned(.light) == nil)
  }

  @Test func `a tone has a name`() {
    for tone in SkinTone.allCases {
      #expect(SkinTone(named: tone.name) == tone)
    }
    #expect(SkinTone(named: "purple") == nil)
    #expect(SkinTone.light < .dark)
  }
}

extension CatalogueEntry {
  fileprivate func toned(_ other: CatalogueEntry) -> CatalogueEntry? {
    let tones = other.tones
    return toned(tones[0], tones.count > 1 ? tones[1] : nil)
  }
}
