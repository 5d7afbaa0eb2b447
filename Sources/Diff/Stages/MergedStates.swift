/// The sections and items of both states in one order, each with the snapshots it is
/// shown in: number 0 is `before`, the last one `after`.
///
/// What moves is there twice, at its old and at its new place, and shown at one of
/// them at a time.
struct MergedStates<Title: Hashable, Element: Hashable> {
  /// A section at one place.
  private struct Section {
    let oldTitle: Title
    let newTitle: Title
    let shown: Range<Int>
    let source: Int?
    let target: Int?
    let items: [MergedItem<Element>]
  }

  private let sections: [Section]
  private let last: Int

  /// Merges two states.
  init(
    _ changes: SectionedChangeset<Title, Element>, _ schedule: Schedule,
    before: [ListSection<Title, Element>], after: [ListSection<Title, Element>]
  ) {
    let map = SectionMap(changes)
    let moved = Set(changes.sectionMoves.map(\.to))
    let items = ItemMerger(changes, schedule, before: before, after: after)
    let last = schedule.stageCount
    var sections: [Section] = []
    func add(_ source: Int?, _ target: Int?, _ shown: Range<Int>) {
      guard
        let old = source.map({ before[$0] }) ?? target.map({ after[$0] }),
        let new = target.map({ after[$0] }) ?? source.map({ before[$0] })
      else { return }
      sections.append(
        Section(
          oldTitle: old.title, newTitle: new.title, shown: shown,
          source: source, target: target, items: items.merge(source, target)))
    }
    mergeOffsets(
      before.count, after.count,
      isSource: { map.after($0).map(moved.contains) ?? true },
      isTarget: { map.before($0) == nil || moved.contains($0) },
      addSource: { source in
        let target = map.after(source)
        let stage =
          target.map(schedule.ofSectionMove) ?? schedule.sectionDeletes
        add(source, target, 0..<(stage + 1))
      },
      addTarget: { target in
        let source = map.before(target)
        let stage =
          source == nil
          ? schedule.sectionInserts : schedule.ofSectionMove(target)
        add(source, target, (stage + 1)..<(last + 1))
      },
      addKept: { add($0, $1, 0..<(last + 1)) })
    self.sections = sections
    self.last = last
  }

  /// Returns the state after so many stages.
  func snapshot(_ number: Int) -> Snapshot<Title, Element> {
    var snapshot = Snapshot<Title, Element>()
    for section in sections where section.shown.contains(number) {
      let index = snapshot.state.count
      if let source = section.source {
        snapshot.sectionsOfBefore[source] = index
      }
      if let target = section.target {
        snapshot.sectionsOfAfter[target] = index
      }
      var list = ListSection<Title, Element>(
        title: number == last ? section.newTitle : section.oldTitle)
      for item in section.items where item.shown.contains(number) {
        let place = ItemPosition(section: index, index: list.elements.count)
        if let source = item.source { snapshot.itemsOfBefore[source] = place }
        if let target = item.target { snapshot.itemsOfAfter[target] = place }
        list.elements.append(item.content(in: number))
      }
      snapshot.state.append(list)
    }
    return snapshot
  }
}

/// A state between two stages, and where things of both ends stand in it.
struct Snapshot<Title: Hashable, Element: Hashable> {
  var state: [ListSection<Title, Element>] = []
  var sectionsOfBefore: [Int: Int] = [:]
  var sectionsOfAfter: [Int: Int] = [:]
  /// Items that change, by their position in `before`.
  var itemsOfBefore: [ItemPosition: ItemPosition] = [:]
  /// Items that change, by their position in `after`.
  var itemsOfAfter: [ItemPosition: ItemPosition] = [:]
}

/// Walks two lists in which some elements stay in order: for each gap between those
/// first what is in the one list only, then what is in the other.
func mergeOffsets(
  _ beforeCount: Int, _ afterCount: Int, isSource: (Int) -> Bool,
  isTarget: (Int) -> Bool, addSource: (Int) -> Void, addTarget: (Int) -> Void,
  addKept: (Int, Int) -> Void
) {
  var after = 0
  func addTargets() {
    while after < afterCount, isTarget(after) {
      addTarget(after)
      after += 1
    }
  }
  for before in 0..<beforeCount {
    if isSource(before) {
      addSource(before)
    } else {
      addTargets()
      addKept(before, after)
      after += 1
    }
  }
  addTargets()
}
