/// Where the items of `before` went, told by a changeset alone.
struct ItemMap {
  let sections: SectionMap
  private let deleted: Set<ItemPosition>
  private let inserted: Set<ItemPosition>
  private let movedTo: [ItemPosition: ItemPosition]
  private let movedFrom: [ItemPosition: ItemPosition]
  /// For each section of `before`, the indices of items that do not stay.
  private let sources: [Int: SortedOffsets]
  /// For each section of `after`, the indices of items that did not stay.
  private let targets: [Int: SortedOffsets]

  init<Title, Element>(_ changes: SectionedChangeset<Title, Element>) {
    sections = SectionMap(changes)
    deleted = Set(changes.deletes.map(\.position))
    inserted = Set(changes.inserts.map(\.position))
    movedTo = Dictionary(
      changes.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    movedFrom = Dictionary(
      changes.moves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
    sources = Self.bySection(
      changes.deletes.map(\.position) + changes.moves.map(\.from))
    targets = Self.bySection(
      changes.inserts.map(\.position) + changes.moves.map(\.to))
  }

  /// The position in `after` of an item of `before`, or nil when it is gone.
  func after(_ position: ItemPosition) -> ItemPosition? {
    if deleted.contains(position) { return nil }
    if let target = movedTo[position] { return target }
    guard let section = sections.after(position.section) else { return nil }
    let kept =
      sources[position.section]?.kept(before: position.index) ?? position.index
    return ItemPosition(
      section: section,
      index: targets[section]?.offset(ofKept: kept) ?? kept)
  }

  /// The position in `before` of an item of `after`, or nil when it is new.
  func before(_ position: ItemPosition) -> ItemPosition? {
    if inserted.contains(position) { return nil }
    if let source = movedFrom[position] { return source }
    guard let section = sections.before(position.section) else { return nil }
    let kept =
      targets[position.section]?.kept(before: position.index) ?? position.index
    return ItemPosition(
      section: section,
      index: sources[section]?.offset(ofKept: kept) ?? kept)
  }

  private static func bySection(
    _ positions: [ItemPosition]
  ) -> [Int: SortedOffsets] {
    Dictionary(grouping: positions, by: \.section)
      .mapValues { SortedOffsets($0.map(\.index)) }
  }
}
