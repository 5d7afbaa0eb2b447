import EmojiModel

/// Takes the last changes back.
struct Undo: Subcommand {
  static let spec = CommandSpec(
    name: ["undo"],
    summary: "Take the last change back, or the last N.",
    positionals: [.steps],
    discussion: """
      Each step is a change of its own in the history. What was undone can be \
      done again with 'redo', until something else is changed.
      """,
    heading: "History")

  private let count: Int

  init(_ words: ParsedWords) throws {
    count = try words.integer(positional: "N") ?? 1
  }

  func run(in session: Session) throws -> ExitCode {
    try session.take(count, by: "undo") { try $0.undoStep() }
  }
}
