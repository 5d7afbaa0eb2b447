import EmojiModel

/// Tells everything about one emoji.
struct Info: Subcommand {
  static let spec = CommandSpec(
    name: ["info"],
    summary: "Tell everything about an emoji, and where you keep it.",
    positionals: [
      Positional(
        name: "EMOJI", kind: .emoji,
        help: "The emoji, its shortcode such as :dog:, or its name.")
    ],
    flags: [
      Flag(
        name: "locale", value: .required("LOCALE", .locale),
        help: "A language to name it in beside English, such as de."),
      .allowUnknown,
    ],
    discussion: "In a pipe, each line is a heading and a value after a tab.",
    examples: [
      Example(words: "info 🐶", result: "Tell about one."),
      Example(words: "info :dog: --json", result: "The same for a program."),
    ],
    heading: "Finding",
    synonyms: ["about", "describe", "what"])

  private let emoji: Emoji
  private let language: CatalogueLanguage?

  init(_ words: ParsedWords) throws {
    let reader = EmojiReader(allowsUnknown: words.has("allow-unknown"))
    emoji = try EmojiWords(reader: reader).one(words.word("EMOJI"))
    language = try LanguageChoice.language(words.value("locale"))
  }

  func run(in session: Session) throws -> ExitCode {
    let text = InfoText(emoji, language, in: collection(of: session))
    if session.wantsJSON {
      try session.line(text.json.pretty)
    } else if session.isTerminal {
      try session.write(
        text.rows(
          columns: TerminalDevice.size.columns, isColored: session.isColored))
    } else {
      try session.write(text.plain)
    }
    return .done
  }

  /// Returns the collection; one that cannot be read is no reason to tell nothing.
  private func collection(of session: Session) -> EmojiCollection? {
    do {
      return try session.files().read()
    } catch {
      StandardStreams.complain("\(error)")
      return nil
    }
  }
}
