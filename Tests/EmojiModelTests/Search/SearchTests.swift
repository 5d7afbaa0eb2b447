import EmojiModel
import Testing

struct SearchTests {
  /// What is typed, and what stands in the first places, in order.
  @Test(arguments: [
    ("dog", "🐕 🐶"), ("art", "🎨"), ("de", "🇩🇪"), ("cat", "🐈 🐱"),
    ("heart", "❤️"), ("red hair", "👨‍🦰 👩‍🦰 🧑‍🦰"), ("car", "🚗"), ("red", "❤️ 🍎"),
    ("sun", "☀️ 🌞"), ("thumb", "👍 👎"), ("thumbs up", "👍"), ("pizza", "🍕"),
    ("+1", "👍"), ("-1", "👎"), ("100", "💯"), ("tada", "🎉"), ("ok", "🆗 👌"),
    ("japan", "🗾 🇯🇵"), ("love", "💌 🤟 🏩"), ("fire", "🔥 🚒 🧯"), ("rocket", "🚀"),
    ("laugh", "😆 🤣"), ("angry", "😠 👿"), ("birthday", "🎂"), ("coffee", "☕"),
    ("brick", "🧱"), ("bug", "🐛"), ("ship", "🚢"), ("lighthouse", "🛙"),
    ("pickle", "🫝 🥒"), ("cracking", "🫫"), ("meteor", "🪋"), ("eraser", "🪌"),
    ("monarch", "🫌"), ("hitchhike", "🫹 🫺"), ("gherkin", "🥒 🫝"),
    ("woman astronaut", "👩‍🚀"), ("astronaut woman", "👩‍🚀"),
    ("blue heart", "💙"), ("heart blue", "💙"), ("germany", "🇩🇪"),
    ("flag germany", "🇩🇪"), ("germany flag", "🇩🇪"), ("flag mx", "🇲🇽"),
    ("mexico", "🇲🇽"), ("morocco", "🇲🇦"), ("cote d'ivoire", "🇨🇮"),
    ("são tomé", "🇸🇹"), ("pinata", "🪅"), ("PIÑATA", "🪅"), ("T-Shirt", "👕"),
    (":dog:", "🐶"), (":flag-de:", "🇩🇪"), ("white_check_mark", "✅"),
    ("check mark", "✔️"), ("water buffalo", "🐃"), ("christmas tree", "🎄"),
    ("octopus", "🐙"), ("crying", "😢 😿 😭"), ("poop", "💩"), ("shrug", "🤷"),
    ("facepalm", "🤦"), ("keycap 1", "1️⃣"), ("infinity", "♾️"), ("yin", "☯️"),
    ("england", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("rainbow flag", "🏳️‍🌈"), ("family", "👪"),
    ("❤ fire", "❤️‍🔥"), ("🐶 face", "🐶 🐵"), ("monkey 🐶", "🐵 🐒"),
    ("🐶🐱", "🐶 🐱"), ("🦊 🦊", "🦊"), ("bullseye", "🎯"), ("puppy", "🥺 🐶"),
    ("lashlight", "🔦"),
  ])
  func `the first places are what people look for`(
    query: String, expected: String
  ) {
    let texts = expected.split(separator: " ").map(String.init)
    let found = Search(query, limit: texts.count).results()
    #expect(found.map(\.entry.text) == texts)
  }

  @Test(arguments: [
    ("hearth", "❤️"), ("piza", "🍕"), ("crakcing", "🫫"), ("germny", "🇩🇪"),
    ("rokcet", "🚀"), ("blue hearth", "💙"),
    ("elephnt", "🐘"), ("xheart", "❤️"),
  ])
  func `one typo is forgiven`(query: String, expected: String) {
    let found = Search(query, limit: 5).results()
    #expect(found.contains { $0.entry.text == expected })
    #expect(found.allSatisfy { $0.rank == .fuzzy })
  }

  @Test(arguments: [
    (CatalogueLanguage.german, "hund", "🐕"), (.german, "Herz", "❤️"),
    (.german, "bär", "🐻"), (.german, "Deutschland", "🇩🇪"),
    (.german, "Goldmedaile", "🥇"), (.french, "chien", "🐕"),
    (.french, "cœur", "❤️"), (.french, "coeur", "❤️"), (.spanish, "perro", "🐕"),
    (.spanish, "corazon", "❤️"), (.portuguese, "cachorro", "🐕"),
    (.portuguese, "coração", "❤️"), (.italian, "cane", "🐕"),
    (.italian, "cuore", "❤️"), (.japanese, "犬", "🐶"), (.japanese, "ハート", "❤️"),
    (.chinese, "狗", "🐕"), (.chinese, "心", "❤️"), (.russian, "собака", "🐕"),
    (.russian, "Сердце", "❤️"), (.russian, "собако", "🐕"),
    (.german, "dog", "🐶"),
  ])
  func `a language is searched beside English`(
    language: CatalogueLanguage, query: String, expected: String
  ) {
    let found = Search(query, limit: 25, language: language).results()
    #expect(found.contains { $0.entry.text == expected })
  }

  @Test func `red hair finds few and no tones`() {
    let found = Search("red hair").results()
    #expect(found.count < 10)
    #expect(found.allSatisfy { $0.entry.tones.isEmpty })
  }

  @Test func `tones are found on request`() {
    let found = Search("thumbs up", showsTones: true).results().map(
      \.entry.text)
    #expect(found == ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"])
    let dark = Search("thumbs up dark", showsTones: true).results()
    #expect(dark.map(\.entry.text) == ["👍🏾", "👍🏿"])
    #expect(Search("thumbs up dark").results().isEmpty)
  }

  @Test func `a group and a version narrow what is found`() {
    let food = Search("", group: "food").results()
    #expect(!food.isEmpty)
    #expect(food.allSatisfy { $0.entry.group.name == "Food & Drink" })
    #expect(food.map(\.entry) == food.map(\.entry).sorted())
    let fresh = Search("", since: CatalogueVersion(18)).results()
    #expect(fresh.count == 9)
    #expect(
      Search("", showsTones: true, since: CatalogueVersion(18)).results().count
        == 19)
    #expect(Search("dog", group: "flags").results().isEmpty)
    #expect(Search("dog", group: "nothing").results().isEmpty)
    #expect(Search("dog", group: "food").results().map(\.entry.text) == ["🌭"])
  }

