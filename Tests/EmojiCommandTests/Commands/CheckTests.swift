import Foundation
import TestSupport
import Testing

struct CheckTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("--file c.json add 0 🐶", "--file c.json add 0 🐱")
  }

  /// Changes a text in the history.
  private func damage(_ text: String, _ other: String) throws {
    let history = try tool.home.text(of: "c.json.history")
    try tool.home.write(
      history.replacing(text, with: other), to: "c.json.history")
  }

  @Test func `files that are whole are well`() throws {
    let result = try tool.line("--file c.json check")
    #expect(result.output == "all is well: 2 emoji, 2 revisions\n")
    #expect(result.code == 0 && result.errors == "")
    let none = try tool.line("--file none.json check")
    #expect(none.output == "all is well: 0 emoji, 0 revisions\n")
    #expect(try tool.home.files()["none.json"] == nil)
  }

  @Test func `an edit and a newer emoji are no faults`() throws {
    try tool.home.write(
      collectionFile(ListedSection("A", "🐶", "\u{1FAFE}")), to: "c.json")
    let result = try tool.line("--file c.json check")
    #expect(
      result.lines == [
        "not in Emoji 18.0, kept as they are: \u{1FAFE}",
        "the collection was edited outside",
        "all is well: 2 emoji, 2 revisions",
      ])
    #expect(result.code == 0)
  }

  @Test func `each fault is told with its file and line`() throws {
    try damage("add 0 🐱", "add 0 🐭")
    try tool.home.write("{", to: "c.json")
    let result = try tool.line("--file c.json check")
    #expect(
      result.lines == [
        "c.json: line 1: the document ends too soon",
        "c.json.history: line 4: the checksum does not fit the line",
      ])
    #expect(
      result.errors == """
        emoji: there are 2 faults
        'emoji check --repair' repairs what it can.

        """)
    #expect(result.code == 1)
  }

  @Test func `a repair keeps what it finds, and a copy`() throws {
    try damage("\"undo\":1", "\"undo\":7")
    let damaged = try tool.home.bytes(of: "c.json.history")
    let result = try tool.line("--file c.json check --repair")
    #expect(
      result.errors == """
        the damaged file is kept as c.json.history.damaged
        'repaired' stands for what could not be read: revision 1

        """)
    #expect(result.output == "all is well: 2 emoji, 2 revisions\n")
    #expect(result.code == 0)
    #expect(try tool.home.bytes(of: "c.json.history.damaged") == damaged)
    let log = try tool.line("--file c.json log").lines
    #expect(log.count == 2 && log[1].hasSuffix("repaired"))
    try tool.given("--file c.json undo 2")
    #expect(try tool.sections(at: "c.json")[0].emoji == [])
  }

  @Test func `a copy never takes the place of another`() throws {
    for name in ["c.json.damaged", "c.json.damaged-2"] {
      try tool.home.write("{ broken", to: "c.json")
      let result = try tool.line("--file c.json check --repair")
      #expect(result.errors == "the damaged file is kept as \(name)\n")
      #expect(
        result.lines == [
          "the collection was put back to revision 2; "
            + "the damaged file lies beside it as \(name)",
          "all is well: 2 emoji, 2 revisions",
        ])
      #expect(try tool.home.text(of: name) == "{ broken")
      #expect(try tool.sections(at: "c.json")[0].emoji == ["🐶", "🐱"])
    }
  }

  @Test func `what cannot be repaired is left as it is`() throws {
    try tool.home.write("{ broken", to: "none.json")
    try tool.refuses(
      "--file none.json check --repair", 65,
      "emoji: none.json: line 1: \"b\" does not belong here")
    try tool.home.write(
      "{\"format\":\"emoji-history\",\"version\":2}\n", to: "c.json.history")
    try tool.refuses(
      "--file c.json check --repair", 65,
      "emoji: c.json.history: version 2 is newer than this program",
      "A newer 'emoji' reads it.")
  }

  @Test func `a whole collection needs no repair`() throws {
    let before = try tool.home.files()
    let result = try tool.line("--file c.json check --repair")
    #expect(result.output.hasPrefix("all is well") && result.errors == "")
    #expect(try tool.home.files() == before)
  }

  @Test func `--json is one document, with or without faults`() throws {
    #expect(
      try tool.line("--file c.json check --json").output == """
        {
          "faults": [],
          "editedOutside": false,
          "unknown": [],
          "emoji": 2,
          "revisions": 2
        }

        """)
    try damage("add 0 🐱", "add 0 🐭")
    let result = try tool.line("--file c.json check --json")
    #expect(
      result.output == """
        {
          "faults": [
            "c.json.history: line 4: the checksum does not fit the line"
          ],
          "editedOutside": false,
          "unknown": [],
          "emoji": 2,
          "revisions": 2
        }

        """)
    #expect(result.code == 1)
  }

  @Test func `a file that only began to be a history is begun anew`() throws {
    let header = "{\"format\":\"emoji-history\",\"version\":1}\n"
    for text in ["", String(header.dropLast(9)), header] {
      try tool.home.write(text, to: "c.json.history")
      #expect(try tool.line("--file c.json check").code == 1)
      try tool.given("--file c.json add 1 🍎", "--file c.json check")
    }
  }

  @Test func `a file that is no history is never written to`() throws {
    try tool.home.write("precious", to: "c.json.history")
    let result = try tool.line("--file c.json add 1 🍎")
    #expect(result.errors.hasPrefix("emoji: the change is not in the history"))
    #expect(try tool.home.text(of: "c.json.history") == "precious")
    try tool.given("--file c.json check --repair")
    #expect(try tool.home.text(of: "c.json.history.damaged") == "precious")
  }
}
