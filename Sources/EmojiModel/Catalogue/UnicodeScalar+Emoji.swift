extension Unicode.Scalar {
  static let joiner: Unicode.Scalar = "\u{200D}"
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  static let textSelector: Unicode.Scalar = "\u{FE0E}"
  static let keycap: Unicode.Scalar = "\u{20E3}"
  static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  static let tagEnd: Unicode.Scalar = "\u{E007F}"

  /// The letter of a regional indicator, `D` for 🇩.
  var indicatorLetter: String? {
    guard ("\u{1F1E6}"..."\u{1F1FF}").contains(self) else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41).map { String($0) }
  }

  /// Whether it is one of the five skin tones.
  var isTone: Bool {
    SkinTone(self) != nil
  }

  /// Whether it is one of the invisible letters that name a region.
  var isTag: Bool {
    ("\u{E0020}"..."\u{E007F}").contains(self)
  }

  /// Whether it is kept free for emoji of a Unicode newer than the runtime's.
  var isReserved: Bool {
    let isInBlock =
      ("\u{1F000}"..."\u{1FAFF}").contains(self)
      || ("\u{1FC00}"..."\u{1FFFD}").contains(self)
    return isInBlock && properties.generalCategory == .unassigned
  }

  /// Whether it can begin an element of an emoji.
  var isPictograph: Bool {
    (properties.isEmoji && !isASCII && indicatorLetter == nil && !isTone)
      || isReserved
  }

  /// Whether it is shown as text unless U+FE0F follows.
  var needsSelector: Bool {
    properties.isEmoji && !properties.isEmojiPresentation
  }

  /// Whether a skin tone may follow it.
  var takesTone: Bool {
    properties.isEmojiModifierBase || isReserved
  }
}
