/// Plain text with a shortcode between colons for each emoji.
enum ShortcodesForm {
  /// Returns a collection as headings and rows of shortcodes.
  ///
  /// Emoji newer than the catalogue have none and stay as they are.
  static func write(_ collection: EmojiCollection) -> String {
    TextForm.write(collection) { $0.entry?.shortcode ?? $0.text }
  }
}
