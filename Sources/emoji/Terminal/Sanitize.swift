/// Makes text from people and files harmless for a terminal.
///
/// What would move the cursor, change colours, turn the direction of writing or
/// hide becomes visible, as `\u{1B}`. What emoji and scripts need stays:
/// variation selectors, joiners inside a cluster, tags behind an emoji.
enum Sanitize {
  /// Returns the text on one line, whatever it holds.
  static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    guard text.unicodeScalars.contains(where: \.isHidden) else { return text }
    return text.reduce(into: "") { $0 += cluster($1) }
  }

  /// Returns the text with its line feeds, and nothing else that controls.
  static func lines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isLineFeed }
      .map { line(String($0)) }
      .joined(separator: "\n")
  }

  private static func cluster(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    let tagged = scalars.prefix { $0.properties.isEmoji && !$0.isASCII }
    var result = ""
    for (index, scalar) in zip(scalars.indices, scalars) {
      let isNeeded =
        scalar == .joiner
        ? joins(index, scalars)
        : scalar == .nonJoiner
          ? !result.isEmpty : scalar.isTag && !tagged.isEmpty
      let stays = isNeeded || !scalar.isHidden
      result += stays ? String(scalar) : escape(scalar)
    }
    return result
  }

  /// Whether the joiner at an index joins two emoji, or parts of an Indic letter.
  ///
  /// Behind another one, terminals would join it to whatever comes next.
  private static func joins(
    _ index: String.Index, _ scalars: Character.UnicodeScalarView
  ) -> Bool {
    guard index > scalars.startIndex else { return false }
    let before = scalars[scalars.index(before: index)]
    if before.properties.canonicalCombiningClass == .virama { return true }
    let next = scalars.index(after: index)
    return next < scalars.endIndex && scalars[next].properties.isEmoji
  }

  private static func escape(_ scalar: UnicodeScalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}

extension Character {
  /// Whether this ends a line of a file.
  fileprivate var isLineFeed: Bool { self == "\n" || self == "\r\n" }
}

extension UnicodeScalar {
  /// Whether this controls what stands around it, or cannot be seen.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !isNumberSign
    default: properties.isDefaultIgnorableCodePoint && !isVariationSelector
    }
  }

  private var isVariationSelector: Bool { properties.isVariationSelector }

  /// Whether this is one of the format characters that can be seen: signs that
  /// Arabic, Syriac and Kaithi write over a number or a word.
  private var isNumberSign: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD,
      0x110CD:
      true
    default: false
    }
  }
}
