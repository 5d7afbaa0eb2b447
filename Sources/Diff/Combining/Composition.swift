/// Makes one set of changes of two that follow each other.
///
/// The list or state between the two is called the middle. What only one of the two
/// touches is found in the other's maps.
struct Composition<Place: Hashable & Comparable, Content: Equatable> {
  typealias Changes = PlaceChanges<Place, Content>

  let first: Changes
  let second: Changes
  /// Where a place of the middle was before, or nil when it is new in the middle.
  let origin: (Place) -> Place?
  /// Where a place of the middle goes, or nil when it is deleted from the middle.
  let target: (Place) -> Place?

  /// The first place in the middle of which the two say different things.
  var contradiction: Place? {
    let known = first.contentsAfter
    return second.contentsBefore.filter { claim in
      known[claim.place].map { $0 != claim.content } ?? false
    }.map(\.place).min()
  }

  /// The changes that lead as far as both do.
  var changes: Changes {
    let updatesBefore = Dictionary(
      first.updates.map { ($0.to, $0) }, uniquingKeysWith: { $1 })
    let updatesAfter = Dictionary(
      second.updates.map { ($0.from, $0) }, uniquingKeysWith: { $1 })
    var result = Changes()
    result.deletes =
      first.deletes
      + second.deletes.compactMap { delete in
        let content = updatesBefore[delete.place]?.before ?? delete.content
        return origin(delete.place).map { .init(place: $0, content: content) }
      }
    result.inserts =
      second.inserts
      + first.inserts.compactMap { insert in
        let content = updatesAfter[insert.place]?.after ?? insert.content
        return target(insert.place).map { .init(place: $0, content: content) }
      }
    result.moves = moves(updatesBefore)
    result.updates = updates(updatesBefore, updatesAfter)
    return result.sorted
  }

  private func moves(
    _ updatesBefore: [Place: Changes.Update]
  ) -> [Changes.Move] {
    let ofFirst = Set(first.moves.map(\.to))
    let middles =
      first.moves.map { ($0.to, $0.content) }
      + second.moves.filter { !ofFirst.contains($0.from) }
      .map { ($0.from, updatesBefore[$0.from]?.before ?? $0.content) }
    return middles.compactMap { middle, content in
      guard let from = origin(middle), let to = target(middle) else {
        return nil
      }
      return .init(from: from, to: to, content: content)
    }
  }

  private func updates(
    _ updatesBefore: [Place: Changes.Update],
    _ updatesAfter: [Place: Changes.Update]
  ) -> [Changes.Update] {
    Set(updatesBefore.keys).union(updatesAfter.keys).compactMap { middle in
      let (old, new) = (updatesBefore[middle], updatesAfter[middle])
      guard let from = origin(middle), let to = target(middle),
        let before = old?.before ?? new?.before,
        let after = new?.after ?? old?.after, before != after
      else { return nil }
      return .init(from: from, to: to, before: before, after: after)
    }
  }
}

extension PlaceChanges {
  /// The same changes in their documented order.
  fileprivate var sorted: PlaceChanges {
    PlaceChanges(
      deletes: deletes.sorted { $0.place < $1.place },
      inserts: inserts.sorted { $0.place < $1.place },
      moves: moves.sorted { $0.to < $1.to },
      updates: updates.sorted { $0.to < $1.to })
  }
}
