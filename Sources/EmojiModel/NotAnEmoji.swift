/// Why a piece of text is not an emoji.
public enum NotAnEmoji: Error, Equatable, Sendable {
  /// Text of another kind: a letter, a digit, a sign.
  case other(String)
  /// Several emoji where one is wanted.
  case several(String)
  /// A digit, `#` or `*`, which only a keycap sequence makes an emoji.
  case keycapBase(String)
  /// One half of a flag.
  case loneRegionalIndicator(String)
  /// A skin tone without something to colour.
  case loneModifier(String)
  /// An emoji followed by U+FE0E, which asks for the text form.
  case textPresentation(String)
  /// A joiner with nothing on one side of it.
  case danglingJoiner(String)
  /// Parts that are emoji, put together in a way that is none.
  case unknownSequence(String)
  /// A grapheme cluster of more bytes than any emoji has.
  case tooLong(bytes: Int)
}

extension NotAnEmoji: CustomStringConvertible {
  /// What the text is, as the second half of a sentence would say it.
  public var description: String {
    switch self {
    case .other(let text):
      "\"\(text)\" is not an emoji"
    case .several(let text):
      "\"\(text)\" is more than one emoji"
    case .keycapBase(let text):
      "\"\(text)\" is not an emoji; the keycap is \(text)\u{FE0F}\u{20E3}"
    case .loneRegionalIndicator(let text):
      "\(text) is half a flag, not an emoji"
    case .loneModifier(let text):
      "\(text) is a skin tone alone, not an emoji"
    case .textPresentation(let text):
      "\"\(text)\" asks for the text form (U+FE0E), not for an emoji"
    case .danglingJoiner(let text):
      "\"\(text)\" has a joiner that joins nothing"
    case .unknownSequence(let text):
      "\(text) is not a known emoji sequence"
    case .tooLong(let bytes):
      "a character of \(bytes) bytes is no emoji"
    }
  }
}
