import EmojiModel

/// Reads emoji from the words of a command.
enum EmojiWords {
  /// Returns all emoji that the words hold, in order.
  ///
  /// A word holds one or more emoji; `-` stands for all of standard input.
  static func all(_ words: [String]) throws -> [Emoji] {
    var emoji: [Emoji] = []
    for word in words {
      let text = word == "-" ? try StandardInput.text() : word
      let found = try Emoji.list(in: text)
      if found.isEmpty { throw NoEmoji.empty(word) }
      emoji += found
    }
    return emoji
  }

  /// Returns the one emoji that a word holds.
  static func one(_ word: String) throws -> Emoji {
    let emoji = try all([word])
    guard emoji.count == 1 else { throw NoEmoji.several(word) }
    return emoji[0]
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
