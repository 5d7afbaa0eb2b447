extension UnicodeScalar {
  /// U+200D, which joins emoji, and letters of some scripts.
  static let joiner: UnicodeScalar = "\u{200D}"
  /// U+200C, which keeps letters of some scripts apart.
  static let nonJoiner: UnicodeScalar = "\u{200C}"
  /// U+FE0E, behind what is to be shown as text.
  static let textPresentation: UnicodeScalar = "\u{FE0E}"
  /// U+FE0F, behind what is to be shown as an emoji.
  static let emojiPresentation: UnicodeScalar = "\u{FE0F}"

  /// Whether this is one of the letters that make a flag in pairs.
  var isRegionalIndicator: Bool {
    0x1F1E6...0x1F1FF ~= value
  }

  /// Whether this is a tag, as behind the black flag in the flag of England.
  var isTag: Bool {
    0xE0020...0xE007F ~= value
  }

  /// Whether this is drawn on its neighbours or not at all.
  var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format,
      .lineSeparator, .paragraphSeparator:
      true
    default:
      isInnerJamo || properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this is a vowel or a final of a Hangul syllable.
  private var isInnerJamo: Bool {
    0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value
  }
}
