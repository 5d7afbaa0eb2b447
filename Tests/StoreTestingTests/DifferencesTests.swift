import StoreTesting
import Testing

struct DifferencesTests {
  private struct Board: Equatable {
    var title = "A"
    var rows: [Row] = []
    var best: Row?
    var mood = Mood.calm
  }

  private struct Row: Equatable {
    var name: String
    var points = 0
  }

  private enum Mood: Equatable {
    case calm
    case angry(reason: String, since: Int)
  }

  /// Equal only to itself, though all print alike.
  private struct Twin: Equatable {
    private let secret: Int
    init(_ secret: Int) { self.secret = secret % 1 }
    static func == (first: Twin, second: Twin) -> Bool { false }
  }

  @Test func `equal values have no differences`() {
    #expect(differences(expected: Board(), actual: Board()) == [])
  }

  @Test func `a difference is told by its path`() {
    var other = Board()
    other.title = "B"
    #expect(
      differences(expected: Board(), actual: other) == [
        #"title: expected "A", is "B""#
      ])
  }

  @Test func `only what differs is told, however deep it is`() {
    let before = Board(
      rows: [Row(name: "x"), Row(name: "y")], best: Row(name: "z"))
    var after = before
    after.rows[1].points = 3
    after.best?.name = "w"
    #expect(
      differences(expected: before, actual: after) == [
        "rows[1].points: expected 0, is 3",
        #"best.name: expected "z", is "w""#,
      ])
  }

  @Test func `missing and unexpected elements are told by their place`() {
    #expect(
      differences(expected: [1, 2, 3], actual: [1]) == [
        "[1]: missing 2", "[2]: missing 3",
      ])
    #expect(
      differences(expected: ["a"], actual: ["a", "b"]) == [
        #"[1]: unexpected "b""#
      ])
  }

  @Test func `an optional that is there on one side only is told whole`() {
    #expect(
      differences(expected: nil, actual: 3 as Int?) == [
        "value: expected nil, is Optional(3)"
      ])
  }

  @Test func `payloads of one case are compared, two cases are told whole`() {
    var angry = Board()
    angry.mood = .angry(reason: "rain", since: 1)
    var angrier = angry
    angrier.mood = .angry(reason: "rain", since: 2)
    #expect(
      differences(expected: angry, actual: angrier) == [
        "mood.angry.since: expected 1, is 2"
      ])
    let lines = differences(expected: Board(), actual: angry)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("mood: expected ") == true)
  }

  @Test func `a missing or unexpected element has the place of the others`() {
    var other = Board(rows: [Row(name: "x"), Row(name: "y")])
    #expect(
      differences(expected: Board(rows: [Row(name: "x")]), actual: other)
        .first?.hasPrefix("rows[1]: unexpected ") == true)
    other.rows = []
    #expect(
      differences(expected: Board(rows: [Row(name: "x")]), actual: other)
        .first?.hasPrefix("rows[0]: missing ") == true)
  }

  @Test func `dictionaries are told key by key, in the order of the keys`() {
    struct Tally: Equatable {
      var counts: [String: Int]
      var rows: [Int: Row] = [:]
    }
    #expect(
      differences(
        expected: Tally(counts: ["c": 3, "a": 1, "b": 2, "x": 5]),
        actual: Tally(counts: ["y": 6, "c": 4, "b": 2, "a": 0])) == [
          #"counts["a"]: expected 1, is 0"#,
          #"counts["c"]: expected 3, is 4"#,
          #"counts["x"]: missing 5"#,
          #"counts["y"]: unexpected 6"#,
        ])
    #expect(
      differences(
        expected: Tally(
          counts: [:], rows: [10: Row(name: "x"), 9: Row(name: "y")]),
        actual: Tally(
          counts: [:], rows: [10: Row(name: "z"), 9: Row(name: "w")])) == [
          #"rows[9].name: expected "y", is "w""#,
          #"rows[10].name: expected "x", is "z""#,
        ])
    #expect(
      differences(expected: ["a": 1], actual: ["a": 2]) == [
        #"["a"]: expected 1, is 2"#
      ])
    #expect(
      differences(expected: ["a": nil], actual: ["a": 2]) == [
        #"["a"]: expected nil, is Optional(2)"#
      ])
  }

  @Test func `sets are told by what is missing and unexpected`() {
    #expect(
      differences(expected: Set([1, 2, 10]), actual: Set([2, 3, 11])) == [
        "value: missing 1", "value: unexpected 3", "value: missing 10",
        "value: unexpected 11",
      ])
  }

  @Test func `parts that are equal are left out, however they print`() {
    struct Cached: Equatable {
      var cache: Int
      static func == (first: Cached, second: Cached) -> Bool { true }
    }
    struct Page: Equatable {
      var text: String
      var cached: Cached
      var pair: [Cached]
    }
    #expect(
      differences(
        expected: Page(
          text: "a", cached: Cached(cache: 1), pair: [Cached(cache: 1)]),
        actual: Page(
          text: "b", cached: Cached(cache: 2), pair: [Cached(cache: 2)]))
        == [#"text: expected "a", is "b""#])
  }

  @Test func `unequal values of equal parts are told whole`() {
    struct Odd: Equatable {
      var zero: Double
      static func == (first: Odd, second: Odd) -> Bool { false }
    }
    #expect(
      differences(expected: [Odd(zero: 0)], actual: [Odd(zero: -0.0)])
        .first?.hasPrefix("[0]: expected ") == true)
  }

  @Test func `unequal values that print alike are reported all the same`() {
    #expect(differences(expected: Twin(1), actual: Twin(2)).count == 1)
  }
}
