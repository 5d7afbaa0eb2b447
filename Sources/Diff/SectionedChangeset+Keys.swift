extension SectionedChangeset {
  /// Returns the changes that turn the sections `before` into `after`, items being
  /// told by keys.
  ///
  /// Items with equal keys are the same item. When they are not equal themselves, the
  /// item is updated; it may move as well.
  ///
  /// - Parameters:
  ///   - before: The sections before.
  ///   - after: The sections after.
  ///   - algorithm: How to search within each section.
  ///   - effort: How much work the fewest moves may take.
  ///   - key: What stays the same when an item's content changes.
  @inlinable
  public init<Key: Hashable>(
    from before: [ListSection<Title, Element>],
    to after: [ListSection<Title, Element>],
    by algorithm: DiffAlgorithm = .shortest, effort: Effort = .exact,
    identifiedBy key: (Element) -> Key
  ) {
    func keyed(
      _ sections: [ListSection<Title, Element>]
    ) -> [ListSection<Title, Key>] {
      sections.map {
        ListSection(title: $0.title, elements: $0.elements.map(key))
      }
    }
    let changes = SectionedChangeset<Title, Key>(
      from: keyed(before), to: keyed(after), by: algorithm, effort: effort)
    self.init(changes, before, after)
  }

  /// Creates a changeset of items from one of their keys.
  @usableFromInline
  init<Key>(
    _ changes: SectionedChangeset<Title, Key>,
    _ before: [ListSection<Title, Element>],
    _ after: [ListSection<Title, Element>]
  ) {
    func old(_ position: ItemPosition) -> Element {
      before[position.section].elements[position.index]
    }
    func new(_ position: ItemPosition) -> Element {
      after[position.section].elements[position.index]
    }
    self.init(
      sectionDeletes: changes.sectionDeletes.map {
        SectionEntry(section: $0.section, title: $0.title)
      },
      sectionInserts: changes.sectionInserts.map {
        SectionEntry(section: $0.section, title: $0.title)
      },
      sectionMoves: changes.sectionMoves.map {
        SectionMove(from: $0.from, to: $0.to, title: $0.title)
      },
      sectionRenames: changes.sectionRenames.map {
        SectionRename(
          from: $0.from, to: $0.to, before: $0.before, after: $0.after)
      },
      deletes: changes.deletes.map {
        Entry(position: $0.position, element: old($0.position))
      },
      inserts: changes.inserts.map {
        Entry(position: $0.position, element: new($0.position))
      },
      moves: changes.moves.map {
        Move(from: $0.from, to: $0.to, element: old($0.from))
      },
      updates: Self.updates(ItemMap(changes), before, after))
  }

  /// The items whose content changed.
  private static func updates(
    _ map: ItemMap, _ before: [ListSection<Title, Element>],
    _ after: [ListSection<Title, Element>]
  ) -> [Update] {
    var updates: [Update] = []
    for (section, list) in after.enumerated() {
      for (index, element) in list.elements.enumerated() {
        let place = ItemPosition(section: section, index: index)
        guard let source = map.before(place) else { continue }
        let old = before[source.section].elements[source.index]
        if old == element { continue }
        updates.append(
          Update(from: source, to: place, before: old, after: element))
      }
    }
    return updates
  }
}
