extension CollectionDifference {
  /// Creates the standard library's form of a changeset, moves as associated pairs.
  ///
  /// Updates become a removal and an insertion that are not associated. Returns nil
  /// for a changeset that names an offset twice or a negative one.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public init?(_ changes: Changeset<ChangeElement>) {
    let contents = Dictionary(
      changes.updates.map { ($0.to, $0) }, uniquingKeysWith: { $1 })
    var list: [Change] = []
    list += changes.deletes.map {
      .remove(offset: $0.offset, element: $0.element, associatedWith: nil)
    }
    list += changes.inserts.map {
      .insert(offset: $0.offset, element: $0.element, associatedWith: nil)
    }
    for move in changes.moves {
      let isSame = contents[move.to] == nil
      list.append(
        .remove(
          offset: move.from, element: move.element,
          associatedWith: isSame ? move.to : nil))
      list.append(
        .insert(
          offset: move.to, element: contents[move.to]?.after ?? move.element,
          associatedWith: isSame ? move.from : nil))
    }
    let moved = Set(changes.moves.map(\.to))
    for update in changes.updates where !moved.contains(update.to) {
      list.append(
        .remove(
          offset: update.from, element: update.before, associatedWith: nil))
      list.append(
        .insert(offset: update.to, element: update.after, associatedWith: nil))
    }
    self.init(list)
  }
}

extension Changeset {
  /// Creates a changeset from the standard library's form; associated pairs, as its
  /// `inferringMoves()` makes them, become moves.
  ///
  /// - Complexity: O(*k*) for *k* changes.
  public init(_ difference: CollectionDifference<Element>) {
    var deletes: [Entry] = []
    var inserts: [Entry] = []
    var moves: [Move] = []
    for case .remove(let offset, let element, nil) in difference.removals {
      deletes.append(Entry(offset: offset, element: element))
    }
    for case .insert(let offset, let element, let source)
      in difference.insertions
    {
      if let source {
        moves.append(Move(from: source, to: offset, element: element))
      } else {
        inserts.append(Entry(offset: offset, element: element))
      }
    }
    self.init(deletes: deletes, inserts: inserts, moves: moves)
  }
}
