import TestSupport
import Testing

struct RevertTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶🐱", "add 0 🦊 --at 1", "add 1 🍎", "move 0 🐱 1 0")
  }

  @Test func `an old change is taken back, what came since stays`() throws {
    #expect(try tool.rows() == ["🐶🦊", "🐱🍎", ""])
    #expect(
      try tool("revert", "2").output == """
        Emoji Section 0
          - 1  🦊

        """)
    #expect(try tool.rows() == ["🐶", "🐱🍎", ""])
    #expect(try tool("log", "-n", "1").output.hasSuffix("\trevert 2\n"))
  }

  @Test func `it is a change like any other`() throws {
    try tool.given("revert 3", "undo")
    #expect(try tool.rows() == ["🐶🦊", "🐱🍎", ""])
    try tool.given("redo", "add 1 🐸", "add 2 🐢", "revert -1")
    #expect(try tool.rows() == ["🐶🦊", "🐱", "🐢"])
    let json = try tool("revert", "1", "--json")
    #expect(json.output.contains("\"to\": {\"revision\": 11}"))
  }

  @Test func `a move is taken back`() throws {
    try tool.given("add 1 🐸 --at 0", "revert 4")
    #expect(try tool.rows() == ["🐶🦊🐱", "🐸🍎", ""])
  }

  @Test func `where it does not fit any more, that place is named`() throws {
    try tool.given("remove 0 🦊", "section rename 1 Fruit")
    try tool.refuses(
      "revert 2", 65,
      "emoji: 🦊 in \"Emoji Section 0\" was removed since")
    try tool.given("section rename 1 Food")
    try tool.refuses(
      "revert 6", 65, "emoji: the section \"Fruit\" was renamed since")
    try tool.given("section remove 1")
    try tool.refuses(
      "revert 6", 65, "emoji: the section \"Fruit\" was removed since")
  }

  @Test func `a revision that no change led to is refused`() throws {
    try tool.refuses(
      "revert 0", 65,
      "emoji: the history begins with revision 0, no change led to it")
    try tool.refuses(
      "revert 5", 65, "emoji: there is no revision 5, the last one is 4")
    try tool.given("compact --keep 1 --quiet")
    try tool.refuses("revert 2", 65, "emoji: revision 2 was folded away")
    #expect(try tool.line("revert x").code == 64)
    #expect(try tool.line("revert").code == 64)
  }
}
