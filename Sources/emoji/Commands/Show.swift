import EmojiModel

/// Shows the collection as it was.
struct Show: Subcommand {
  static let spec = CommandSpec(
    name: ["show"],
    summary: "Show the collection as it was at a revision.",
    positionals: [
      Positional(
        name: "REVISION", kind: .revision, arity: .optional,
        help: "A number; -1 is the one before now. Now if there is none.")
    ],
    flags: [
      Flag(
        name: "plain",
        help: "One emoji a line: section, index, emoji, title, between tabs.")
    ],
    examples: [
      Example(words: "show 0", result: "Show how it began."),
      Example(words: "show -2 --json", result: "The file two changes ago."),
    ],
    heading: "History")

  private let revision: Int?
  private let isPlain: Bool

  init(_ words: ParsedWords) throws {
    revision = try words.one("REVISION").map { word in
      guard let number = Int(clamping: word) else {
        throw UsageError.unfit(
          word, name: "REVISION", kind: .revision, command: "show")
      }
      return number
    }
    isPlain = words.has("plain")
  }

  func run(in session: Session) throws -> ExitCode {
    let history = try session.history()
    let collection = try history.collection(at: revision ?? history.revision)
    try session.show(collection, isPlain: isPlain)
    return .done
  }
}
