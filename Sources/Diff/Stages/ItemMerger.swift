/// An item at one place, and the snapshots it is shown in.
struct MergedItem<Element> {
  let shown: Range<Int>
  /// Its position in `before`, if it changes and was there.
  let source: ItemPosition?
  /// Its position in `after`, if it changes and is there.
  let target: ItemPosition?
  fileprivate let old: Element
  fileprivate let new: Element
  /// The first snapshot with the new content.
  fileprivate let update: Int

  /// What is shown of it.
  func content(in snapshot: Int) -> Element {
    snapshot < update ? old : new
  }
}

/// Merges the items of a section of `before` and of the same one of `after`.
struct ItemMerger<Title: Hashable, Element: Hashable> {
  private let schedule: Schedule
  private let before: [ListSection<Title, Element>]
  private let after: [ListSection<Title, Element>]
  private let deletes: Set<ItemPosition>
  private let inserts: Set<ItemPosition>
  private let updates: Set<ItemPosition>
  private let movedTo: [ItemPosition: ItemPosition]
  private let movedFrom: [ItemPosition: ItemPosition]

  init(
    _ changes: SectionedChangeset<Title, Element>, _ schedule: Schedule,
    before: [ListSection<Title, Element>], after: [ListSection<Title, Element>]
  ) {
    self.schedule = schedule
    self.before = before
    self.after = after
    deletes = Set(changes.deletes.map(\.position))
    inserts = Set(changes.inserts.map(\.position))
    updates = Set(changes.updates.map(\.to))
    movedTo = Dictionary(
      changes.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    movedFrom = Dictionary(
      changes.moves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
  }

  /// Merges the items of two sections, one of which may not be there.
  func merge(_ source: Int?, _ target: Int?) -> [MergedItem<Element>] {
    func old(_ index: Int) -> ItemPosition {
      ItemPosition(section: source ?? 0, index: index)
    }
    func new(_ index: Int) -> ItemPosition {
      ItemPosition(section: target ?? 0, index: index)
    }
    var items: [MergedItem<Element>] = []
    mergeOffsets(
      source.map { before[$0].elements.count } ?? 0,
      target.map { after[$0].elements.count } ?? 0,
      isSource: { deletes.contains(old($0)) || movedTo[old($0)] != nil },
      isTarget: { inserts.contains(new($0)) || movedFrom[new($0)] != nil },
      addSource: { items.append(goingItem(old($0))) },
      addTarget: { items.append(comingItem(new($0))) },
      addKept: { items.append(keptItem(old($0), new($1))) })
    return items
  }

  /// An item that stays where it is.
  private func keptItem(
    _ source: ItemPosition, _ target: ItemPosition
  ) -> MergedItem<Element> {
    let isUpdated = updates.contains(target)
    return MergedItem(
      shown: 0..<(schedule.stageCount + 1),
      source: isUpdated ? source : nil, target: isUpdated ? target : nil,
      old: element(source, of: before), new: element(target, of: after),
      update: firstSnapshotOfUpdate(target))
  }

  /// An item at the place that it leaves.
  private func goingItem(_ source: ItemPosition) -> MergedItem<Element> {
    let target = movedTo[source]
    let stage = target.map(schedule.ofMove) ?? schedule.ofDelete(source)
    let old = element(source, of: before)
    return MergedItem(
      shown: 0..<(stage + 1), source: source, target: target, old: old,
      new: target.map { element($0, of: after) } ?? old,
      update: firstSnapshotOfUpdate(target))
  }

  /// An item at the place where it arrives.
  private func comingItem(_ target: ItemPosition) -> MergedItem<Element> {
    let source = movedFrom[target]
    let stage =
      source == nil ? schedule.ofInsert(target) : schedule.ofMove(to: target)
    let new = element(target, of: after)
    return MergedItem(
      shown: (stage + 1)..<(schedule.stageCount + 1), source: source,
      target: target, old: source.map { element($0, of: before) } ?? new,
      new: new, update: firstSnapshotOfUpdate(target))
  }

  /// The first snapshot with an item's new content; without an update, any will do.
  private func firstSnapshotOfUpdate(_ target: ItemPosition?) -> Int {
    guard let target, updates.contains(target) else { return 0 }
    return schedule.ofUpdate(target) + 1
  }

  private func element(
    _ position: ItemPosition, of state: [ListSection<Title, Element>]
  ) -> Element {
    state[position.section].elements[position.index]
  }
}
