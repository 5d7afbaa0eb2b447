import TestSupport
import Testing

struct ReplaceTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶🐱🐶")
  }

  @Test func `one emoji takes the place of another`() throws {
    let result = try tool.line("replace 0 2 🦊")
    #expect(
      result.output == """
        Emoji Section 0
          - 2  🐶
          + 2  🦊

        """)
    try tool.given("replace 0 🐶 🍎")
    #expect(try tool.rows()[0] == "🍎🐱🦊")
  }

  @Test func `the same emoji, however it is written, changes nothing`() throws {
    try tool.doesNothing("replace 0 0 🐶")
    try tool.given("add 1 ❤️")
    try tool.doesNothing("replace 1 ❤ ❤")
  }

  @Test func `a dash reads the emoji from standard input`() throws {
    #expect(try tool.line("replace 0 1 -", input: "🦊\n").code == 0)
    #expect(try tool.rows()[0] == "🐶🦊🐶")
  }

  @Test func `other than one for one is refused`() throws {
    try tool.refuses(
      "replace 0 0 🍎🍵", 65, "emoji: one emoji is wanted, not '🍎🍵'")
    try tool.refuses(
      words: ["replace", "0", "0", ""], 65, ["emoji: there is no emoji in ''"])
    try tool.refuses(
      "replace 0 3 🍎", 65,
      "emoji: there is no emoji 3 in "
        + "\"Emoji Section 0\", the last emoji is 2")
    try tool.refuses(
      "replace 0 0-1 🍎", 64,
      "emoji: ITEM must be an index or an emoji, not '0-1'",
      "See 'emoji help replace'.")
    try tool.refuses(
      "replace 0 0", 64, "emoji: 'replace' needs EMOJI",
      "See 'emoji help replace'.")
  }
}
