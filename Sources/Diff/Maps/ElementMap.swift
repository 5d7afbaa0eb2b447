/// Where the elements of `before` went, told by a changeset alone.
struct ElementMap {
  private let kept: OffsetMap
  private let deleted: Set<Int>
  private let inserted: Set<Int>
  private let movedTo: [Int: Int]
  private let movedFrom: [Int: Int]

  init<Element>(_ changes: Changeset<Element>) {
    self.init(
      deletes: changes.deletes.map(\.offset),
      inserts: changes.inserts.map(\.offset),
      moves: changes.moves.map { ($0.from, $0.to) })
  }

  init(deletes: [Int], inserts: [Int], moves: [(from: Int, to: Int)]) {
    deleted = Set(deletes)
    inserted = Set(inserts)
    kept = OffsetMap(
      sources: deletes + moves.map(\.from), targets: inserts + moves.map(\.to))
    movedTo = Dictionary(
      moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    movedFrom = Dictionary(
      moves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
  }

  /// The offset in `after` of an element of `before`, or nil when it is gone.
  func after(_ offset: Int) -> Int? {
    if deleted.contains(offset) { return nil }
    return movedTo[offset] ?? kept.after(offset)
  }

  /// The offset in `before` of an element of `after`, or nil when it is new.
  func before(_ offset: Int) -> Int? {
    if inserted.contains(offset) { return nil }
    return movedFrom[offset] ?? kept.before(offset)
  }
}
