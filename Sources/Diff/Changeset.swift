/// What turns one list, `before`, into another, `after`.
///
/// An element that leaves one place and enters another is one move. Offsets of
/// deletes and of move sources count in `before`; offsets of inserts and of move
/// targets count in `after`. To apply a changeset, take out every deleted element
/// and every move source, then place the inserted and moved elements in rising
/// target order; updated elements then get their new content where they stand.
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

    /// What moved: as it was before if it has a key, else its equal in the new list.
    public var element: Element

    /// Creates a move.
    @inlinable
    public init(from: Int, to: Int, element: Element) {
      self.from = from
      self.to = to
      self.element = element
    }
  }

  /// An element that both lists hold, with another content.
  ///
  /// There are none unless elements are told by a key. An update says nothing about
  /// places: an element that moves as well is in a move and in an update.
  public struct Update {
    /// The offset in `before`.
    public var from: Int

    /// The offset in `after`.
    public var to: Int

    /// The content in `before`.
    public var before: Element

    /// The content in `after`.
    public var after: Element

    /// Creates an update.
    @inlinable
    public init(from: Int, to: Int, before: Element, after: Element) {
      self.from = from
      self.to = to
      self.before = before
      self.after = after
    }
  }

  /// The elements that `after` no longer holds, by rising offset in `before`.
  public let deletes: [Entry]

  /// The elements that `before` did not hold, by rising offset in `after`.
  public let inserts: [Entry]

  /// The elements that stand elsewhere, by rising offset in `after`.
  public let moves: [Move]

  /// The elements with another content, by rising offset in `after`.
  public let updates: [Update]

  /// Creates a changeset from its parts, sorted as the properties say.
  ///
  /// Nothing is checked here: applying refuses a changeset that does not fit.
  @inlinable
  public init(
    deletes: [Entry] = [], inserts: [Entry] = [], moves: [Move] = [],
    updates: [Update] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// The number of deletes, inserts, moves and updates.
  public var count: Int {
    deletes.count + inserts.count + moves.count + updates.count
  }

  /// The changes that lead back from `after` to `before`.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public var inverted: Changeset {
    let contents = Dictionary(
      updates.map { ($0.to, $0.after) }, uniquingKeysWith: { $1 })
    return Changeset(
      deletes: inserts,
      inserts: deletes,
      moves: moves.map {
        Move(from: $0.to, to: $0.from, element: contents[$0.to] ?? $0.element)
      }.sorted { $0.to < $1.to },
      updates: updates.map {
        Update(from: $0.to, to: $0.from, before: $0.after, after: $0.before)
      }.sorted { $0.to < $1.to })
  }
}

extension Changeset: Equatable where Element: Equatable {}
extension Changeset: Hashable where Element: Hashable {}
extension Changeset: Sendable where Element: Sendable {}
extension Changeset.Entry: Equatable where Element: Equatable {}
extension Changeset.Entry: Hashable where Element: Hashable {}
extension Changeset.Entry: Sendable where Element: Sendable {}
extension Changeset.Update: Equatable where Element: Equatable {}
extension Changeset.Update: Hashable where Element: Hashable {}
extension Changeset.Update: Sendable where Element: Sendable {}
extension Changeset.Update: Codable where Element: Codable {}
extension Changeset.Move: Equatable where Element: Equatable {}
extension Changeset.Move: Hashable where Element: Hashable {}
extension Changeset.Move: Sendable where Element: Sendable {}

extension Changeset: Codable where Element: Codable {}
extension Changeset.Entry: Codable where Element: Codable {}
extension Changeset.Move: Codable where Element: Codable {}
