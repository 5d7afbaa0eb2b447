import EmojiModel

/// Takes one old change back.
struct Revert: Subcommand {
  static let spec = CommandSpec(
    name: ["revert"],
    summary: "Take one old change back, and leave what came since.",
    positionals: [
      Positional(
        name: "REVISION", kind: .revision,
        help: "The change's number, -1 for the one before now, or @TIME.")
    ],
    discussion: """
      What the change removed or moved comes back to where it stood, among what \
      stands there now. If something that it added is gone since, nothing is \
      changed, and the place is named.
      """,
    examples: [Example(words: "revert 3", result: "Take change 3 back.")],
    heading: "History")

  private let revision: StateReference

  init(_ words: ParsedWords) throws {
    revision = try words.revision("REVISION") ?? .now
  }

  func run(in session: Session) throws -> ExitCode {
    try session.transact { transaction in
      let history = try transaction.requireHistory()
      let number = try history.number(of: revision)
      let after = try history.collection(at: number)
      guard let entry = try history.entry(number) else {
        throw RevisionError.beginning(number)
      }
      let target = try transaction.collection.reverting(
        entry.changes, after: after)
      try transaction.perform("revert \(number)", leadingTo: target)
    }
  }
}
