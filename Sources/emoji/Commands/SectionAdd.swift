import EmojiModel

/// Adds an empty section.
struct SectionAdd: Subcommand {
  static let spec = CommandSpec(
    name: ["section", "add"],
    summary: "Add an empty section.",
    positionals: [.title],
    flags: [
      Flag(
        name: "at", value: .required("INDEX", .index),
        help: "Where it will stand; at the end if not given.")
    ],
    examples: [
      Example(words: "section add Animals --at 0", result: "Add it in front.")
    ],
    heading: "Sections",
    synonyms: ["section new", "section create"])

  private let title: SectionTitle
  private let index: Int?

  init(_ words: ParsedWords) throws {
    title = try SectionTitle(words.word("TITLE"))
    index = try words.integer("at")
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { _ in AddSection(title, at: index) }
  }
}
