import EmojiModel
import Testing

struct CatalogueTests {
  @Test func `there are all emoji of 18_0 and the components`() {
    #expect(Catalogue.version == CatalogueVersion(18, 0))
    #expect(Catalogue.count == 3_972)
    #expect(Catalogue.entries.count { $0.isComponent } == 9)
    #expect(Catalogue.groups.count == 100)
    #expect(Set(Catalogue.groups.map(\.name)).count == 10)
  }

  @Test func `every row is found by its form with and without U+FE0F`() {
    for entry in Catalogue.entries {
      #expect(entry.text.utf8.count <= 35)
      for form in forms(of: entry.text) {
        #expect(Catalogue.entry(for: form) == entry, "\(form)")
      }
    }
  }

  @Test func `an entry tells all of its row`() throws {
    let dog = try #require(Catalogue.entry(for: "🐶"))
    #expect(dog.text == "🐶")
    #expect(dog.name == "dog face")
    #expect(dog.version == CatalogueVersion(0, 6))
    #expect(dog.group.name == "Animals & Nature")
    #expect(dog.group.subgroup == "animal-mammal")
    #expect(dog.shortcodes.map(\.code) == ["dog"])
    #expect(dog.keywords.contains("puppy"))
    #expect(dog.tones.isEmpty)
    #expect(dog.toneVariants.isEmpty)
    #expect(!dog.isComponent)
  }

  @Test func `the emoji that 18_0 adds are there`() throws {
    let added = Catalogue.entries.filter { $0.version == Catalogue.version }
    #expect(added.count == 19)
    for text in ["🫫", "🫹", "🫺", "🫌", "🫝", "🛙", "🪋", "🪌", "🪍"] {
      let entry = try #require(Catalogue.entry(for: text))
      #expect(entry.version == Catalogue.version)
      #expect(!entry.keywords.isEmpty)
    }
    #expect(Catalogue.entry(for: "🪍")?.group.subgroup == "tool")
    #expect(Catalogue.entry(for: "🛙")?.group.subgroup == "transport-water")
  }

  @Test func `every row belongs to one subgroup`() {
    let rows = Catalogue.groups.flatMap(\.rows)
    #expect(rows == Array(0..<Catalogue.count))
    for group in Catalogue.groups {
      #expect(Catalogue.entries[group.rows.lowerBound].group == group)
      #expect(Catalogue.entries[group.rows.upperBound - 1].group == group)
    }
  }

  @Test(arguments: [
    ("animals", 8), ("Animals & Nature", 8), ("animal-bug", 1), ("bug", 1),
    ("FLAGS", 3), ("no such group", 0), ("", 0),
  ])
  func `a group is found by how its name begins`(name: String, count: Int) {
    #expect(Catalogue.groups(called: name).count == count)
  }

  @Test(arguments: ["", "a", "1", "#", "🇺", "🐶🐱", "🐶‍🐱", "❤︎", "🇽🇽", "\u{FE0F}"])
  func `what is no emoji has no entry`(text: String) {
    #expect(Catalogue.entry(for: text) == nil)
  }

  @Test func `a long text is refused before it is read`() {
    let long = "🐶" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(Catalogue.entry(for: long) == nil)
    #expect(throws: NotAnEmoji.tooLong(bytes: 2_000_004)) {
      try Catalogue.recognize(long)
    }
  }

  @Test(arguments: [
    ("18.0", CatalogueVersion(18)), ("E15.1", CatalogueVersion(15, 1)),
    ("16", CatalogueVersion(16)), ("0.6", CatalogueVersion(0, 6)),
    ("", nil), ("E", nil), ("1.2.3", nil), ("-1", nil), ("1.", nil),
    ("99999999999999999999", nil),
  ])
  func `a version is a number or two`(text: String, version: CatalogueVersion?)
  {
    #expect(CatalogueVersion(text) == version)
  }

  @Test func `versions sort by their numbers`() {
    #expect(CatalogueVersion(2) < CatalogueVersion(11))
    #expect(CatalogueVersion(15) < CatalogueVersion(15, 1))
    #expect(CatalogueVersion(15, 1).description == "15.1")
  }
}

/// Returns the text with any of its U+FE0F left out.
private func forms(of text: String) -> [String] {
  var forms = [String.UnicodeScalarView()]
  for scalar in text.unicodeScalars {
    let with = forms.map { $0 + [scalar] }
    forms = scalar == "\u{FE0F}" ? forms + with : with
  }
  return forms.map { String($0) }
}
