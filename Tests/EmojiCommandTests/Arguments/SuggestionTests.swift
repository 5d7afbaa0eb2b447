import TestSupport
import Testing

@testable import emoji

struct SuggestionTests {
  private static let words = allLists(upTo: 4, of: ["a", "b", "c"])
    .map { $0.joined() }

  @Test func `the distance is nothing only between equal words`() {
    for left in Self.words {
      for right in Self.words {
        #expect((Suggestion.distance(left, right) == 0) == (left == right))
      }
    }
  }

  @Test func `the distance is the same both ways and never past the length`() {
    for left in Self.words {
      for right in Self.words {
        let distance = Suggestion.distance(left, right)
        #expect(distance == Suggestion.distance(right, left))
        #expect(distance <= max(left.count, right.count))
        #expect(distance >= abs(left.count - right.count))
      }
    }
  }

  @Test(arguments: [
    ("move", "mvoe", 1), ("list", "lits", 1), ("ca", "abc", 3),
    ("shuffle", "shufle", 1), ("", "abc", 3),
  ])
  func `swapped neighbours are one edit`(
    left: String, right: String, distance: Int
  ) {
    #expect(Suggestion.distance(left, right) == distance)
  }

  @Test func `a word far from all gets no suggestion`() {
    let names = ["add", "list", "shuffle"]
    #expect(Suggestion.nearest(to: "xyzzy", among: names) == nil)
    #expect(Suggestion.nearest(to: "shuf", among: names) == "shuffle")
    #expect(Suggestion.nearest(to: "addd", among: names) == "add")
    #expect(Suggestion.nearest(to: "a", among: []) == nil)
  }

  @Test func `capital letters make no difference`() {
    let names = ["add", "list", "shuffle"]
    #expect(Suggestion.nearest(to: "LIST", among: names) == "list")
    #expect(Suggestion.nearest(to: "SHUFL", among: names) == "shuffle")
  }

  @Test func `a very long word is not compared at all`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, among: ["add"]) == nil)
  }
}
