/// What turns one list, `before`, into another, `after`.
///
/// An element that leaves one place and enters another is one move. Offsets of
/// deletes and of move sources count in `before`; offsets of inserts and of move
/// targets count in `after`. To apply a changeset, take out every deleted element
/// and every move source, then place the inserted and moved elements in rising
/// target order.
///
/// ```swift
/// let changes = Changeset(from: ["a", "b", "c"], to: ["c", "a", "b"])
/// changes.moves  // [Move(from: 2, to: 0, element: "c")]
/// ```
public struct Changeset<Element> {
  /// An element and where it stands.
  public struct Entry {
    /// The place: in `before` for a delete, in `after` for an insert.
    public var offset: Int

    /// What stands there.
    public var element: Element

    /// Creates an entry.
    @inlinable
    public init(offset: Int, element: Element) {
      self.offset = offset
      self.element = element
    }
  }

  /// An element that both lists hold, in another order.
  public struct Move {
    /// The offset in `before`.
    public var from: Int

    /// The offset in `after`.
    public var to: Int

    /// What moved.
    public var element: Element

    /// Creates a move.
    @inlinable
    public init(from: Int, to: Int, element: Element) {
      self.from = from
      self.to = to
      self.element = element
    }
  }

  /// The elements that `after` no longer holds, by rising offset in `before`.
  public let deletes: [Entry]

  /// The elements that `before` did not hold, by rising offset in `after`.
  public let inserts: [Entry]

  /// The elements that stand elsewhere, by rising offset in `after`.
  public let moves: [Move]

  /// Creates a changeset from its parts, sorted as the properties say.
  ///
  /// Nothing is checked here: applying refuses a changeset that does not fit.
  @inlinable
  public init(deletes: [Entry] = [], inserts: [Entry] = [], moves: [Move] = [])
  {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
  }

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty
  }

  /// The number of deletes, inserts and moves.
  public var count: Int {
    deletes.count + inserts.count + moves.count
  }

  /// The changes that lead back from `after` to `before`.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public var inverted: Changeset {
    Changeset(
      deletes: inserts,
      inserts: deletes,
      moves: moves.map { Move(from: $0.to, to: $0.from, element: $0.element) }
        .sorted { $0.to < $1.to })
  }
}

extension Changeset: Equatable where Element: Equatable {}
extension Changeset: Hashable where Element: Hashable {}
extension Changeset: Sendable where Element: Sendable {}
extension Changeset.Entry: Equatable where Element: Equatable {}
extension Changeset.Entry: Hashable where Element: Hashable {}
extension Changeset.Entry: Sendable where Element: Sendable {}
extension Changeset.Move: Equatable where Element: Equatable {}
extension Changeset.Move: Hashable where Element: Hashable {}
extension Changeset.Move: Sendable where Element: Sendable {}

extension Changeset: Codable where Element: Codable {}
extension Changeset.Entry: Codable where Element: Codable {}
extension Changeset.Move: Codable where Element: Codable {}
