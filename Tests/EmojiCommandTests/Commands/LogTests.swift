import Foundation
import TestSupport
import Testing

struct LogTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// The lines of the log, without the times.
  private func log(_ words: String...) throws -> [String] {
    try tool.run(["log"] + words).lines.map { line in
      var columns = line.split(separator: "\t").map(String.init)
      columns.remove(at: 1)
      return columns.joined(separator: " ")
    }
  }

  @Test func `before any change the log is empty`() throws {
    #expect(try tool("log").output == "")
    #expect(try tool("log", "--json").output == "[]\n")
    #expect(try tool.home.files().isEmpty)
  }

  @Test func `the newest revision comes first, each with its command`() throws {
    try tool.given("add 0 🐶🐱", "section add Food", "remove 0 1", "undo")
    try tool.given("redo", "move 0 0 Food 0", "shuffle --seed 3 0", "clear 3")
    #expect(
      try log() == [
        "7 1 clear 3", "6 1 move 0 0 3 0", "5 1 redo 4", "4 1 undo 3",
        "3 1 remove 0 1", "2 1 section add 'Food'", "1 2 add 0 🐶 🐱",
      ])
    #expect(try log("-n", "2") == ["7 1 clear 3", "6 1 move 0 0 3 0"])
    #expect(try log("-n2") == log("--limit=2"))
    #expect(try log("-n", "0") == [])
    #expect(try log("-n", "99999999999999999999").count == 7)
  }

  @Test func `times are in UTC, to the second`() throws {
    let before = Date().addingTimeInterval(-1)
    try tool.given("add 0 🐶")
    let columns = try tool("log").output.split(separator: "\t")
    let time = try Date(String(columns[1]), strategy: .iso8601)
    #expect(before...Date() ~= time)
    #expect(columns[1].hasSuffix("Z"))
  }

  @Test func `every state can be had from the log's changesets`() throws {
    try tool.given("add 0 🐶🐱", "section add A", "move 0 0 3 0", "undo")
    let result = try tool("log", "--json")
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(result.outputBytes))
        as? [[String: Any]])
    #expect(log.map { $0["revision"] as? Int } == [4, 3, 2, 1])
    for entry in log {
      #expect(Set(entry.keys) == ["revision", "time", "action", "changeset"])
      let number = try #require(entry["revision"] as? Int)
      let printed = try tool("diff", "\(number - 1)", "\(number)", "--json")
      let changeset = try JSONSerialization.jsonObject(
        with: Data(printed.outputBytes))
      #expect(
        try #require(entry["changeset"] as? NSDictionary)
          == #require(changeset as? NSDictionary))
    }
  }

  @Test func `--patch prints what changed under each`() throws {
    try tool.given("add 0 🐶🐱", "section rename 1 Food", "move 0 🐱 Food 0")
    let result = try tool("log", "--patch")
    let lines = result.lines.map { line in
      line.first?.isNumber == true
        ? line.split(separator: "\t").last.map(String.init) ?? "" : line
    }
    #expect(
      lines == [
        "move 0 1 1 0", "    Food", "      ~ 1 → 0  from 'Emoji Section 0'  🐱",
        "", "section rename 1 'Food'", "    Food  (was 'Emoji Section 1')", "",
        "add 0 🐶 🐱", "    Emoji Section 0", "      + 0-1  🐶 🐱", "",
      ])
    #expect(
      try tool("log", "-p", "-n", "1").lines == Array(result.lines.prefix(4)))
    #expect(
      try tool("log", "--patch", "--json").output
        == tool("log", "--json").output)
  }

  @Test func `--patch reaches back to what was folded away`() throws {
    try tool.given("add 0 🐶", "add 0 🐱", "add 0 🍎", "compact --keep 1")
    #expect(try tool("log", "--patch").lines.count == 4)
  }

  @Test func `on a terminal the log is aligned, without tabs`() throws {
    try tool.given("add 0 🐶🐱")
    let result = try tool.run(
      ["log"], variables: ["NO_COLOR": "1"], hasTerminal: true)
    #expect(result.output.hasPrefix("1  20"))
    #expect(result.output.hasSuffix("  +2  add 0 🐶 🐱\n"))
    #expect(!result.output.contains("\t") && !result.output.contains("\u{1B}"))
  }

  @Test func `an edit by hand is a revision that reading does not write`()
    throws
  {
    try tool.given("add 0 🐶")
    try tool.home.write(
      collectionFile(ListedSection("Mine", "🦊")),
      to: ".local/share/emoji/collection.json")
    let before = try tool.home.files()
    #expect(try log().first?.hasPrefix("2 ") == true)
    #expect(try log().first?.hasSuffix(" outside") == true)
    #expect(try tool("diff", "1", "--format", "stat").code == 0)
    #expect(try tool.home.files() == before)
    try tool.given("add 0 🐢")
    #expect(try log().map(\.first) == ["3", "2", "1"])
    try tool.given("undo 2")
    #expect(try tool.rows() == ["🐶", "", ""])
  }

  @Test func `a count that is none is wrong usage`() throws {
    for count in ["-1", "x", "1.5"] {
      try tool.refuses(
        "log -n \(count)", 64,
        "emoji: --limit must be a whole number, 0 or more, not '\(count)'",
        "See 'emoji help log'.")
    }
    try tool.refuses(
      "log 3", 64, "emoji: '3' is one word too many for 'log'",
      "See 'emoji help log'.")
  }
}
