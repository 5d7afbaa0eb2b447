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

  @Test func `sets and dictionaries are told whole`() {
    #expect(
      differences(expected: Set([1]), actual: Set([2])).first
        == "value: expected Set([1]), is Set([2])")
    #expect(
      differences(expected: ["a": 1], actual: ["a": 2]).first
        == #"value: expected ["a": 1], is ["a": 2]"#)
  }

  @Test func `unequal values that print alike are reported all the same`() {
    #expect(differences(expected: Twin(1), actual: Twin(2)).count == 1)
  }
}
