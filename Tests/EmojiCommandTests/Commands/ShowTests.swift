import TestSupport
import Testing

struct ShowTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `every revision can be shown, counted from either end`() throws {
    var states = [try tool("list", "--json").output]
    let lines = [
      "add 0 🐶🐱🍎", "section add Food --at 0", "move 1 2 Food 0", "undo",
      "section remove 3", "shuffle --seed 2",
    ]
    for line in lines {
      try tool.given(line)
      states.append(try tool("list", "--json").output)
    }
    let last = states.count - 1
    for (number, state) in states.enumerated() {
      #expect(try tool("show", "\(number)", "--json").output == state)
      if number < last {
        let back = try tool("show", "\(number - last)", "--json")
        #expect(back.output == state)
      }
    }
    #expect(try tool("show", "--json").output == states[last])
    #expect(try tool("show").output == tool("list").output)
  }

  @Test func `a new collection has one revision`() throws {
    #expect(try tool("show", "0", "--json").code == 0)
    try tool.refuses(
      "show 1", 65, "emoji: there is no revision 1, there was no change yet")
    try tool.refuses(
      "show --json --plain", 64, "emoji: --json and --plain exclude each other",
      "See 'emoji help show'.")
    try tool.refuses(
      "show -1", 65, "emoji: there is no revision -1, there was no change yet")
  }

  @Test func `a revision that is none is refused`() throws {
    try tool.given("add 0 🐶")
    for number in ["2", "9999"] {
      try tool.refuses(
        "show \(number)", 65,
        "emoji: there is no revision \(number), the last one is 1")
    }
    try tool.refuses(
      "show -2", 65, "emoji: there is no revision -2, the first one is -1")
    try tool.refuses(
      "show 99999999999999999999", 65,
      "emoji: there is no revision \(Int.max), the last one is 1")
    try tool.refuses(
      "show -99999999999999999999", 65,
      "emoji: there is no revision \(Int.min), the first one is -1")
    for word in ["two", "@yesterday"] {
      try tool.refuses(
        "show \(word)", 64,
        "emoji: REVISION must be a number such as 3 or -1, or a time such as "
          + "@2026-11-30, not '\(word)'", "See 'emoji help show'.")
    }
    #expect(try tool("show", "0", "1").code == 64)
  }
}
