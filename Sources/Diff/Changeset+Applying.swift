extension Array where Element: Equatable {
  /// Returns the list that a changeset leads to from this one.
  ///
  /// The changes may stand in any order. Nothing is taken on trust: offsets, elements
  /// and places are all checked, and the first that does not fit is thrown.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* elements and *k* changes; O(*n* +
  ///   *k*) when the changes are sorted.
  public func applying(
    _ changes: Changeset<Element>
  ) throws(Misfit) -> [Element] {
    let taken =
      changes.deletes.map { ($0.offset, $0.element) }
      + changes.moves.map { ($0.from, $0.element) }
    let placed =
      changes.inserts.map { ($0.offset, $0.element) }
      + changes.moves.map { ($0.to, $0.element) }
    let rest = try removing(Slots(taken), fromSection: 0)
    let list = try rest.placing(Slots(placed), intoSection: 0)
    if changes.updates.isEmpty { return list }
    return try list.updating(changes, map: ElementMap(changes))
  }

  /// Returns this list with updated elements, each told by where it came from.
  private func updating(
    _ changes: Changeset<Element>, map: ElementMap
  ) throws(Misfit) -> [Element] {
    var list = self
    var updated: Set<Int> = []
    for update in changes.updates.sorted(by: { $0.to < $1.to }) {
      let position = ItemPosition(section: 0, index: update.from)
      guard indices.contains(update.to), map.before(update.to) == update.from
      else { throw .noItem(position) }
      guard updated.insert(update.to).inserted else {
        throw .conflict(position)
      }
      guard self[update.to] == update.before else {
        throw .otherItem(position)
      }
      list[update.to] = update.after
    }
    return list
  }

  /// Returns this list without the elements that are to be taken out.
  func removing(
    _ taken: Slots<Element>, fromSection section: Int
  ) throws(Misfit) -> [Element] {
    var rest: [Element] = []
    rest.reserveCapacity(Swift.max(0, count - taken.sorted.count))
    var start = 0
    for (offset, element) in taken.sorted {
      let position = ItemPosition(section: section, index: offset)
      guard indices.contains(offset) else { throw .noItem(position) }
      guard offset >= start else { throw .conflict(position) }
      guard self[offset] == element else { throw .otherItem(position) }
      rest += self[start..<offset]
      start = offset + 1
    }
    return rest + self[start...]
  }

  /// Returns this list with elements placed where they will stand in the end.
  func placing(
    _ placed: Slots<Element>, intoSection section: Int
  ) throws(Misfit) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(count + placed.sorted.count)
    var start = 0
    for (offset, element) in placed.sorted {
      let position = ItemPosition(section: section, index: offset)
      guard offset >= 0, offset - list.count <= count - start else {
        throw .itemOutOfRange(position)
      }
      guard offset >= list.count else { throw .conflict(position) }
      let end = start + offset - list.count
      list += self[start..<end]
      list.append(element)
      start = end
    }
    return list + self[start...]
  }
}

/// Elements and the offsets they are taken from or placed at, by rising offset.
struct Slots<Element> {
  let sorted: [(offset: Int, element: Element)]

  /// Sorts elements by their offsets.
  ///
  /// Sorting integers is several times as fast as sorting what a generic type holds.
  init(_ slots: [(offset: Int, element: Element)]) {
    sorted = risingOrder(of: slots.map(\.offset)).map { slots[$0] }
  }
}

/// Returns the indices of integers from the smallest to the largest of them.
private func risingOrder(of offsets: [Int]) -> [Int] {
  offsets.indices.sorted { offsets[$0] < offsets[$1] }
}
