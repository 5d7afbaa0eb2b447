import EmojiModel
import Testing

struct CatalogueNameTests {
  @Test func `every emoji is found by its name and its shortcodes`() {
    for entry in Catalogue.entries {
      #expect(Catalogue.entry(named: entry.name) == entry, "\(entry.name)")
      for shortcode in entry.shortcodes {
        #expect(Catalogue.entries(called: shortcode.code).contains(entry))
      }
    }
  }

  @Test(arguments: [
    (":dog:", "🐶"), (":DOG:", "🐶"), (":dog2:", "🐕"), (":+1:", "👍"),
    (":-1:", "👎"),
    (":100:", "💯"), (":pencil:", "📝"), (":flag_de:", "🇩🇪"), (":flag-de:", "🇩🇪"),
    (":de:", "🇩🇪"), (":flag_cq:", "🇨🇶"), (":thumbs_up:", "👍"),
    (":cracking_face:", "🫫"), (":satellite:", "📡"), (":egg:", "🥚"),
    (":wave::skin-tone-3:", "👋🏼"), (":wave::skin-tone-6:", "👋🏿"),
    ("Thumbs Up", "👍"), ("flag: Côte d’Ivoire", "🇨🇮"), ("cote d'ivoire", "🇨🇮"),
    ("pinata", "🪅"), ("+1", "👍"), ("-1", "👎"), ("person: red hair", "🧑‍🦰"),
    ("women’s room", "🚺"),
    ("flag: St. Helena, Ascension & Tristan da Cunha", "🇸🇭"),
  ])
  func `a shortcode or a name means one emoji`(
    name: String, expected: String
  ) throws {
    #expect(try Catalogue.entry(called: name).text == expected)
  }

  @Test func `a name that is another's shortcode is ambiguous without colons`()
  {
    #expect(fault("dog") == .ambiguous("dog", entries("🐶", "🐕")))
    #expect(Catalogue.entries(called: ":dog:") == entries("🐶", "🐕"))
    #expect(fault("snowman") == .ambiguous("snowman", entries("⛄", "☃️")))
    #expect(Catalogue.entry(named: "dog") == entries("🐕").first)
    #expect(Catalogue.entry(named: "thumbsup") == nil)
  }

  @Test(arguments: [
    (":dgo:", "🐶"), ("germany", "🇩🇪"), (":thumbsupp:", "👍"), (":hart:", "❤️"),
    (":pzza:", "🍕"),
    ("crakcing face", "🫫"),
  ])
  func `an unknown name has near ones`(name: String, expected: String) throws {
    guard case .unknown(let unknown, let nearest) = fault(name) else {
      Issue.record("\(name) is known")
      return
    }
    #expect(unknown == name)
    #expect(nearest.count <= 3)
    #expect(nearest.contains { $0.text == expected }, "\(nearest.map(\.text))")
  }

  @Test func `GitHub and Slack are told apart where they differ`() throws {
    let satellite = try #require(Catalogue.entry(for: "🛰️"))
    #expect(satellite.shortcodes.first?.code == "artificial_satellite")
    let slack = satellite.shortcodes.filter { $0.isSlack && !$0.isGitHub }
    #expect(slack.map(\.code) == ["satellite"])
    let dog = try #require(Catalogue.entry(for: "🐶")).shortcodes[0]
    #expect(dog.isGitHub && dog.isSlack)
    let raven = try #require(Catalogue.entry(for: "🐦‍⬛")).shortcodes
    #expect(raven.contains { !$0.isGitHub && !$0.isSlack })
  }

  @Test func `every emoji has a shortcode that leads back to it`() {
    for entry in Catalogue.entries where !entry.isComponent {
      let code = entry.shortcode
      #expect(code.hasPrefix(":") && code.hasSuffix(":"))
      #expect(code.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect(fault(code) == nil, "\(code)")
      #expect((try? Catalogue.entry(called: code)) == entry, "\(code)")
    }
  }

  @Test(arguments: [
    ("🐶", ":dog:"), ("👋🏼", ":wave::skin-tone-3:"), ("🫫", ":cracking_face:"),
    ("🧑🏻‍❤️‍🧑🏿", ":couple_with_heart_person_person_light_skin_tone_dark_skin_tone:"),
  ])
  func `a shortcode is what people type`(text: String, code: String) {
    #expect(Catalogue.entry(for: text)?.shortcode == code)
  }

  @Test func `shortcodes are completed from how they begin`() {
    #expect(Catalogue.shortcodes(startingWith: "dog") == ["dog", "dog2"])
    #expect(Catalogue.shortcodes(startingWith: "flag-d").contains("flag-de"))
    #expect(Catalogue.shortcodes(startingWith: "qqq").isEmpty)
    #expect(Catalogue.shortcodes(startingWith: "🐶").isEmpty)
    let all = Catalogue.shortcodes(startingWith: "")
    let codes = Catalogue.entries.flatMap { $0.shortcodes.map(\.code) }
    #expect(Set(all) == Set(codes))
    #expect(all.count == Set(codes).count)
  }

  @Test func `a long name is not compared`() {
    let long = String(repeating: "dog", count: 50_000)
    #expect(Catalogue.entries(called: long).isEmpty)
    #expect(fault(long) == .unknown(long, nearest: []))
  }

  @Test(arguments: ["", ":", "::", " ", "🐶", "\n"])
  func `what spells nothing has no entry`(name: String) {
    #expect(Catalogue.entries(called: name).isEmpty)
  }

  @Test func `a tone on what takes none is an error`() {
    #expect(
      fault(":dog::skin-tone-3:") == entries("🐶").first.map { .takesNoTone($0) }
    )
    #expect(fault(":dog::skin-tone-3:")?.description == "🐶 takes no skin tone")
    #expect(fault(":wave::skin-tone-9:")?.description.hasPrefix("no ") == true)
  }

  @Test func `a component is called nothing that can be taken`() {
    #expect(Catalogue.entries(called: "red hair") == entries("🦰"))
    let fault = fault(":red_hair:")
    #expect(fault?.description.hasPrefix("no emoji is called") == true)
  }

  @Test func `an error says what was perhaps meant`() {
    #expect(fault("dog")?.description.contains("🐕 (:dog2:)") == true)
    #expect(fault(":dgo:")?.description.contains("🐶 (:dog:)") == true)
    #expect(fault(":qqqqqqqq:")?.description.contains("no emoji") == true)
  }

  private func entries(_ texts: String...) -> [CatalogueEntry] {
    texts.compactMap { Catalogue.entry(for: $0) }
  }
}

private func fault(_ name: String) -> CatalogueNameError? {
  do throws(CatalogueNameError) {
    _ = try Catalogue.entry(called: name)
    return nil
  } catch {
    return error
  }
}
