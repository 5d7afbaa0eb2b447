import TestSupport
import Testing

struct RestoreTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶🐱", "add 1 🍎", "section remove 0")
  }

  @Test func `any revision comes back, as a change of its own`() throws {
    try tool.given("restore 1")
    #expect(try tool.rows() == ["🐶🐱", "", ""])
    #expect(try tool.revision() == 4)
    try tool.given("undo", "restore -4", "restore 0")
    #expect(try tool.rows() == ["", "", ""])
    try tool.doesNothing("restore 0")
  }

  @Test func `a revision that is none is refused`() throws {
    try tool.refuses(
      "restore 4", 65, "emoji: there is no revision 4, the last one is 3")
    try tool.refuses(
      "restore -4", 65, "emoji: there is no revision -4, the first one is -3")
    try tool.refuses(
      "restore @2000-01-01", 65,
      "emoji: there is no revision before 2000-01-01T00:00:00Z")
    #expect(try tool.line("restore then").code == 64)
    #expect(try tool.line("restore").code == 64)
  }

  @Test func `a time means the last revision before it`() throws {
    let now = try tool.line("show --json").output
    #expect(try tool.line("show @2999-01-01T09:00 --json").output == now)
    #expect(try tool.line("diff 0 @2999-01-01 --exit-code").code == 1)
    #expect(try tool.line("show @2000-01-01").code == 65)
    #expect(try tool.line("diff @2000-01-01").code == 65)
  }
}
