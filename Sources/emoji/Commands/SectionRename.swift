import EmojiModel

/// Gives a section another title.
struct SectionRename: Subcommand {
  static let spec = CommandSpec(
    name: ["section", "rename"],
    summary: "Give a section another title.",
    positionals: [.section, .title],
    examples: [
      Example(words: "section rename 0 Animals", result: "Rename the first.")
    ],
    heading: "Sections",
    synonyms: ["section title"])

  private let section: String
  private let title: SectionTitle

  init(_ words: ParsedWords) throws {
    section = words.word("SECTION")
    title = try SectionTitle(words.word("TITLE"))
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      RenameSection(try collection.section(section), to: title)
    }
  }
}
