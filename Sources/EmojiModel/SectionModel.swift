import Diff

/// What is shown of a section, in plain numbers and texts.
///
/// A model knows nothing of the terminal: its numbers are columns and lines
/// there, and would be points in a window.
public struct SectionModel: Hashable, Sendable {
  /// The heading.
  public var header: SectionTitle
  /// What stands under the heading, in order.
  public var items: [Emoji]
  /// What stands under the items, if anything.
  public var footer: String?
  /// The space around the items.
  public var insets: Insets
  /// The space between one item and the next, in columns.
  public var itemSpacing: Int
  /// The space between one row of items and the next, in lines.
  public var lineSpacing: Int

  /// The space around the items of a section.
  public struct Insets: Hashable, Sendable {
    /// The lines between the heading and the items.
    public var top: Int
    /// The columns in front of the items.
    public var leading: Int
    /// The lines under the items.
    public var bottom: Int
  }

  /// Returns the models of a collection's sections, in order.
  ///
  /// - Complexity: O(*s*) for *s* sections: the items are shared, not copied.
  public static func build(from collection: EmojiCollection) -> [SectionModel] {
    collection.sections.map { section in
      SectionModel(
        header: section.title, items: section.elements,
        footer: section.elements.isEmpty ? "empty" : nil,
        insets: Insets(top: 0, leading: 2, bottom: 1),
        itemSpacing: 1, lineSpacing: 0)
    }
  }
}
