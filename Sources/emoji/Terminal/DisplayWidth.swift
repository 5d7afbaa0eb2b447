/// How many columns text takes on a terminal.
///
/// Terminals disagree about emoji, so a width is an estimate: good for cutting
/// and wrapping, not for aligning anything to the right of an emoji. A grapheme
/// cluster takes 0, 1 or 2 columns.
enum DisplayWidth {
  /// Returns the columns that a text takes.
  ///
  /// - Complexity: O(*n* log *r*) for *n* scalars and *r* ranges of wide ones.
  static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns that a grapheme cluster takes.
  ///
  /// An emoji takes two where it is shown as one, by itself or because U+FE0F or
  /// a skin tone follows; in the text form it takes one.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.properties.generalCategory == .control { return 0 }
    if let width = emojiColumns(first, followedBy: scalars.dropFirst().first) {
      return width
    }
    let isJoined =
      first.properties.isEmoji && scalars.contains(UnicodeScalar.joiner)
    if isJoined { return columns(of: first) }
    return min(2, scalars.reduce(0) { $0 + columns(of: $1) })
  }

  /// Returns what a flag, a presentation or a skin tone settles, if it does.
  private static func emojiColumns(
    _ first: UnicodeScalar, followedBy second: UnicodeScalar?
  ) -> Int? {
    if first.isRegionalIndicator { return 2 }
    guard let second, first.properties.isEmoji else { return nil }
    switch second {
    case .textPresentation: return 1
    case .emojiPresentation: return 2
    default: return second.properties.isEmojiModifier ? 2 : nil
    }
  }

  private static func columns(of scalar: UnicodeScalar) -> Int {
    if 0x20...0x7E ~= scalar.value { return 1 }
    if scalar.takesNoColumn { return 0 }
    return WideRanges.contains(scalar) ? 2 : 1
  }
}
