import EmojiModel

/// Takes all emoji out of sections.
struct Clear: Subcommand {
  static let spec = CommandSpec(
    name: ["clear"],
    summary: "Take all emoji out of sections; the sections stay.",
    positionals: [.sections],
    examples: [Example(words: "clear 1", result: "Empty the second section.")],
    synonyms: ["empty", "reset"])

  private let sections: [String]

  init(_ words: ParsedWords) throws {
    sections = words.all("SECTION")
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      ClearSections(try collection.sections(sections))
    }
  }
}
