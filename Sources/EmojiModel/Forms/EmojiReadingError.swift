/// Why a text is not a row of emoji.
public enum EmojiReadingError: Error, Equatable, Sendable {
  /// A part of it is no emoji.
  case notAnEmoji(NotAnEmoji)
  /// A shortcode or a name means no emoji, or several.
  case name(CatalogueNameError)
}

extension EmojiReadingError: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .notAnEmoji(let error): "\(error)"
    case .name(let error): "\(error)"
    }
  }
}
