import Diff
import EmojiModel

/// Shows what changed between two states.
struct DiffCommand: Subcommand {
  static let spec = CommandSpec(
    name: ["diff"],
    summary: "Show what changed between two states.",
    positionals: [
      Positional(
        name: "FROM", kind: .state, arity: .optional,
        help: "A revision or a file; the state before the last change if none."
      ),
      Positional(
        name: "TO", kind: .state, arity: .optional,
        help: "A revision or a file; the collection now if there is none."),
    ],
    flags: [
      Flag(
        name: "format",
        value: .required("FORMAT", .choice(Format.allCases.map(\.rawValue))),
        help: "How to print; stat is the counts alone."),
      Flag(
        name: "exit-code", help: "End with 1 if the states differ, else 0."),
    ],
    discussion: """
      A revision is a number from 'emoji log'; -1 is the one before now, and \
      @2026-11-30T09:00 the last one before that time. Any other word is a \
      file, and '-' is standard input. With two files the collection itself is \
      not opened.
      """,
    examples: [
      Example(words: "diff", result: "What the last change did."),
      Example(words: "diff 0", result: "All that changed since the start."),
      Example(words: "diff 3 5 --json", result: "Two revisions, as JSON."),
      Example(words: "diff old.json new.json", result: "Two files."),
    ],
    heading: "History",
    synonyms: ["compare", "changes"])

  private enum Format: String, CaseIterable {
    case text
    case json
    case jsonPatch = "json-patch"
    case stat
  }

  private let from: StateReference?
  private let to: StateReference?
  private let format: Format
  private let wantsExitCode: Bool

  init(_ words: ParsedWords) throws {
    from = words.one("FROM").map(StateReference.init)
    to = words.one("TO").map(StateReference.init)
    let format = words.value("format").flatMap(Format.init)
    if words.has("json"), let format, format != .json {
      throw UsageError.conflict(
        "--json", "--format \(format.rawValue)", command: "diff")
    }
    self.format = words.has("json") ? .json : format ?? .text
    wantsExitCode = words.has("exit-code")
    if from == .standardInput, to == .standardInput {
      throw UsageError.repeatedStandardInput(command: "diff")
    }
  }

  func run(in session: Session) throws -> ExitCode {
    let states = StateReader(session)
    let before = try states.state(from ?? .lastChange)
    let after = try states.state(to ?? .now)
    let changes = before.collection.changes(to: after.collection)
    switch format {
    case .text:
      let text = ChangesetText(
        changes, from: before.collection, to: after.collection)
      try session.write(text.text(isColored: session.isColored))
    case .json:
      try session.line(
        ChangesetDocument.json(of: changes, from: before.side, to: after.side)
          .pretty)
    case .jsonPatch:
      try session.line(JSONPatch.json(of: changes).pretty)
    case .stat:
      try session.write(ChangesetCounts(changes).table)
    }
    return wantsExitCode && !changes.isEmpty ? .no : .done
  }
}
