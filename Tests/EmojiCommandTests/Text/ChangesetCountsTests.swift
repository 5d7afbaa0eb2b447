import EmojiModel
import Testing

@testable import emoji

struct ChangesetCountsTests {
  private func counts(
    _ before: KeyValuePairs<String, String>,
    _ after: KeyValuePairs<String, String>
  ) throws -> ChangesetCounts {
    ChangesetCounts(try collection(before).changes(to: collection(after)))
  }

  @Test func `the short form names only what there is`() throws {
    #expect(try counts(["A": "🐶"], ["A": "🐶"]).short == "0")
    #expect(try counts(["A": "🐶"], ["A": "🐶🐱🍎"]).short == "+2")
    #expect(
      try counts(["A": "🐶🐱🍎"], ["A": "🍎🐶🦊", "N": "🍵"]).short
        == "+2 -1 ~1 §1")
  }

  @Test func `the table has a line for each kind that there is`() throws {
    #expect(
      try counts(["A": "🐶"], ["A": "", "N": "🐶🐱"]).table
        == "1\tinserts\n1\tmoves\n1\tsection inserts\n")
    #expect(try counts(["A": "🐶"], ["A": "🐶"]).table == "")
  }
}
