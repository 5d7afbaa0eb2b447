import EmojiModel

/// What a word means, for its check, for the help and for completions.
enum ValueKind: Sendable, Hashable {
  /// A zero-based index of a section, or a title.
  case section
  /// An index, a range of indexes, or an emoji.
  case item
  /// One or more emoji.
  case emoji
  /// A zero-based index; a negative one is found out by the command.
  case index
  /// A number of things, zero or more.
  case count
  /// The start of a repeatable shuffle, from 0 up to 2⁶⁴ - 1.
  case seed
  /// A time in seconds, zero or more, with or without a fraction.
  case seconds
  /// A revision's number, or a time after `@`.
  case revision
  /// A revision or a file.
  case state
  /// A path, or `-` for standard input.
  case file
  /// The title of a section.
  case title
  /// The name of a command.
  case command
  /// A skin tone, two with a comma between, or none.
  case tone
  /// A version of Unicode's emoji.
  case version
  /// A group or subgroup of the catalogue.
  case group
  /// A locale, whose language names are searched in.
  case locale
  /// One of these words.
  case choice([String])
  /// Anything.
  case text

  /// Whether a word can be meant so, as far as its form tells.
  func accepts(_ word: String) -> Bool {
    switch self {
    case .index: Int(clamping: word) != nil
    case .count: Int(clamping: word).map { $0 >= 0 } ?? false
    case .seed: word.isDigits && UInt64(word) != nil
    case .seconds: Double(seconds: word) != nil
    case .choice(let words): words.contains(word)
    case .tone: ToneChoice(word) != nil
    case .version: CatalogueVersion(word) != nil
    case .section, .item, .emoji, .revision, .state, .file, .title, .command,
      .group, .locale, .text:
      true
    }
  }

  /// What is wanted, for the sentence "INDEX must be …, not 'x'".
  var wanted: String {
    switch self {
    case .index, .count: "a whole number, 0 or more"
    case .seed: "a whole number from 0 to \(UInt64.max)"
    case .seconds: "a number of seconds such as 30 or 0.5"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .tone:
      "one of " + ToneChoice.words.joined(separator: ", ")
        + ", or two with a comma between"
    case .version: "a version such as 16.0"
    case .group: "a group such as animals or food-fruit"
    case .locale: "a language such as de"
    case .section: "an index or a title"
    case .item: "an index or an emoji"
    case .emoji: "an emoji, a shortcode such as :dog:, or a name"
    case .revision: "a number such as 3 or -1, or a time such as @2026-11-30"
    case .state:
      "a number such as 3 or -1, a time such as @2026-11-30, or a file"
    case .file: "a path, or - for standard input"
    case .title: "a line of text"
    case .command: "a command that 'emoji help' lists"
    case .text: "a word"
    }
  }
}
