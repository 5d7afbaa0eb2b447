import TestSupport
import Testing

struct SectionCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶🐱", "add 1 🍎")
  }

  // MARK: Adding

  @Test func `a section is added at the end, or where --at says`() throws {
    #expect(
      try tool.line("section add Food").output == "Food  (section added)\n")
    try tool.given("section add Animals --at 0", "section add Z --at 5")
    #expect(
      try tool.titles() == [
        "Animals", "Emoji Section 0", "Emoji Section 1", "Emoji Section 2",
        "Food", "Z",
      ])
    try tool.refuses(
      "section add A --at 7", 65,
      "emoji: no section can stand at 7, only at 0 to 6")
    try tool.refuses(
      "section add A --at -1", 65,
      "emoji: no section can stand at -1, only at 0 to 6")
  }

  @Test func `a title is trimmed and may hold any text of one line`() throws {
    let titles = [
      "  spaced out ", "it's \"quoted\" \\ and / slashed", "--flag", "-", "🐶",
      "42", "-3", "e\u{301}", "\u{e9}", "a\u{202E}b",
    ]
    for title in titles {
      #expect(try tool.run(["section", "add", "-q", "--", title]).code == 0)
    }
    #expect(
      try Array(tool.titles().dropFirst(3)).map { Array($0.utf8) }
        == (["spaced out"] + titles.dropFirst()).map { Array($0.utf8) })
    for title in ["--flag", "-", "🐶", "e\u{301}", "\u{e9}", "a\u{202E}b"] {
      #expect(try tool.run(["add", "--", title, "🦊"]).code == 0, "\(title)")
    }
    #expect(try tool.rows().joined() == "🐶🐱🍎🦊🦊🦊🦊🦊🦊")
  }

  @Test func `a title never controls the terminal`() throws {
    let result = try tool.run(["section", "add", "a\u{202E}b\u{FEFF}"])
    #expect(result.output == "a\\u{202E}b\\u{FEFF}  (section added)\n")
    try tool.given("add 3 🐶")
    #expect(
      try tool.line("list 3").output == "3\t0\t🐶\ta\\u{202E}b\\u{FEFF}\n")
  }

  @Test func `a title that is empty, taken or no line is refused`() throws {
    for title in ["", " ", "\t", "\u{3000}"] {
      let error = "emoji: a title cannot be empty"
      try tool.refuses(words: ["section", "add", title], 65, [error])
      try tool.refuses(words: ["section", "rename", "0", title], 65, [error])
    }
    let controls = [
      ("a\nb", "000A"), ("\u{1B}[2J", "001B"), ("a\u{7F}", "007F"),
      ("a\u{2028}b", "2028"), ("a\u{85}b", "0085"), ("a\tb", "0009"),
    ]
    for (title, number) in controls {
      try tool.refuses(
        words: ["section", "add", title], 65,
        [
          "emoji: a title is one line without control characters, this one has "
            + "U+\(number)"
        ])
    }
    let taken = "emoji: there is a section with the title \"Emoji Section 1\" "
    for words in [["add"], ["rename", "0"]] {
      try tool.refuses(
        words: ["section"] + words + [" Emoji Section 1 "], 65,
        [taken + "already"])
    }
    let long = String(repeating: "x", count: 1001)
    try tool.refuses(
      words: ["section", "add", long], 65,
      ["emoji: a title has at most 1000 bytes, this one has 1001"])
  }

  // MARK: Renaming

  @Test func `a renamed section keeps its emoji and its place`() throws {
    #expect(
      try tool.line("section rename 1 Food").output
        == "Food  (was 'Emoji Section 1')\n")
    #expect(try tool.sections()[1] == ListedSection("Food", "🍎"))
    try tool.doesNothing("section rename Food Food")
    try tool.refuses(
      "section rename 3 A", 65,
      "emoji: there is no section 3, the last section is 2")
  }

  // MARK: Moving

  @Test func `a section moves with its emoji`() throws {
    let result = try tool.run(["section", "move", "Emoji Section 0", "2"])
    #expect(result.output == "Emoji Section 0  (section 0 → 2)\n")
    #expect(try tool.rows() == ["🍎", "", "🐶🐱"])
    try tool.doesNothing("section move 2 2")
    for index in [3, -1] {
      try tool.refuses(
        "section move 0 \(index)", 65,
        "emoji: no section can stand at \(index), only at 0 to 2")
    }
    try tool.refuses(
      "section move 0 x", 64,
      "emoji: TO-INDEX must be a whole number, 0 or more, not 'x'",
      "See 'emoji help section move'.")
  }

  // MARK: Removing

  @Test func `a section is removed with its emoji`() throws {
    #expect(
      try tool.line("section remove 0").output == """
        Emoji Section 0  (section removed)
          - 0-1  🐶 🐱

        """)
    #expect(try tool.titles() == ["Emoji Section 1", "Emoji Section 2"])
    try tool.refuses(
      "section remove 2", 65,
      "emoji: there is no section 2, the last section is 1")
    try tool.refuses(
      "section remove -1", 65,
      "emoji: an index cannot be negative, as -1 is")
  }

  @Test func `a collection without sections can be used`() throws {
    try tool.given(
      "section remove 0 -q", "section remove 0", "section remove 0")
    #expect(try tool.sections().isEmpty)
    #expect(try tool("list").output == "")
    try tool.refuses(
      "add 0 🐶", 65, "emoji: there is no section 0, there is none at all")
    try tool.refuses(
      "add A 🐶", 65, "emoji: there is no section 'A', but 0 others",
      "'emoji list' shows the sections.")
    try tool.doesNothing("shuffle")
    try tool.doesNothing("clear")
    try tool.refuses(
      "section move 0 0", 65,
      "emoji: there is no section 0, there is none at all")
    try tool.given("section add A", "add A 🐶")
    try tool.given("undo 5")
    #expect(try tool.rows() == ["🐶🐱", "🍎", ""])
  }

  // MARK: Words

  @Test func `a group alone lists its commands, a misspelt one hints`() throws {
    let result = try tool("section")
    #expect(result.output.contains("section rename") && result.code == 0)
    try tool.refuses(
      "section renam 0 A", 64, "emoji: unknown command 'section renam'",
      "Did you mean 'section rename'?")
    try tool.refuses(
      "section foo", 64, "emoji: unknown command 'section foo'",
      "'section' goes on with add, rename, move or remove.")
    try tool.refuses(
      "section delete 0", 64, "emoji: unknown command 'section delete'",
      "Did you mean 'section remove'?")
    try tool.refuses(
      "section add", 64, "emoji: 'section add' needs TITLE",
      "See 'emoji help section add'.")
    try tool.refuses(
      "section add A B", 64,
      "emoji: 'B' is one word too many for 'section add'",
      "See 'emoji help section add'.")
  }
}
