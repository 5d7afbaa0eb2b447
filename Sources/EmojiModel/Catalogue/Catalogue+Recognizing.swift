extension Catalogue {
  /// Returns the emoji that `text` is, in whatever form, or throws what it is.
  ///
  /// Only the table decides; a component by itself is refused.
  ///
  /// - Complexity: that of ``entry(for:)``; O(*k*) scalars more for a text of at
  ///   most ``longestForm`` bytes that is refused.
  public static func recognize(
    _ text: some StringProtocol
  ) throws(NotAnEmoji) -> CatalogueEntry {
    guard text.utf8.count <= longestForm else {
      throw .tooLong(bytes: text.utf8.count)
    }
    guard let entry = entry(for: text), !hasStraySelector(text) else {
      throw NotAnEmoji(String(text))
    }
    guard !entry.isComponent else { throw .component(entry) }
    return entry
  }

  /// Whether `text` is formed like an emoji, though the table may not know it.
  ///
  /// This is the grammar of UTS #51 without the list: a flag of two indicators,
  /// or pictographs with a selector, a skin tone or tags, joined by U+200D. Text
  /// of more than ``longestForm`` bytes is not.
  ///
  /// - Complexity: O(*k*) scalars.
  public static func isWellFormed(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= longestForm && EmojiForm.qualified(String(text)) != nil
  }

  /// Whether U+FE0F begins the text or follows another one.
  private static func hasStraySelector(_ text: some StringProtocol) -> Bool {
    var previous: Unicode.Scalar = "\u{FE0F}"
    for scalar in text.unicodeScalars {
      if scalar == "\u{FE0F}" && previous == scalar { return true }
      previous = scalar
    }
    return false
  }
}
