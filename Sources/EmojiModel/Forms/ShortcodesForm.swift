/// Plain text with a shortcode between colons for each emoji that has one.
enum ShortcodesForm {
  /// Returns a collection as headings and rows of shortcodes.
  static func write(_ collection: EmojiCollection) -> String {
    TextForm.write(collection, word: word)
  }

  /// Returns the first shortcode that means the emoji, or the emoji.
  private static func word(for emoji: Emoji) -> String {
    guard let entry = emoji.entry else { return emoji.text }
    let tone = entry.isToned ? slackTone(of: entry) : ""
    guard let tone else { return emoji.text }
    let codes = entry.untoned.shortcodes.map { ":\($0.code):\(tone)" }
    let code = codes.first { (try? Catalogue.entry(called: $0)) == entry }
    return code ?? emoji.text
  }

  /// Returns how Slack writes the tone, nil for two tones.
  private static func slackTone(of entry: CatalogueEntry) -> String? {
    let tones = entry.tones
    guard tones.count == 1 else { return nil }
    return ":skin-tone-\(tones[0].rawValue + 1):"
  }
}
