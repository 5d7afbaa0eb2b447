/// Reads scalars by the grammar of an emoji in UTS #51, whatever they stand for.
struct EmojiForm {
  private var rest: ArraySlice<Unicode.Scalar>

  init(_ scalars: [Unicode.Scalar]) {
    rest = scalars[...]
  }

  /// Takes elements with joiners between them; false unless that is all.
  mutating func takeSequence() -> Bool {
    repeat {
      guard takeElement() else { return false }
    } while take { $0 == .joiner }
    return rest.isEmpty
  }

  private mutating func takeElement() -> Bool {
    if take({ $0.indicatorLetter != nil }) {
      return take { $0.indicatorLetter != nil }
    }
    guard let base = rest.first, take(\.isPictograph) else { return false }
    if base.takesTone, take(\.isTone) { return true }
    if take({ $0 == "\u{FE0F}" }) { return true }
    return takeTags()
  }

  /// Takes tags up to their end, or nothing; false if the end is missing.
  private mutating func takeTags() -> Bool {
    var isOpen = false
    while take({ $0.isTag && $0 != .tagEnd }) {
      isOpen = true
    }
    return isOpen ? take { $0 == .tagEnd } : true
  }

  private mutating func take(_ isWanted: (Unicode.Scalar) -> Bool) -> Bool {
    guard let first = rest.first, isWanted(first) else { return false }
    rest.removeFirst()
    return true
  }
}

extension Unicode.Scalar {
  static let joiner: Unicode.Scalar = "\u{200D}"

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

  /// Whether a skin tone may follow it.
  var takesTone: Bool {
    properties.isEmojiModifierBase || isReserved
  }
}
