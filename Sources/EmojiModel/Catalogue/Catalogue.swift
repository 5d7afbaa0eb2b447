/// Every emoji of Unicode's emoji data: what it is called, and where it stands.
///
/// The catalogue lies in the program as text and is read in place; looking one
/// emoji up decodes nothing else and builds no index. An emoji is a
/// ``CatalogueEntry``: ``entry(for:)`` finds it from any of its forms,
/// ``entry(called:)`` from a shortcode or a name, ``Search`` from words.
public enum Catalogue: Sendable {
  /// The version of Unicode's emoji data, 18.0.
  public static let version = CatalogueVersion(18, 0)

  /// The most bytes of UTF-8 that a form of an emoji may have, 128.
  ///
  /// The longest has 35. Anything longer is refused before it is read.
  public static let longestForm = 128

  /// The number of rows: 3,963 emoji and 9 components.
  public static var count: Int {
    rows.count / 4
  }

  /// Every row in Unicode's order, the nine components among them.
  public static var entries: [CatalogueEntry] {
    (0..<count).map { CatalogueEntry(row: $0) }
  }

  static let text = CatalogueBytes(CatalogueTable.text)
  static let rows = CatalogueBytes(CatalogueTable.rows)

  /// Returns the emoji that `text` is a form of, or nil.
  ///
  /// U+FE0F does not count: `❤` and `❤️` are the same emoji. The components
  /// (skin tones, hair) are found too; ``recognize(_:)`` refuses them.
  ///
  /// - Complexity: O(log *n*) comparisons of at most ``longestForm`` bytes for
  ///   *n* rows; a longer text is not looked at.
  public static func entry(for text: some StringProtocol) -> CatalogueEntry? {
    guard text.utf8.count <= longestForm else { return nil }
    let key = Array(bare(text).utf8)
    let place = (0..<count).partitioningIndex {
      form(at: $0).isForm(before: key)
    }
    guard place < count, form(at: place).isForm(key) else { return nil }
    return form(at: place)
  }

  /// Returns `text` without U+FE0F, by which emoji are compared.
  static func bare(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0 != "\u{FE0F}" }))
  }

  private static let forms = CatalogueBytes(CatalogueTable.forms)

  private static func form(at place: Int) -> CatalogueEntry {
    CatalogueEntry(row: forms.number(at: place * 2, width: 2))
  }
}
