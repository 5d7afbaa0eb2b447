/// What turns one list of sections, `before`, into another, `after`.
///
/// Offsets of deletes and of move sources count in `before`; offsets of inserts
/// and of move targets count in `after`. To apply a changeset: take out every
/// deleted item and every move source, then every deleted section; put the
/// sections into their new order; then place inserted sections, and inserted and
/// moved items, in rising target order.
///
/// Moving a section moves its items with it: they are no item moves. The items of
/// a deleted section that did not move elsewhere are listed as deletes, those of
/// an inserted section as inserts or moves.
public struct SectionedChangeset<Title: Hashable, Element: Hashable>: Hashable {
  /// A section and where it stands.
  public struct SectionEntry: Hashable {
    /// The section's index: in `before` for a delete, in `after` for an insert.
    public var section: Int
    /// The section's title.
    public var title: Title

    /// Creates an entry.
    @inlinable
    public init(section: Int, title: Title) {
      self.section = section
      self.title = title
    }
  }

  /// A section that stands elsewhere among those that both states hold.
  public struct SectionMove: Hashable {
    /// The section's index in `before`.
    public var from: Int
    /// The section's index in `after`.
    public var to: Int
    /// The section's title in `after`.
    public var title: Title

    /// Creates a move.
    @inlinable
    public init(from: Int, to: Int, title: Title) {
      self.from = from
      self.to = to
      self.title = title
    }
  }

  /// A section whose title changed.
  public struct SectionRename: Hashable {
    /// The section's index in `before`.
    public var from: Int
    /// The section's index in `after`.
    public var to: Int
    /// The title in `before`.
    public var before: Title
    /// The title in `after`.
    public var after: Title

    /// Creates a rename.
    @inlinable
    public init(from: Int, to: Int, before: Title, after: Title) {
      self.from = from
      self.to = to
      self.before = before
      self.after = after
    }
  }

  /// An item and where it stands.
  public struct Entry: Hashable {
    /// The place: in `before` for a delete, in `after` for an insert.
    public var position: ItemPosition
    /// What stands there.
    public var element: Element

    /// Creates an entry.
    @inlinable
    public init(position: ItemPosition, element: Element) {
      self.position = position
      self.element = element
    }
  }

  /// An item that both states hold, elsewhere in its section or in another.
  public struct Move: Hashable {
    /// The place in `before`.
    public var from: ItemPosition
    /// The place in `after`.
    public var to: ItemPosition
    /// What moved: as it was before if it has a key, else its equal in the new list.
    public var element: Element

    /// Creates a move.
    @inlinable
    public init(from: ItemPosition, to: ItemPosition, element: Element) {
      self.from = from
      self.to = to
      self.element = element
    }
  }

  /// An item that both states hold, with another content.
  ///
  /// There are none unless items are told by a key. An update says nothing about
  /// places: an item that moves as well is in a move and in an update.
  public struct Update: Hashable {
    /// The place in `before`.
    public var from: ItemPosition
    /// The place in `after`.
    public var to: ItemPosition
    /// The content in `before`.
    public var before: Element
    /// The content in `after`.
    public var after: Element

    /// Creates an update.
    @inlinable
    public init(
      from: ItemPosition, to: ItemPosition, before: Element, after: Element
    ) {
      self.from = from
      self.to = to
      self.before = before
      self.after = after
    }
  }

  /// The sections that are gone, by rising index in `before`.
  public let sectionDeletes: [SectionEntry]
  /// The sections that are new, by rising index in `after`.
  public let sectionInserts: [SectionEntry]
  /// The sections that stand elsewhere, by rising index in `after`.
  public let sectionMoves: [SectionMove]
  /// The sections with another title, by rising index in `after`.
  public let sectionRenames: [SectionRename]
  /// The items that are gone, by rising position in `before`.
  public let deletes: [Entry]
  /// The items that are new, by rising position in `after`.
  public let inserts: [Entry]
  /// The items that stand elsewhere, by rising position in `after`.
  public let moves: [Move]
  /// The items with another content, by rising position in `after`.
  public let updates: [Update]

  /// Creates a changeset from its parts, sorted as the properties say.
  ///
  /// Nothing is checked here: applying refuses a changeset that does not fit.
  @inlinable
  public init(
    sectionDeletes: [SectionEntry] = [], sectionInserts: [SectionEntry] = [],
    sectionMoves: [SectionMove] = [], sectionRenames: [SectionRename] = [],
    deletes: [Entry] = [], inserts: [Entry] = [], moves: [Move] = [],
    updates: [Update] = []
  ) {
    self.sectionDeletes = sectionDeletes
    self.sectionInserts = sectionInserts
    self.sectionMoves = sectionMoves
    self.sectionRenames = sectionRenames
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// The number of changes, those of sections included.
  public var count: Int {
    sectionDeletes.count + sectionInserts.count + sectionMoves.count
      + sectionRenames.count + deletes.count + inserts.count + moves.count
      + updates.count
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { count == 0 }
}

/// Where an item stands: which section, and which item in it.
public struct ItemPosition: Hashable, Comparable, Sendable {
  /// The section's index, from zero.
  public var section: Int
  /// The item's index in the section, from zero.
  public var index: Int

  /// Creates a position.
  @inlinable
  public init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }

  /// Whether `left` stands in an earlier section, or earlier in the same one.
  public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    (left.section, left.index) < (right.section, right.index)
  }
}

extension SectionedChangeset: Sendable
where Title: Sendable, Element: Sendable {}
extension SectionedChangeset.SectionEntry: Sendable where Title: Sendable {}
extension SectionedChangeset.SectionMove: Sendable where Title: Sendable {}
extension SectionedChangeset.SectionRename: Sendable where Title: Sendable {}
extension SectionedChangeset.Entry: Sendable where Element: Sendable {}
extension SectionedChangeset.Move: Sendable where Element: Sendable {}
extension SectionedChangeset.Update: Sendable where Element: Sendable {}

extension SectionedChangeset: Codable where Title: Codable, Element: Codable {}
extension SectionedChangeset.SectionEntry: Codable where Title: Codable {}
extension SectionedChangeset.SectionMove: Codable where Title: Codable {}
extension SectionedChangeset.SectionRename: Codable where Title: Codable {}
extension SectionedChangeset.Entry: Codable where Element: Codable {}
extension SectionedChangeset.Move: Codable where Element: Codable {}
extension SectionedChangeset.Update: Codable where Element: Codable {}
extension ItemPosition: Codable {}

extension ItemPosition: CustomStringConvertible {
  /// The position in words.
  public var description: String { "section \(section), index \(index)" }
}
