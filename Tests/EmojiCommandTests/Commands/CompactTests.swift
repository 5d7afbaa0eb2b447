import Foundation
import TestSupport
import Testing

struct CompactTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    for emoji in ["🐶", "🐱", "🍎", "🦊"] { try tool.given("add 0 \(emoji)") }
  }

  private var historySize: Int {
    get throws {
      try tool.home.bytes(of: ".local/share/emoji/collection.json.history")
        .count
    }
  }

  @Test func `it says what goes and what stays`() throws {
    let before = try historySize
    let result = try tool.line("compact --keep 2")
    let after = try historySize
    #expect(
      result.output == "revisions 0-1 are folded away, 2-4 stay, "
        + "\(before) bytes become \(after)\n")
    #expect(after < before)
    #expect(try tool.line("log").lines.count == 2)
    #expect(try tool.line("show 2").lines.count == 2)
    try tool.refuses("show 1", 65, "emoji: revision 1 was folded away")
    try tool.refuses(
      "undo 3", 1, "emoji: there are only 2 changes to undo, not 3")
    try tool.given("undo 2", "check")
    #expect(try tool.rows() == ["🐶🐱", "", ""])
  }

  @Test func `an undone change that was folded away can be done again`() throws
  {
    try tool.given("undo", "compact --keep 1")
    #expect(
      try tool.line("check").output == "all is well: 3 emoji, 5 revisions\n")
    try tool.given("check --repair", "redo", "check")
    #expect(try tool.rows() == ["🐶🐱🍎🦊", "", ""])
  }

  @Test func `without a change that is left a diff is empty`() throws {
    try tool.given("compact --keep 0")
    let result = try tool.line("diff")
    #expect(result.code == 0)
    #expect(result.output == "")
    try tool.refuses("diff 3", 65, "emoji: revision 3 was folded away")
    try tool.given("add 0 🍌")
    #expect(try tool.line("diff --exit-code").code == 1)
  }

  @Test func `a dry run says the same and changes nothing`() throws {
    let before = try tool.home.files()
    let said = try tool.line("compact --keep 2 --dry-run").output
    #expect(try tool.home.files() == before)
    let done = try tool.line("compact --keep 2").output
    #expect(said == done.replacing("are folded away", with: "would go"))
  }

  @Test func `what is young enough, or new enough, stays`() throws {
    for line in ["compact", "compact --keep 4", "compact --days 1"] {
      try tool.doesNothing(line)
    }
    #expect(try tool.line("compact --days 0 --dry-run").code == 0)
  }

  @Test func `--json is one document, also if nothing goes`() throws {
    let before = try historySize
    let result = try tool.line("compact --keep 2 --json")
    #expect(
      result.output == """
        {
          "folded": {"first": 0, "last": 1},
          "kept": {"first": 2, "last": 4},
          "bytes": {"before": \(before), "after": \(try historySize)}
        }

        """)
    #expect(
      try tool.line("compact --keep 2 --json").output == """
        {
          "folded": null,
          "kept": null,
          "bytes": null
        }

        """)
  }

  @Test func `words that make no command are wrong usage`() throws {
    #expect(try tool.line("compact --keep 1 --days 1").code == 64)
    #expect(try tool.line("compact --keep -1").code == 64)
    #expect(try tool.line("compact 3").code == 64)
  }
}
