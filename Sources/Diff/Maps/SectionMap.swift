/// Where the sections of `before` went, told by a changeset alone.
struct SectionMap {
  /// A section of either state.
  enum Identity: Hashable {
    /// One that is gone, by its index in `before`.
    case deleted(Int)
    /// One that is there, by its index in `after`.
    case after(Int)
  }

  private let sections: ElementMap

  init<Title, Element>(_ changes: SectionedChangeset<Title, Element>) {
    sections = ElementMap(
      deletes: changes.sectionDeletes.map(\.section),
      inserts: changes.sectionInserts.map(\.section),
      moves: changes.sectionMoves.map { ($0.from, $0.to) })
  }

  /// The index in `after` of a section of `before`, or nil when it is gone.
  func after(_ section: Int) -> Int? { sections.after(section) }

  /// The index in `before` of a section of `after`, or nil when it is new.
  func before(_ section: Int) -> Int? { sections.before(section) }

  /// Which section a section of `before` is.
  func identity(ofBefore section: Int) -> Identity {
    after(section).map(Identity.after) ?? .deleted(section)
  }
}
