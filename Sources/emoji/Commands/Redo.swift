import EmojiModel

/// Makes undone changes again.
struct Redo: Subcommand {
  static let spec = CommandSpec(
    name: ["redo"],
    summary: "Make the last undone change again, or the last N.",
    positionals: [.steps],
    heading: "History")

  private let count: Int

  init(_ words: ParsedWords) throws {
    count = try words.integer(positional: "N") ?? 1
  }

  func run(in session: Session) throws -> ExitCode {
    try session.take(count, by: "redo") { try $0.redoStep() }
  }
}
