extension Changeset where Element: Equatable {
  /// Returns the changes that turn `before` into `after`, elements being told by keys.
  ///
  /// Elements with equal keys are the same element. When they are not equal
  /// themselves, the element is updated; it may move as well.
  ///
  /// ```swift
  /// Changeset(from: oldPeople, to: people, identifiedBy: \.id)
  /// ```
  ///
  /// - Parameters:
  ///   - before: The list before.
  ///   - after: The list after.
  ///   - algorithm: How to search.
  ///   - effort: How much work the fewest moves may take.
  ///   - key: What stays the same when an element's content changes.
  /// - Complexity: That of comparing the keys, and one comparison of elements for
  ///   each that both lists hold.
  @inlinable
  public init<Key: Hashable>(
    from before: [Element], to after: [Element],
    by algorithm: DiffAlgorithm = .shortest, effort: Effort = .exact,
    identifiedBy key: (Element) -> Key
  ) {
    let changes = Changeset<Key>(
      from: before.map(key), to: after.map(key), by: algorithm, effort: effort)
    self.init(
      deletes: changes.deletes.map {
        Entry(offset: $0.offset, element: before[$0.offset])
      },
      inserts: changes.inserts.map {
        Entry(offset: $0.offset, element: after[$0.offset])
      },
      moves: changes.moves.map {
        Move(from: $0.from, to: $0.to, element: before[$0.from])
      },
      updates: Self.updates(changes, before, after))
  }

  /// The elements of both lists whose content changed, given the changes of their keys.
  @inlinable
  static func updates<Key>(
    _ changes: Changeset<Key>, _ before: [Element], _ after: [Element]
  ) -> [Update] {
    let pairs = PairedOffsets(
      counts: (before.count, after.count),
      sources: changes.deletes.map(\.offset) + changes.moves.map(\.from),
      targets: changes.inserts.map(\.offset) + changes.moves.map(\.to))
    var updates: [Update] = []
    func compare(_ old: Int, _ new: Int) {
      if before[old] == after[new] { return }
      updates.append(
        Update(from: old, to: new, before: before[old], after: after[new]))
    }
    pairs.forEachKept(compare)
    if !changes.moves.isEmpty {
      for move in changes.moves { compare(move.from, move.to) }
      updates.sort { $0.to < $1.to }
    }
    return updates
  }
}

extension Changeset where Element: Equatable & Identifiable {
  /// Returns the changes that turn `before` into `after`, elements being told by
  /// their `id`.
  ///
  /// - Parameters:
  ///   - before: The list before.
  ///   - after: The list after.
  @inlinable
  public init(identifying before: [Element], to after: [Element]) {
    self.init(from: before, to: after, identifiedBy: \.id)
  }
}
