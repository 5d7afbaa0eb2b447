import TestSupport
import Testing

struct ClearTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶🐱", "add 1 🍎", "add 2 🍵")
  }

  @Test func `the sections that are named are emptied`() throws {
    let result = try tool.line("clear 2 0")
    #expect(
      result.output == """
        Emoji Section 0
          - 0-1  🐶 🐱
        Emoji Section 2
          - 0  🍵

        """)
    #expect(try tool.rows() == ["", "🍎", ""])
  }

  @Test func `without a name all are emptied, and stay`() throws {
    try tool.given("clear")
    #expect(try tool.rows() == ["", "", ""])
    try tool.doesNothing("clear")
    try tool.doesNothing("clear 1")
  }

  @Test func `a section that is not there or repeated is refused`() throws {
    try tool.refuses(
      "clear 3", 65, "emoji: there is no section 3, the last section is 2")
    try tool.refuses("clear 0 0", 65, "emoji: index 0 was given twice")
    try tool.refuses(
      "clear 0 Food", 65, "emoji: there is no section 'Food', but 3 others",
      "'emoji list' shows the sections.")
  }
}
