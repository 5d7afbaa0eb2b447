import EmojiModel

/// Shows the collection.
struct List: Subcommand {
  static let spec = CommandSpec(
    name: ["list"],
    summary: "Show the collection, or some of its sections.",
    positionals: [.sections],
    flags: [
      Flag(
        name: "plain",
        help: "One emoji a line: section, index, emoji, title, between tabs.")
    ],
    discussion: "In a pipe the list is plain. --json prints the whole file.",
    synonyms: ["ls", "print"])

  private let sections: [String]
  private let isPlain: Bool

  init(_ words: ParsedWords) throws {
    sections = words.all("SECTION")
    isPlain = words.has("plain")
    try words.refuse("json", with: "plain")
  }

  func run(in session: Session) throws -> ExitCode {
    try session.show(
      session.files().read(), sections: sections, isPlain: isPlain)
    return .done
  }
}