  @Test func `no component is found`() {
    let all = Search("", showsTones: true).results()
    #expect(all.count == 3_963)
    #expect(Search("").results().count == 1_923)
    #expect(Search("skin tone").results().allSatisfy { !$0.entry.isComponent })
  }

  @Test(arguments: [
    ("🐶", "🐶 🐵"), ("❤", "❤️ ❤️‍🔥 ❤️‍🩹"), ("🧑‍🚀", "🧑‍🚀 👨‍🚀 👩‍🚀 🚀"),
    ("👍🏽", "👍🏽 👍 👎"), ("🇩🇪", "🇩🇪 🇦🇨"), ("1⃣", "1️⃣ #️⃣"), (" 🍎 ", "🍎"),
  ])
  func `an emoji finds itself and its relatives`(
    query: String, expected: String
  ) {
    let texts = expected.split(separator: " ").map(String.init)
    let found = Search(query, limit: texts.count).results()
    #expect(found.map(\.entry.text) == texts)
    #expect(found.first?.rank == .same)
  }

  @Test(arguments: [
    "xyzzy", "dog qqqq", "…", "🐶🇩🇪", "zzz🐶", "\u{7}",
    "a b c d e f g h i j k l m n o p q",
  ])
  func `what fits nothing finds nothing`(query: String) {
    #expect(Search(query).results().isEmpty)
  }

  @Test func `a long query is not looked for`() {
    #expect(Search(String(repeating: "a", count: 1_000_000)).results().isEmpty)
  }

  @Test func `the limit cuts the end off`() {
    let all = Search("face").results()
    #expect(Search("face", limit: 7).results() == Array(all.prefix(7)))
    #expect(Search("face", limit: 0).results().isEmpty)
    #expect(Search("face", limit: -1).results().isEmpty)
  }
}
