extension Changeset {
  /// One change of several that are made one after the other.
  ///
  /// Its offsets count in the list as it is when the step is made.
  public enum Step {
    /// Takes an element out.
    case delete(at: Int, element: Element)
    /// Takes an element out and places it where `to` is its offset thereafter.
    case move(from: Int, to: Int, element: Element)
    /// Places an element.
    case insert(at: Int, element: Element)
    /// Gives an element another content where it stands.
    case update(at: Int, from: Element, to: Element)
  }

  /// The same changes, to be made one after the other.
  ///
  /// Deletes come first, from the end, then moves, then inserts from the front, then
  /// updates; there are as many steps as changes.
  ///
  /// ```swift
  /// Changeset(from: ["a", "b", "c"], to: ["c", "a"]).steps
  /// // [.delete(at: 1, element: "b"), .move(from: 1, to: 0, element: "c")]
  /// ```
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public var steps: [Step] {
    var places = SequentialPlaces(
      sources: deletes.map(\.offset) + moves.map(\.from),
      targets: inserts.map(\.offset) + moves.map(\.to))
    var steps: [Step] = []
    steps.reserveCapacity(count)
    for delete in deletes.reversed() {
      steps.append(
        .delete(at: places.take(delete.offset), element: delete.element))
    }
    for move in moves {
      let from = places.take(move.from)
      steps.append(
        .move(from: from, to: places.place(move.to), element: move.element))
    }
    for insert in inserts {
      steps.append(
        .insert(at: places.place(insert.offset), element: insert.element))
    }
    steps += updates.map {
      .update(at: $0.to, from: $0.before, to: $0.after)
    }
    return steps
  }
}

extension Changeset.Step: Equatable where Element: Equatable {}
extension Changeset.Step: Hashable where Element: Hashable {}
extension Changeset.Step: Sendable where Element: Sendable {}
