import TestSupport
import Testing

struct UndoTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `undo prints what it changes, redo the same the other way`()
    throws
  {
    try tool.given("add 0 🐶🐱")
    #expect(
      try tool("undo").output == """
        Emoji Section 0
          - 0-1  🐶 🐱

        """)
    #expect(
      try tool("redo").output == """
        Emoji Section 0
          + 0-1  🐶 🐱

        """)
    #expect(try tool.rows()[0] == "🐶🐱")
    #expect(try tool.revision() == 3)
  }

  @Test func `several steps are taken at once, or none`() throws {
    try tool.given("add 0 🐶", "add 0 🐱", "add 0 🍎")
    try tool.refuses(
      "undo 4", 1, "emoji: there are only 3 changes to undo, not 4")
    try tool.given("undo 2")
    #expect(try tool.rows()[0] == "🐶")
    #expect(try tool.revision() == 5)
    try tool.refuses(
      "undo 2", 1, "emoji: there is only 1 change to undo, not 2")
    try tool.refuses(
      "redo 99999999999999999999", 1,
      "emoji: there are only 2 changes to redo, not \(Int.max)")
    try tool.given("redo 2")
    #expect(try tool.rows()[0] == "🐶🐱🍎")
    try tool.refuses("redo", 1, "emoji: there is nothing to redo")
    try tool.doesNothing("undo 0")
  }

  @Test func `with nothing changed yet there is nothing to undo`() throws {
    try tool.refuses("undo", 1, "emoji: there is nothing to undo")
    try tool.refuses("redo", 1, "emoji: there is nothing to redo")
    #expect(try tool.home.files().isEmpty)
  }

  @Test func `a new change clears what could be redone`() throws {
    try tool.given("add 0 🐶", "add 0 🐱", "undo", "add 0 🍎")
    try tool.refuses("redo", 1, "emoji: there is nothing to redo")
    try tool.given("undo 2")
    #expect(try tool.rows()[0] == "")
  }

  @Test func `--json says from which revision to which`() throws {
    try tool.given("add 0 🐶", "add 0 🐱")
    let result = try tool("undo", "2", "--json")
    #expect(result.output.contains("\"from\": {\"revision\": 2},"))
    #expect(result.output.contains("\"to\": {\"revision\": 4},"))
  }

  @Test func `a count that is none is wrong usage`() throws {
    for count in ["-1", "x"] {
      try tool.refuses(
        "undo \(count)", 64,
        "emoji: N must be a whole number, 0 or more, not '\(count)'",
        "See 'emoji help undo'.")
    }
  }

  @Test func `a damaged history is said, with its line`() throws {
    try tool.given("add 0 🐶", "add 0 🐱")
    let name = ".local/share/emoji/collection.json.history"
    let text = try tool.home.text(of: name)
    try tool.home.write(text.replacing("add 0 🐱", with: "add 0 🐭"), to: name)
    try tool.refuses(
      "undo", 65,
      "emoji: \(tool.collection).history: "
        + "line 4: the checksum does not fit the line")
    let result = try tool("add", "0", "🍎")
    #expect(result.code == 0)
    #expect(
      result.errors == "emoji: the change is not in the history: "
        + "\(tool.collection).history: "
        + "line 4: the checksum does not fit the line\n")
    #expect(try tool.rows()[0] == "🐶🐱🍎")
  }
}
