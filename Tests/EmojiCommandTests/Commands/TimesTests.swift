import Diff
import EmojiModel
import Foundation
import TestSupport
import Testing

/// Revisions that are named by a time.
@MainActor
struct TimesTests {
  private var tool: Tool

  /// Adds an emoji at nine, ten and eleven o'clock in a zone two hours ahead.
  init() throws {
    tool = try Tool()
    tool.environment["TZ"] = "XXX-02"
    let files = CollectionFiles(path: tool.collection)
    for (hour, text) in zip([7, 8, 9], ["🐶", "🐱", "🍎"]) {
      let now = try Date("2026-11-30T0\(hour):00:00Z", strategy: .iso8601)
      _ = try files.change(now: now) { transaction in
        var sections = transaction.collection.sections
        sections[0].elements.append(try Emoji(text))
        transaction.record(
          try EmojiCollection(sections: sections), command: "add 0 \(text)")
      }
    }
  }

  private func row(at time: String) throws -> String {
    let result = try tool("show", "@\(time)", "--json")
    return try JSONDecoder().decode(
      CollectionRows.self, from: Data(result.outputBytes)
    ).sections[0].emoji.joined()
  }

  private struct CollectionRows: Decodable {
    var sections: [ListedSection]
  }

  @Test(arguments: [
    ("2026-11-30T09:00:01", "🐶"),
    ("2026-11-30T10:00", "🐶"), ("2026-11-30 10:01", "🐶🐱"),
    ("2026-11-30T10:00:01", "🐶🐱"), ("2026-12-01", "🐶🐱🍎"),
    ("2026-11-30T08:00:01Z", "🐶🐱"), ("2026-11-30T08:00:00Z", "🐶"),
    ("2026-11-30T09:30+01:00", "🐶🐱"), ("2026-11-30T09:30-0100", "🐶🐱🍎"),
  ])
  func `a time means the last revision before it`(
    time: String, row: String
  ) throws {
    #expect(try self.row(at: time) == row)
  }

  @Test func `every command that takes a revision takes a time`() throws {
    #expect(
      try tool("diff", "@2026-11-30T09:30", "@2026-11-30T10:30").output == """
        Emoji Section 0
          + 1  🐱

        """)
    try tool.given("revert @2026-11-30T10:30")
    #expect(try tool.rows()[0] == "🐶🍎")
    try tool.given("restore @2026-11-30T09:30")
    #expect(try tool.rows()[0] == "🐶")
  }

  @Test func `before the first revision there is none`() throws {
    try tool.refuses(
      "show @2026-11-30T09:00", 65,
      "emoji: there is no revision before 2026-11-30T07:00:00Z")
  }

  @Test func `a time that is none is wrong usage, or a file`() throws {
    for word in [
      "@", "@now", "@2026-13-01", "@2026-02-30", "@2026-04-31", "@2023-02-29",
      "@1900-02-29", "@2026-11-30T25:00", "@2026-11",
    ] {
      #expect(try tool("show", word).code == 64, "\(word)")
      #expect(try tool("diff", word).code == 66, "\(word)")
    }
  }
}
