import EmojiModel

/// Reads emoji from the words of a command: emoji, shortcodes and names.
struct EmojiWords {
  private let reader: EmojiReader
  private let given: ToneChoice?
  private let standard: ToneChoice

  /// Creates a reader of emoji as they are typed, newer ones among them.
  init(reader: EmojiReader = EmojiReader(allowsUnknown: true)) {
    self.reader = reader
    given = .asTyped
    standard = .asTyped
  }

  /// Creates a reader with the flags of a command that adds emoji.
  init(_ words: ParsedWords) throws {
    try self.init(
      allowsUnknown: words.has("allow-unknown"), tone: words.value("tone"))
  }

  /// Creates a reader that puts on a skin tone, the standard one for nil.
  init(allowsUnknown: Bool = false, tone: String?) throws {
    reader = EmojiReader(allowsUnknown: allowsUnknown)
    given = tone.flatMap(ToneChoice.init)
    standard = try given ?? .standard()
  }

  /// Returns all emoji that the words hold, in order.
  ///
  /// A word holds one or more emoji; `-` stands for all of standard input, each
  /// line of which is read like a word.
  func all(_ words: [String]) throws -> [Emoji] {
    var emoji: [Emoji] = []
    for word in words {
      let lines =
        word == "-" ? try StandardInput.text()[...].lines : [word[...]]
      let found = try lines.flatMap { try reader.emoji(in: $0) }
      if found.isEmpty { throw NoEmoji.empty(word) }
      emoji += found
    }
    return emoji.map(toned)
  }

  /// Returns the one emoji that a word holds.
  func one(_ word: String) throws -> Emoji {
    let emoji = try all([word])
    guard emoji.count == 1 else { throw NoEmoji.several(word) }
    return emoji[0]
  }

  /// Puts the chosen skin tone on, and says so if there is no such variant.
  ///
  /// The standard tone goes where it can, and not over another.
  private func toned(_ emoji: Emoji) -> Emoji {
    if case .tones(let tones) = given {
      if let toned = emoji.toned(tones) { return toned }
      StandardStreams.note(
        "\(emoji) takes no skin tone"
          + (emoji.toned([tones[0]]) == nil ? "" : " of two people"))
      return emoji
    }
    guard given == nil, case .tones(let tones) = standard,
      emoji.entry?.tones.isEmpty ?? false
    else { return emoji }
    return emoji.toned(tones) ?? emoji.toned([tones[0]]) ?? emoji
  }
}

/// A word that holds too few or too many emoji.
enum NoEmoji: Error, Equatable, Sendable {
  /// There is nothing but white space.
  case empty(String)
  /// There are several where one is wanted.
  case several(String)
}

extension NoEmoji: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .empty("-"): "there is no emoji on standard input"
    case .empty(let word): "there is no emoji in \(word.quoted)"
    case .several(let word): "one emoji is wanted, not \(word.quoted)"
    }
  }

  var exitCode: ExitCode { .data }
}
