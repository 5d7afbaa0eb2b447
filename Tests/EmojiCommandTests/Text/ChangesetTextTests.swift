import Diff
import EmojiModel
import TestSupport
import Testing

@testable import emoji

struct ChangesetTextTests {
  private func text(
    _ before: KeyValuePairs<String, String>,
    _ after: KeyValuePairs<String, String>, isColored: Bool = false
  ) throws -> String {
    let (before, after) = (try collection(before), try collection(after))
    return ChangesetText(before.changes(to: after), from: before, to: after)
      .text(isColored: isColored)
  }

  @Test func `no change is no text`() throws {
    #expect(try text([:], [:]) == "")
    #expect(try text(["A": "🐶🐱"], ["A": "🐶🐱"]) == "")
  }

  @Test func `only sections in which something changed are shown`() throws {
    #expect(
      try text(
        ["A": "🐶", "B": "🐱🍎", "C": ""], ["A": "🐶", "B": "🐱", "C": "🍵"])
          == """
          B
            - 1  🍎
          C
            + 0  🍵

          """)
  }

  @Test func `neighbours share a line, ten at the most`() throws {
    let many = "😀😃😄😁😆😅🤣😂🙂🙃😉😊"
    #expect(
      try text(["A": "🐶🐱"], ["A": "🐶" + many + "🐱"]) == """
        A
          + 1-10   😀 😃 😄 😁 😆 😅 🤣 😂 🙂 🙃
          + 11-12  😉 😊

        """)
    #expect(
      try text(["A": "🐶🐱🍎🍵🦊"], ["A": "🦊🍎🍵🐶🐱"]) == """
        A
          ~ 4 → 0      🦊
          ~ 2-3 → 1-2  🍎 🍵

        """)
  }

  @Test func `a move from elsewhere names where it came from`() throws {
    #expect(
      try text(["A": "🐶", "B": "🐱"], ["A": "", "B": "🐶🐱"]) == """
        B
          ~ 0 → 0  from 'A'  🐶

        """)
  }

  @Test func `sections say what became of them`() throws {
    #expect(
      try text(
        ["A": "🐶", "B": "🐱", "C": "🍎", "D": "🍵"],
        ["D": "🍵", "A": "🐶", "Z": "🐱", "N": "🦊"]) == """
          D  (section 3 → 0)
          Z  (was 'B')
          N  (section added)
            + 0  🦊
          C  (section removed)
            - 0  🍎

          """)
  }

  @Test func `titles cannot control the terminal`() throws {
    #expect(
      try text(["a\u{202E}b": "🐶"], ["c\u{200B}": "🐶🐱"]) == """
        c\\u{200B}  (was 'a\\u{202E}b')
          + 1  🐱

        """)
  }

  @Test func `colours stand around signs and headings, never emoji`() throws {
    let before: KeyValuePairs = ["A": "🐶🐱🍎"]
    let after: KeyValuePairs = ["B": "🍎🐶🦊"]
    let colored = try text(before, after, isColored: true)
    #expect(
      colored == """
        \u{1B}[1mB\u{1B}[0m\u{1B}[2m  (was 'A')\u{1B}[0m
          \u{1B}[36m~ 2 → 0\u{1B}[0m  🍎
          \u{1B}[31m- 1\u{1B}[0m      🐱
          \u{1B}[32m+ 2\u{1B}[0m      🦊

        """)
    #expect(
      try colored.replacing(#/\u{1B}\[\d+m/#, with: "") == text(before, after))
  }

  @Test func `every change is shown once, its emoji last on a line`() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let before = try EmojiCollection.random(using: &generator)
      let after = try EmojiCollection.random(using: &generator)
      let changes = before.changes(to: after)
      let lines = ChangesetText(changes, from: before, to: after)
        .text(isColored: false).split(separator: "\n").map(String.init)
      for (sign, elements) in [
        ("-", changes.deletes.map(\.element)),
        ("+", changes.inserts.map(\.element)),
        ("~", changes.moves.map(\.element)),
      ] {
        let shown = try lines.filter { $0.hasPrefix("  " + sign) }.flatMap {
          try Emoji.list(in: $0.components(afterLast: "  "))
        }
        #expect(
          shown.map(\.text).sorted() == elements.map(\.text).sorted(),
          "seed \(seed)")
      }
    }
  }
}

extension String {
  /// What stands after the last `separator`.
  fileprivate func components(afterLast separator: String) -> String {
    ranges(of: separator).last.map { String(self[$0.upperBound...]) } ?? self
  }
}
