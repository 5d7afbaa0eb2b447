extension Changeset where Element: Hashable {
  /// Returns the changes that turn `before` into `after`.
  ///
  /// Unless told otherwise, these are as few as there can be, repeats included.
  ///
  /// - Parameters:
  ///   - before: The list before.
  ///   - after: The list after.
  ///   - algorithm: How to search.
  ///   - effort: How much work the fewest moves may take.
  /// - Complexity: O(*n* + *m*) hashes and comparisons of elements for the two counts;
  ///   none but for the common ends where these are all that both lists hold. What
  ///   comes on integers after that depends on the algorithm, see <doc:Choosing>.
  @inlinable
  public init(
    from before: [Element], to after: [Element],
    by algorithm: DiffAlgorithm = .shortest, effort: Effort = .exact
  ) {
    let ends = CommonEnds(of: before, and: after)
    let beforeMiddle = ends.middle(of: before.count)
    let afterMiddle = ends.middle(of: after.count)
    if beforeMiddle.isEmpty || afterMiddle.isEmpty {
      self.init(
        deletes: beforeMiddle.map { Entry(offset: $0, element: before[$0]) },
        inserts: afterMiddle.map { Entry(offset: $0, element: after[$0]) })
      return
    }
    let symbols = SymbolLists(
      before, beforeMiddle, after, afterMiddle)
    let all = Region(
      before: 0..<beforeMiddle.count, after: 0..<afterMiddle.count)
    let matching = Matching(
      of: symbols, in: [all], by: algorithm, effort: effort)
    self.init(matching, before, after, skipping: ends.prefix)
  }

  /// Creates a changeset from a matching of two lists without their first elements.
  @inlinable
  init(
    _ matching: borrowing Matching, _ before: [Element], _ after: [Element],
    skipping prefix: Int
  ) {
    var deletes: [Entry] = []
    var inserts: [Entry] = []
    var moves: [Move] = []
    deletes.reserveCapacity(matching.beforeCount - matching.pairs)
    inserts.reserveCapacity(matching.afterCount - matching.pairs)
    moves.reserveCapacity(matching.moves)
    for offset in 0..<matching.beforeCount where matching.isDeleted(offset) {
      let place = prefix + offset
      deletes.append(Entry(offset: place, element: before[place]))
    }
    for offset in 0..<matching.afterCount {
      let place = prefix + offset
      switch matching.fate(at: offset) {
      case .kept: continue
      case .alone: inserts.append(Entry(offset: place, element: after[place]))
      case .moved(let source):
        moves.append(
          Move(from: prefix + source, to: place, element: after[place]))
      }
    }
    self.init(deletes: deletes, inserts: inserts, moves: moves)
  }
}
