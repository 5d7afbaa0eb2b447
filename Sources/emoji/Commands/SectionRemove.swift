import EmojiModel

/// Removes a section and all its emoji.
struct SectionRemove: Subcommand {
  static let spec = CommandSpec(
    name: ["section", "remove"],
    summary: "Remove a section and all its emoji.",
    positionals: [.section],
    examples: [
      Example(words: "section remove Animals", result: "Remove it.")
    ],
    heading: "Sections",
    synonyms: ["section delete", "section rm"])

  private let section: String

  init(_ words: ParsedWords) throws {
    section = words.word("SECTION")
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      RemoveSection(try collection.section(section))
    }
  }
}
