extension Changeset where Element: Equatable {
  /// Returns the changes that lead as far as these and then `next` do.
  ///
  /// The lists themselves are not needed. The result is correct, but not always the
  /// shortest: an element that moves away and back again still moves.
  ///
  /// - Parameter next: Changes that start where these lead to.
  /// - Returns: Changes from where these start to where `next` leads.
  /// - Throws: ``Misfit/otherItem(_:)`` with the first offset, in the list between
  ///   the two, of which they say different things.
  /// - Complexity: O(*k* log *k*) for *k* changes of both.
  public func followed(
    by next: Changeset<Element>
  ) throws(Misfit) -> Changeset<Element> {
    let (map, nextMap) = (ElementMap(self), ElementMap(next))
    let composition = Composition(
      first: placeChanges, second: next.placeChanges,
      origin: map.before, target: nextMap.after)
    if let offset = composition.contradiction {
      throw .otherItem(ItemPosition(section: 0, index: offset))
    }
    return Changeset(composition.changes)
  }

  private var placeChanges: PlaceChanges<Int, Element> {
    PlaceChanges(
      deletes: deletes.map { .init(place: $0.offset, content: $0.element) },
      inserts: inserts.map { .init(place: $0.offset, content: $0.element) },
      moves: moves.map { .init(from: $0.from, to: $0.to, content: $0.element) },
      updates: updates.map {
        .init(from: $0.from, to: $0.to, before: $0.before, after: $0.after)
      })
  }

  private init(_ changes: PlaceChanges<Int, Element>) {
    self.init(
      deletes: changes.deletes.map {
        Entry(offset: $0.place, element: $0.content)
      },
      inserts: changes.inserts.map {
        Entry(offset: $0.place, element: $0.content)
      },
      moves: changes.moves.map {
        Move(from: $0.from, to: $0.to, element: $0.content)
      },
      updates: changes.updates.map {
        Update(from: $0.from, to: $0.to, before: $0.before, after: $0.after)
      })
  }
}
