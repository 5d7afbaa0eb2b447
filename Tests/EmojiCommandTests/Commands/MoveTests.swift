import TestSupport
import Testing

struct MoveTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶🐱🍎🍵", "add 1 🦊")
  }

  @Test func `the target counts after the emoji was taken out`() throws {
    let result = try tool.line("move 0 0 0 3")
    #expect(
      result.output == """
        Emoji Section 0
          ~ 0 → 3  🐶

        """)
    #expect(try tool.rows()[0] == "🐱🍎🍵🐶")
    try tool.refuses(
      "move 0 0 0 4", 65,
      "emoji: no emoji can stand at 4 in "
        + "\"Emoji Section 0\", only at 0 to 3")
  }

  @Test func `an emoji moves to another section`() throws {
    let result = try tool.run(["move", "0", "🍎", "Emoji Section 1", "1"])
    #expect(
      result.output == """
        Emoji Section 1
          ~ 2 → 1  from 'Emoji Section 0'  🍎

        """)
    #expect(try tool.rows() == ["🐶🐱🍵", "🦊🍎", ""])
  }

  @Test func `a move to the same place is none`() throws {
    try tool.doesNothing("move 0 2 0 2")
    try tool.doesNothing("move 1 🦊 1 0")
  }

  @Test func `what is not there is refused`() throws {
    let cases = [
      (
        "move 0 4 0 0", "no emoji 4 in \"Emoji Section 0\", the last emoji is 3"
      ),
      (
        "move 1 1 0 0",
        "no emoji 1 in \"Emoji Section 1\", there is only emoji 0"
      ),
      ("move 3 0 0 0", "no section 3, the last section is 2"),
      ("move 0 0 3 0", "no section 3, the last section is 2"),
      ("move 0 🦊 0 0", "no 🦊 in \"Emoji Section 0\""),
    ]
    for (line, message) in cases {
      try tool.refuses(line, 65, "emoji: there is " + message)
    }
    try tool.refuses(
      "move 0 0 1 2", 65,
      "emoji: no emoji can stand at 2 in "
        + "\"Emoji Section 1\", only at 0 to 1")
    try tool.refuses(
      "move 0 0 1 -1", 65,
      "emoji: no emoji can stand at -1 in "
        + "\"Emoji Section 1\", only at 0 to 1")
    try tool.refuses(
      "move 0 -1 1 0", 65, "emoji: an index cannot be negative, as -1 is")
  }

  @Test func `words that make no command are wrong usage`() throws {
    let help = "See 'emoji help move'."
    try tool.refuses("move 0 0 1", 64, "emoji: 'move' needs TO-INDEX", help)
    try tool.refuses(
      "move 0 0 1 end", 64,
      "emoji: TO-INDEX must be a whole number, 0 or more, not 'end'",
      help)
    try tool.refuses(
      "move 0 0 1 0 2", 64, "emoji: '2' is one word too many for 'move'", help)
    try tool.refuses(
      "move 0 0-1 1 0", 64,
      "emoji: ITEM must be an index or an emoji, not '0-1'", help)
  }
}
