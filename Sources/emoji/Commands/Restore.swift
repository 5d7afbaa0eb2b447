import EmojiModel

/// Goes back to a state of the past.
struct Restore: Subcommand {
  static let spec = CommandSpec(
    name: ["restore"],
    summary: "Go back to the collection as it was at a revision.",
    positionals: [
      Positional(
        name: "REVISION", kind: .revision,
        help: "A number, -1 for the one before now, or @TIME.")
    ],
    discussion: """
      What came since stays in the history: going back is a change of its own, \
      which 'undo' takes back.
      """,
    examples: [Example(words: "restore 3", result: "Be as after change 3.")],
    heading: "History",
    synonyms: ["reset", "checkout"])

  private let revision: StateReference

  init(_ words: ParsedWords) throws {
    revision = try words.revision("REVISION") ?? .now
  }

  func run(in session: Session) throws -> ExitCode {
    try session.transact { transaction in
      let history = try transaction.requireHistory()
      let number = try history.number(of: revision)
      let target = try history.collection(at: number)
      try transaction.perform("restore \(number)", leadingTo: target)
    }
  }
}
