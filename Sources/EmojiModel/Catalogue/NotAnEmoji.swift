/// Why a text is not one emoji, and what was probably meant.
public enum NotAnEmoji: Error, Equatable, Sendable {
  /// There is nothing in it.
  case empty

  /// It is longer than any emoji, so that it was read no further.
  case tooLong(bytes: Int)

  /// It is text: a letter, a digit, a word; `meant` is an emoji of that name.
  case text(String, meant: CatalogueEntry?)

  /// It holds more than one emoji: this many grapheme clusters.
  case several(Int)

  /// It asks for the text form of an emoji, by U+FE0E.
  case textPresentation(meant: CatalogueEntry)

  /// It is half a flag: one regional indicator, of this letter.
  case loneIndicator(letter: String)

  /// It is a flag of letters that stand for no region.
  case unknownFlag(letters: String)

  /// It is a skin tone or hair, which needs an emoji to be part of.
  case component(CatalogueEntry)

  /// It is an emoji with a joiner or a selector where none belongs.
  case dangling(meant: CatalogueEntry?)

  /// It puts a skin tone on an emoji that takes none.
  case takesNoTone(CatalogueEntry)

  /// It has a skin tone, but not behind the person or hand it belongs to.
  case misplacedTone(meant: CatalogueEntry)

  /// It joins emoji in a way that the table does not know.
  case unknownSequence([CatalogueEntry])

  /// It ends in tags that stand for no region, or that never end.
  case unknownTags(meant: CatalogueEntry?)

  /// It is a scalar that the table does not know, of a newer Unicode perhaps.
  case newer(String)

  /// The emoji that was probably meant, if there is one.
  public var meant: CatalogueEntry? {
    switch self {
    case .text(_, let meant), .dangling(let meant), .unknownTags(let meant):
      meant
    case .textPresentation(let meant), .takesNoTone(let meant),
      .misplacedTone(let meant):
      meant
    default: nil
    }
  }
}

extension NotAnEmoji: CustomStringConvertible {
  /// One sentence that says what the text is, without quoting it in full.
  public var description: String {
    switch self {
    case .empty: "there is no emoji in an empty text"
    case .tooLong(let bytes):
      "a character of \(bytes) bytes or more is no emoji"
    case .text(let text, _): "\"\(text)\" is not an emoji"
    case .several(let count): "\(count) emoji stand where one belongs"
    case .textPresentation(let meant):
      "this is the text form of \(meant.text), not the emoji"
    case .loneIndicator(let letter):
      "the regional indicator \(letter) is half a flag"
    case .unknownFlag(let letters): "no region has the letters \(letters)"
    case .component(let entry):
      "\(entry.name) is only a part of other emoji"
    case .dangling: "a joiner or a selector stands where none belongs"
    case .takesNoTone(let entry): "\(entry.text) takes no skin tone"
    case .misplacedTone(let meant):
      "the skin tone stands in the wrong place for \(meant.text)"
    case .unknownSequence(let parts):
      "\(parts.map(\.text).joined(separator: " and ")) do not join to an emoji"
    case .unknownTags: "the tags stand for no region"
    case .newer(let text):
      "\(codePoints(text)) is unknown, newer than Emoji \(Catalogue.version)?"
    }
  }

  private func codePoints(_ text: String) -> String {
    text.unicodeScalars.map { "U+" + hexadecimal($0.value, digits: 4) }
      .joined(separator: " ")
  }
}
