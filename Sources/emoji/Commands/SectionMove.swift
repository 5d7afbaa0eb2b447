import EmojiModel

/// Moves a section with all its emoji.
struct SectionMove: Subcommand {
  static let spec = CommandSpec(
    name: ["section", "move"],
    summary: "Move a section with all its emoji.",
    positionals: [.section, .toIndex],
    examples: [
      Example(words: "section move Animals 0", result: "Move it to the front.")
    ],
    heading: "Sections")

  private let section: String
  private let index: Int

  init(_ words: ParsedWords) throws {
    section = words.word("SECTION")
    index = try words.integer(positional: "TO-INDEX") ?? 0
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      MoveSection(from: try collection.section(section), to: index)
    }
  }
}
