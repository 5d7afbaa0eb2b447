extension SectionedChangeset {
  /// Returns the changes that lead as far as these and then `next` do.
  ///
  /// The states themselves are not needed. The result is correct, but not always the
  /// shortest: an item that moves away and back again still moves, and a section that
  /// is deleted and inserted again is not the same section.
  ///
  /// - Parameter next: Changes that start where these lead to.
  /// - Returns: Changes from where these start to where `next` leads.
  /// - Throws: ``Misfit/otherTitle(section:)`` or ``Misfit/otherItem(_:)`` with the
  ///   first place, in the state between the two, of which they say different things.
  /// - Complexity: O(*k* log *k*) for *k* changes of both.
  public func followed(
    by next: SectionedChangeset
  ) throws(Misfit) -> SectionedChangeset {
    let (map, nextMap) = (ItemMap(self), ItemMap(next))
    let sections = Composition(
      first: titleChanges, second: next.titleChanges,
      origin: map.sections.before, target: nextMap.sections.after)
    if let section = sections.contradiction {
      throw .otherTitle(section: section)
    }
    let items = Composition(
      first: itemChanges, second: next.itemChanges,
      origin: map.before, target: nextMap.after)
    if let position = items.contradiction { throw .otherItem(position) }
    return SectionedChangeset(sections.changes, items.changes)
  }

  /// The section changes; a section's content is its title.
  private var titleChanges: PlaceChanges<Int, Title> {
    let oldTitles = Dictionary(
      sectionRenames.map { ($0.to, $0.before) }, uniquingKeysWith: { $1 })
    return PlaceChanges(
      deletes: sectionDeletes.map {
        .init(place: $0.section, content: $0.title)
      },
      inserts: sectionInserts.map {
        .init(place: $0.section, content: $0.title)
      },
      moves: sectionMoves.map {
        .init(from: $0.from, to: $0.to, content: oldTitles[$0.to] ?? $0.title)
      },
      updates: sectionRenames.map {
        .init(from: $0.from, to: $0.to, before: $0.before, after: $0.after)
      })
  }

  private var itemChanges: PlaceChanges<ItemPosition, Element> {
    PlaceChanges(
      deletes: deletes.map { .init(place: $0.position, content: $0.element) },
      inserts: inserts.map { .init(place: $0.position, content: $0.element) },
      moves: moves.map { .init(from: $0.from, to: $0.to, content: $0.element) },
      updates: updates.map {
        .init(from: $0.from, to: $0.to, before: $0.before, after: $0.after)
      })
  }

  private init(
    _ sections: PlaceChanges<Int, Title>,
    _ items: PlaceChanges<ItemPosition, Element>
  ) {
    let newTitles = Dictionary(
      sections.updates.map { ($0.to, $0.after) }, uniquingKeysWith: { $1 })
    self.init(
      sectionDeletes: sections.deletes.map {
        SectionEntry(section: $0.place, title: $0.content)
      },
      sectionInserts: sections.inserts.map {
        SectionEntry(section: $0.place, title: $0.content)
      },
      sectionMoves: sections.moves.map {
        SectionMove(
          from: $0.from, to: $0.to, title: newTitles[$0.to] ?? $0.content)
      },
      sectionRenames: sections.updates.map {
        SectionRename(
          from: $0.from, to: $0.to, before: $0.before, after: $0.after)
      },
      deletes: items.deletes.map {
        Entry(position: $0.place, element: $0.content)
      },
      inserts: items.inserts.map {
        Entry(position: $0.place, element: $0.content)
      },
      moves: items.moves.map {
        Move(from: $0.from, to: $0.to, element: $0.content)
      },
      updates: items.updates.map {
        Update(from: $0.from, to: $0.to, before: $0.before, after: $0.after)
      })
  }
}
