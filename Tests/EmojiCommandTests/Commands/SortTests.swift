import TestSupport
import Testing

struct SortTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `sections are sorted, and the moves are printed`() throws {
    _ = try tool("add", "0", "🐱🐶")
    _ = try tool("add", "1", "🍎😀")
    let result = try tool("sort")
    #expect(
      result.output == """
        Emoji Section 0
          ~ 1 → 0  🐶
        Emoji Section 1
          ~ 1 → 0  😀

        """)
    #expect(try tool("sort").errors == "nothing changed\n")
    #expect(try tool("sort", "0", "--by", "name").code == 0)
    #expect(try tool("export", "--format", "string").output == "🐱🐶😀🍎\n")
    #expect(try tool("sort", "--by", "size").code == 64)
    #expect(try tool("sort", "9").code == 65)
  }

  @Test func `repeats are taken out, tones on request`() throws {
    _ = try tool("add", "0", "👍👍👍🏽")
    #expect(try tool("dedupe").output == "Emoji Section 0\n  - 1  👍\n")
    #expect(
      try tool("dedupe", "0", "--tones").output == "Emoji Section 0\n  - 1  👍🏽\n"
    )
    #expect(try tool("undo", "2").code == 0)
    #expect(try tool("export", "--format", "string").output == "👍👍👍🏽\n")
  }
}
