import EmojiModel

/// Shows the collection as it was.
struct Show: Subcommand {
  static let spec = CommandSpec(
    name: ["show"],
    summary: "Show the collection as it was at a revision.",
    positionals: [
      Positional(
        name: "REVISION", kind: .revision, arity: .optional,
        help: "A number, -1 for the one before now, or @TIME; now if not given."
      )
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

  private let revision: StateReference
  private let isPlain: Bool

  init(_ words: ParsedWords) throws {
    revision = try words.revision("REVISION") ?? .now
    isPlain = words.has("plain")
    try words.refuse("json", with: "plain")
  }

  func run(in session: Session) throws -> ExitCode {
    let collection = try StateReader(session).state(revision).collection
    try session.show(collection, isPlain: isPlain)
    return .done
  }
}

extension ParsedWords {
  /// Returns the revision that an argument names, if it was given.
  ///
  /// - Throws: ``UsageError`` for a word that names no revision.
  func revision(_ positional: String) throws -> StateReference? {
    guard let word = one(positional) else { return nil }
    switch StateReference(word) {
    case .standardInput, .file:
      throw UsageError.unfit(
        word, name: positional, kind: .revision, command: spec.title)
    case let reference:
      return reference
    }
  }
}
