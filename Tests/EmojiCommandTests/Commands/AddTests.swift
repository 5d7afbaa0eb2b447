import TestSupport
import Testing

struct AddTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `emoji go to the end, in order, and are shown`() throws {
    let first = try tool("add", "0", "🐶", "🐱🍎")
    #expect(
      first.output == """
        Emoji Section 0
          + 0-2  🐶 🐱 🍎

        """)
    #expect(first.errors.isEmpty && first.code == 0)
    #expect(
      try tool("add", "0", "🐶").output == """
        Emoji Section 0
          + 3  🐶

        """)
    #expect(try tool.rows() == ["🐶🐱🍎🐶", "", ""])
  }

  @Test func `--at says where the first one will stand`() throws {
    try tool.given("add 0 🐶🐱", "add 0 🍎🍵 --at 1", "add --at=0 0 🦊")
    try tool.given("add 0 🐢 --at 5")
    #expect(try tool.rows()[0] == "🦊🐶🍎🍵🐱🐢")
  }

  @Test func `a section is told by its index or its title`() throws {
    try tool.given("section add 7")
    #expect(try tool("add", "Emoji Section 1", "🐶").code == 0)
    #expect(try tool("add", "  Emoji Section 2 ", "🐱").code == 0)
    try tool.refuses(
      "add 7 🐶", 65, "emoji: there is no section 7, the last section is 3")
    #expect(try tool.rows() == ["", "🐶", "🐱", ""])
  }

  @Test func `one emoji is one item, however many scalars it has`() throws {
    try tool.given("add 0 👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣❤🇩🇪👍🏽")
    let emoji = try tool.sections()[0].emoji
    #expect(emoji == ["👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "❤️", "🇩🇪", "👍🏽"])
  }

  @Test func `a dash reads standard input, line ends and all`() throws {
    let input = "🐶 🐱\r\n\t🍎\n\n"
    #expect(try tool.line("add 0 🦊 - 🍵", input: input).code == 0)
    #expect(try tool.rows()[0] == "🦊🐶🐱🍎🍵")
    try tool.refuses(
      "add 0 -", 65, "emoji: there is no emoji on standard input", input: " \n")
    try tool.refuses(
      words: ["add", "0", "-"], 65,
      ["emoji: there is no emoji on standard input"])
  }

  @Test func `input that is no text is refused with its place`() throws {
    let result = try tool.run(
      bytes: ["add", "0", "-"].map { Array($0.utf8) },
      input: Array("🐶\n".utf8) + [0xFF])
    #expect(
      result.errors == "emoji: standard input is not valid UTF-8 at byte 5\n")
    #expect(result.code == 65)
    #expect(try tool.home.files().isEmpty)
  }

  @Test func `what is no emoji is refused and creates nothing`() throws {
    try tool.refuses(
      "add 0 a", 65, "emoji: \"a\" is not an emoji",
      "Did you mean 🅰️ (A button (blood type))?")
    try tool.refuses(
      "add 0 🇩", 65, "emoji: the regional indicator D is half a flag")
    let empty = "emoji: there is no emoji in ''"
    try tool.refuses(words: ["add", "0", ""], 65, [empty])
    let blank = "emoji: there is no emoji in ' '"
    try tool.refuses(words: ["add", "0", "🐶", " "], 65, [blank])
    #expect(try tool.line("add 0 🐶 1").code == 65)
    #expect(try tool.home.files().isEmpty)
  }

  @Test func `a place that is none is refused`() throws {
    try tool.given("add 0 🐶🐱")
    let place = "in \"Emoji Section 0\", only at 0 to 2"
    for index in [3, -1, Int.max] {
      try tool.refuses(
        "add 0 🍎 --at \(index)", 65,
        "emoji: no emoji can stand at \(index) "
          + place)
    }
    try tool.refuses(
      "add 0 🍎 --at 99999999999999999999", 65,
      "emoji: no emoji can stand at \(Int.max) " + place)
    try tool.refuses(
      "add 3 🍎", 65, "emoji: there is no section 3, the last section is 2")
    try tool.refuses(
      "add -1 🍎", 65, "emoji: an index cannot be negative, as -1 is")
    try tool.refuses(
      "add Animals 🍎", 65, "emoji: there is no section 'Animals', but 3 others",
      "'emoji list' shows the sections.")
  }

  @Test func `words that make no command are wrong usage`() throws {
    let help = "See 'emoji help add'."
    try tool.refuses("add", 64, "emoji: 'add' needs SECTION", help)
    try tool.refuses("add 0", 64, "emoji: 'add' needs EMOJI", help)
    try tool.refuses(
      "add 0 🐶 --at one", 64,
      "emoji: --at must be a whole number, 0 or more, not 'one'", help)
    try tool.refuses(
      "add 0 🐶 --at", 64, "emoji: '--at' needs a value, INDEX", help)
    try tool.refuses(
      "add 0 🐶 --at 0 --at 0", 64, "emoji: '--at' was given twice", help)
    try tool.refuses(
      "add 0 🐶 --random", 64, "emoji: EMOJI and --random exclude each other",
      help)
    try tool.refuses(
      "add 0 🐶 --seed 1", 64, "emoji: --seed does nothing without --random",
      help)
    try tool.refuses(
      "add 0 --random --tone dark", 64,
      "emoji: --tone and --random exclude each other", help)
    try tool.refuses(
      "add 0 - -", 64,
      "emoji: '-' was given twice, but standard input can be read only once",
      help)
    #expect(try tool.line("add 0 🐶 --nope").code == 64)
  }

  @Test func `chance with a seed chooses the same every time`() throws {
    try tool.given("add 0 --random 5 --seed 7", "add 1 --seed=7 --random=5")
    let rows = try tool.sections().map(\.emoji)
    #expect(rows[0].count == 5 && rows[0] == rows[1])
    try tool.given("add 2 --random", "add 2 --random --at 0")
    #expect(try tool.sections()[2].emoji.count == 2)
    try tool.doesNothing("add 2 --random 0")
    #expect(try tool.line("add 2 --random -1").code == 64)
  }
}
