extension SectionedChangeset {
  /// One change of several that are made one after the other.
  ///
  /// Its indices count in the state as it is when the step is made.
  public enum Step: Hashable {
    /// Takes an item out.
    case deleteItem(at: ItemPosition, element: Element)
    /// Takes an item out and places it where `to` is its position thereafter.
    case moveItem(from: ItemPosition, to: ItemPosition, element: Element)
    /// Places an item.
    case insertItem(at: ItemPosition, element: Element)
    /// Gives an item another content where it stands.
    case updateItem(at: ItemPosition, from: Element, to: Element)
    /// Takes an empty section out.
    case deleteSection(at: Int, title: Title)
    /// Takes a section out with all its items, and places it where `to` is its index
    /// thereafter; `title` is its title at that time.
    case moveSection(from: Int, to: Int, title: Title)
    /// Places an empty section.
    case insertSection(at: Int, title: Title)
    /// Gives a section another title.
    case renameSection(at: Int, from: Title, to: Title)
  }

  /// The same changes, to be made one after the other.
  ///
  /// First come item deletes, then new sections and section moves, then item moves,
  /// section deletes (of sections that are empty by then), item inserts and updates,
  /// and last new titles, so that a title may be there twice for a while. There are as
  /// many steps as changes.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public var steps: [Step] {
    var sections = SequentialPlaces(
      sources: sectionDeletes.map(\.section) + sectionMoves.map(\.from),
      targets: sectionInserts.map(\.section) + sectionMoves.map(\.to))
    var steps: [Step] = []
    steps.reserveCapacity(count)
    steps += deletes.reversed().map {
      .deleteItem(at: $0.position, element: $0.element)
    }
    appendSectionPlacements(&sections, to: &steps)
    appendItemMoves(sections, to: &steps)
    for delete in sectionDeletes.reversed() {
      steps.append(
        .deleteSection(
          at: sections.take(delete.section), title: delete.title))
    }
    steps += inserts.map {
      .insertItem(at: $0.position, element: $0.element)
    }
    steps += updates.map {
      .updateItem(at: $0.to, from: $0.before, to: $0.after)
    }
    steps += sectionRenames.map {
      .renameSection(at: $0.to, from: $0.before, to: $0.after)
    }
    return steps
  }

  /// Appends new sections and section moves, by rising index in `after`.
  private func appendSectionPlacements(
    _ sections: inout SequentialPlaces, to steps: inout [Step]
  ) {
    let oldTitles = Dictionary(
      sectionRenames.map { ($0.to, $0.before) }, uniquingKeysWith: { $1 })
    var inserts = sectionInserts[...]
    for move in sectionMoves {
      while let insert = inserts.first, insert.section < move.to {
        appendInsert(inserts.removeFirst(), &sections, to: &steps)
      }
      let from = sections.take(move.from)
      steps.append(
        .moveSection(
          from: from, to: sections.place(move.to),
          title: oldTitles[move.to] ?? move.title))
    }
    for insert in inserts { appendInsert(insert, &sections, to: &steps) }
  }

  private func appendInsert(
    _ insert: SectionEntry, _ sections: inout SequentialPlaces,
    to steps: inout [Step]
  ) {
    steps.append(
      .insertSection(at: sections.place(insert.section), title: insert.title))
  }

  /// Appends item moves, while all sections of both states are there.
  private func appendItemMoves(
    _ sections: SequentialPlaces, to steps: inout [Step]
  ) {
    let map = SectionMap(self)
    var places = itemPlaces(map)
    for move in moves {
      let (source, target) = (
        map.identity(ofBefore: move.from.section),
        SectionMap.Identity.after(move.to.section)
      )
      let from = places[source]?.take(move.from.index) ?? move.from.index
      let to = places[target]?.place(move.to.index) ?? move.to.index
      steps.append(
        .moveItem(
          from: ItemPosition(section: source.index(in: sections), index: from),
          to: ItemPosition(section: target.index(in: sections), index: to),
          element: move.element))
    }
  }

  /// For each section that items move out of or into, its places, its deleted items
  /// being gone.
  private func itemPlaces(
    _ map: SectionMap
  ) -> [SectionMap.Identity: SequentialPlaces] {
    var sources: [SectionMap.Identity: [Int]] = [:]
    var targets: [SectionMap.Identity: [Int]] = [:]
    for position in deletes.map(\.position) + moves.map(\.from) {
      let identity = map.identity(ofBefore: position.section)
      sources[identity, default: []].append(position.index)
    }
    for position in inserts.map(\.position) + moves.map(\.to) {
      targets[.after(position.section), default: []].append(position.index)
    }
    var places: [SectionMap.Identity: SequentialPlaces] = [:]
    for identity in Set(sources.keys).union(targets.keys) {
      places[identity] = SequentialPlaces(
        sources: sources[identity] ?? [], targets: targets[identity] ?? [])
    }
    for delete in deletes {
      let identity = map.identity(ofBefore: delete.position.section)
      _ = places[identity]?.take(delete.position.index)
    }
    return places
  }
}

extension SectionedChangeset.Step: Sendable
where Title: Sendable, Element: Sendable {}

extension SectionMap.Identity {
  /// The section's index while all sections of both states are there.
  fileprivate func index(in sections: SequentialPlaces) -> Int {
    switch self {
    case .deleted(let section): sections.index(ofWaiting: section)
    case .after(let section): sections.index(ofPlaced: section)
    }
  }
}
