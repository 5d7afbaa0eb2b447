import TestSupport
import Testing

struct ListTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  private func terminal(
    _ words: String..., variables: [String: String] = ["TERM": "xterm"]
  ) throws -> Finished {
    try tool.run(words, variables: variables, hasTerminal: true)
  }

  @Test func `a collection that is not there is a new one`() throws {
    #expect(try tool("list").output == "")
    #expect(
      try tool.titles()
        == ["Emoji Section 0", "Emoji Section 1", "Emoji Section 2"])
    #expect(try tool.home.files().isEmpty)
  }

  @Test func `in a pipe each emoji is one line between tabs`() throws {
    try tool.given("add 0 🐶❤", "section rename 1 Food", "add 1 🍎")
    let all = """
      0\t0\t🐶\tEmoji Section 0
      0\t1\t❤️\tEmoji Section 0
      1\t0\t🍎\tFood

      """
    #expect(try tool("list").output == all)
    #expect(try terminal("list", "--plain").output == all)
    #expect(try tool("list", "Food", "2").output == "1\t0\t🍎\tFood\n")
  }

  @Test func `sections come in the order that they are named in`() throws {
    try tool.given("add 0 🐶", "add 1 🍎")
    #expect(try tool("list", "1", "0").lines.map(\.first) == ["1", "0"])
  }

  @Test func `on a terminal there are headings and rows`() throws {
    try tool.given("add 0 🐶🐱🍎🍵🦊🐢😀😃😄😁😆", "section rename 1 Food")
    #expect(
      try terminal("list", variables: ["NO_COLOR": "1"]).output == """
        0 Emoji Section 0
           0  🐶 🐱 🍎 🍵 🦊 🐢 😀 😃 😄 😁
          10  😆

        1 Food
          empty

        2 Emoji Section 2
          empty


        """)
  }

  @Test func `colour is for terminals that want it`() throws {
    try tool.given("add 0 🐶")
    let escape = "\u{1B}["
    #expect(try terminal("list").output.contains(escape))
    for variables in [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]] {
      #expect(
        try !terminal("list", variables: variables).output.contains(escape))
    }
    #expect(
      try terminal(
        "list", "--color", "always", variables: ["NO_COLOR": "1"]
      ).output.contains(escape))
    #expect(try !terminal("list", "--color=never").output.contains(escape))
    #expect(try !tool("list", "--color", "always").output.contains(escape))
    #expect(
      try tool("diff", "--color", "always").output == """
        \u{1B}[1mEmoji Section 0\u{1B}[0m
          \u{1B}[32m+ 0\u{1B}[0m  🐶

        """)
    #expect(try !terminal("list", "--json").output.contains(escape))
  }

  @Test func `--json prints the file`() throws {
    try tool.given("add 0 🐶❤", "section rename 1 1/2")
    #expect(
      try tool("list", "--json").outputBytes
        == tool.home.bytes(of: ".local/share/emoji/collection.json"))
    #expect(
      try tool("list", "--json", "1").output == """
        {
          "format": "emoji-collection",
          "version": 1,
          "sections": [
            {
              "title": "1/2",
              "emoji": []
            }
          ]
        }

        """)
  }

  @Test func `a section that is not there or repeated is refused`() throws {
    try tool.refuses(
      "list 3", 65, "emoji: there is no section 3, the last section is 2")
    try tool.refuses(
      "list 0 Nope", 65, "emoji: there is no section 'Nope', but 3 others",
      "'emoji list' shows the sections.")
    for flag in ["", "--json", "--plain"] {
      try tool.refuses("list 0 0 \(flag)", 65, "emoji: index 0 was given twice")
    }
    try tool.refuses(
      "list --json --plain", 64, "emoji: --json and --plain exclude each other",
      "See 'emoji help list'.")
  }

  @Test func `a pipe that nobody reads any more is a quiet end`() throws {
    try tool.given("add 0 --random 9999 --seed 1 -q")
    let result = try tool.shell("{ emoji list; echo $? >&2; } | head -n 1")
    #expect(result.lines.count == 1)
    #expect(result.errors == "0\n")
    #expect(try tool.shell("emoji list >/dev/full").code == 74)
    #expect(try tool.shell("emoji list >&-").code == 74)
  }

  @Test func `list reads the collection alone`() throws {
    try tool.given("add 0 🐶")
    try tool.home.write("no history", to: history)
    #expect(try tool.rows()[0] == "🐶")
  }

  private let history = ".local/share/emoji/collection.json.history"
}
