extension Array {
  /// Returns the sections that a changeset leads to from these.
  ///
  /// The changes may stand in any order. Nothing is taken on trust: indices, titles,
  /// items and places are all checked, sections first, and the first that does not
  /// fit is thrown. Sections that do not change are passed on as they are.
  ///
  /// - Complexity: O(*s* + *c* + *k* log *k*) for *s* sections, *c* items in
  ///   sections with item changes, and *k* changes.
  public func applying<Title, Item>(
    _ changes: SectionedChangeset<Title, Item>
  ) throws(Misfit) -> [ListSection<Title, Item>]
  where Element == ListSection<Title, Item> {
    let plan = try SectionPlan(changes, before: self)
    let taken = Dictionary(
      grouping: changes.deletes.map { ($0.position, $0.element) }
        + changes.moves.map { ($0.from, $0.element) },
      by: \.0.section)
    let placed = Dictionary(
      grouping: changes.inserts.map { ($0.position, $0.element) }
        + changes.moves.map { ($0.to, $0.element) },
      by: \.0.section)
    let rest = try removing(taken)
    try plan.checkDeletedSectionsAreEmpty(in: rest)
    let sections = try plan.sections(from: rest).placing(placed)
    if changes.updates.isEmpty { return sections }
    return try sections.updating(changes, map: ItemMap(changes))
  }

  /// Returns these sections with updated items, each told by where it came from.
  private func updating<Title, Item>(
    _ changes: SectionedChangeset<Title, Item>, map: ItemMap
  ) throws(Misfit) -> [ListSection<Title, Item>]
  where Element == ListSection<Title, Item> {
    var sections = self
    var updated: Set<ItemPosition> = []
    for update in changes.updates.sorted(by: { $0.to < $1.to }) {
      let place = update.to
      guard indices.contains(place.section),
        self[place.section].elements.indices.contains(place.index),
        map.before(place) == update.from
      else { throw .noItem(update.from) }
      guard updated.insert(place).inserted else {
        throw .conflict(update.from)
      }
      guard self[place.section].elements[place.index] == update.before else {
        throw .otherItem(update.from)
      }
      sections[place.section].elements[place.index] = update.after
    }
    return sections
  }

  /// Returns these sections without the items that are to be taken out.
  private func removing<Title, Item>(
    _ taken: [Int: [(position: ItemPosition, item: Item)]]
  ) throws(Misfit) -> [ListSection<Title, Item>]
  where Element == ListSection<Title, Item> {
    var sections = self
    for (section, slots) in taken.sorted(by: { $0.key < $1.key }) {
      let slots = Slots(slots.map { ($0.position.index, $0.item) })
      guard indices.contains(section) else {
        let index = slots.sorted.first?.offset ?? 0
        throw .noItem(ItemPosition(section: section, index: index))
      }
      sections[section].elements =
        try self[section].elements.removing(slots, fromSection: section)
    }
    return sections
  }

  /// Returns these sections with items placed where they will stand in the end.
  private func placing<Title, Item>(
    _ placed: [Int: [(position: ItemPosition, item: Item)]]
  ) throws(Misfit) -> [ListSection<Title, Item>]
  where Element == ListSection<Title, Item> {
    var sections = self
    for (section, slots) in placed.sorted(by: { $0.key < $1.key }) {
      let slots = Slots(slots.map { ($0.position.index, $0.item) })
      guard indices.contains(section) else {
        let index = slots.sorted.first?.offset ?? 0
        throw .itemOutOfRange(ItemPosition(section: section, index: index))
      }
      sections[section].elements =
        try self[section].elements.placing(slots, intoSection: section)
    }
    return sections
  }
}
