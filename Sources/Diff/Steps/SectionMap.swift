/// Where the sections of `before` went, told by a changeset alone.
struct SectionMap {
  /// A section of either state.
  enum Identity: Hashable {
    /// One that is gone, by its index in `before`.
    case deleted(Int)
    /// One that is there, by its index in `after`.
    case after(Int)
  }

  private let kept: OffsetMap
  private let deleted: Set<Int>
  private let inserted: Set<Int>
  private let movedTo: [Int: Int]
  private let movedFrom: [Int: Int]

  init<Title, Element>(_ changes: SectionedChangeset<Title, Element>) {
    let moves = changes.sectionMoves
    deleted = Set(changes.sectionDeletes.map(\.section))
    inserted = Set(changes.sectionInserts.map(\.section))
    kept = OffsetMap(
      sources: deleted + moves.map(\.from), targets: inserted + moves.map(\.to))
    movedTo = Dictionary(
      moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    movedFrom = Dictionary(
      moves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
  }

  /// The index in `after` of a section of `before`, or nil when it is gone.
  func after(_ section: Int) -> Int? {
    if deleted.contains(section) { return nil }
    return movedTo[section] ?? kept.after(section)
  }

  /// The index in `before` of a section of `after`, or nil when it is new.
  func before(_ section: Int) -> Int? {
    if inserted.contains(section) { return nil }
    return movedFrom[section] ?? kept.before(section)
  }

  /// Which section a section of `before` is.
  func identity(ofBefore section: Int) -> Identity {
    after(section).map(Identity.after) ?? .deleted(section)
  }
}
