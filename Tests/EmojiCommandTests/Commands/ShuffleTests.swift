import TestSupport
import Testing

struct ShuffleTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶🐱🍎🍵🦊🐢", "add 1 😀😃😄😁😆😅")
  }

  @Test func `a seed gives the same order every time`() throws {
    try tool.given("shuffle --seed 7")
    let rows = try tool.rows()
    #expect(rows == ["🐢🦊🐱🍵🐶🍎", "😁😆😀😅😄😃", ""])
    try tool.given("undo", "shuffle --seed=7")
    #expect(try tool.rows() == rows)
  }

  @Test func `only the sections that are named are shuffled`() throws {
    #expect(
      try tool.run(["shuffle", "--seed", "7", "Emoji Section 1"]).code == 0)
    let rows = try tool.rows()
    #expect(rows[0] == "🐶🐱🍎🍵🦊🐢")
    #expect(rows[1] != "😀😃😄😁😆😅")
    #expect(rows[1].sorted() == "😀😃😄😁😆😅".sorted())
  }

  @Test func `one emoji alone cannot be shuffled`() throws {
    try tool.given("add 2 🦊")
    try tool.doesNothing("shuffle 2")
  }

  @Test func `what is no section or seed is refused`() throws {
    try tool.refuses(
      "shuffle 0 3", 65, "emoji: there is no section 3, the last section is 2")
    try tool.refuses("shuffle 1 0 1", 65, "emoji: index 1 was given twice")
    for seed in ["-1", "1.5", "18446744073709551616", "x", "🐶"] {
      try tool.refuses(
        "shuffle --seed \(seed)", 64,
        "emoji: --seed must be a whole number from 0 to "
          + "18446744073709551615, not '\(seed)'", "See 'emoji help shuffle'.")
    }
    try tool.given("shuffle --seed 18446744073709551615")
  }
}
