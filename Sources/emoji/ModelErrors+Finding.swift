import EmojiModel

extension EmojiReadingError: Failure {
  var exitCode: ExitCode { .data }

  var hint: String? {
    switch self {
    case .notAnEmoji(.unknownSequence), .notAnEmoji(.unknownFlag),
      .notAnEmoji(.newer):
      "'--allow-unknown' takes it as it is."
    case .notAnEmoji(let error): error.hint
    case .name(.ambiguous): "A shortcode between colons is never ambiguous."
    case .name(.unknown): "'emoji search WORDS' finds emoji by any word."
    case .name(.takesNoTone): nil
    }
  }
}
