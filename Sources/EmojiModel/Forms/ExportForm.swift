import Diff

/// A form that a collection can be written in.
public enum ExportForm: String, CaseIterable, Sendable {
  /// The collection's own file.
  case json
  /// Headings and rows of emoji.
  case text
  /// Headings and lists of emoji with their names.
  case markdown
  /// A table of sections, emoji and names.
  case csv
  /// All emoji in a row, and nothing else.
  case string
  /// Headings and rows of shortcodes.
  case shortcodes

  /// Returns a collection in this form, a line feed at the end of each line.
  ///
  /// Reading it again gives the same collection; ``string`` keeps no sections.
  public func text(of collection: EmojiCollection) -> String {
    switch self {
    case .json: CollectionFile.json(of: collection).pretty + "\n"
    case .text: TextForm.write(collection)
    case .markdown: MarkdownForm.write(collection)
    case .csv: CSVForm.write(collection)
    case .string:
      collection.sections.flatMap(\.elements).map(\.text).joined() + "\n"
    case .shortcodes: ShortcodesForm.write(collection)
    }
  }
}
