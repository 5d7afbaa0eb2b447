import Diff
import EmojiModel
import FoundationEssentials

/// Lists the changes, newest first.
struct Log: Subcommand {
  static let spec = CommandSpec(
    name: ["log"],
    summary: "List the changes, newest first.",
    flags: [
      Flag(
        name: "limit", short: "n", value: .required("N", .count),
        help: "List at most N."),
      Flag(name: "patch", short: "p", help: "Print what changed under each."),
    ],
    discussion: """
      The counts are of emoji that came (+), went (-) and moved (~), and of \
      changes of sections (§). 'undo 4' took revision 4 back.

      In a pipe, each line is the revision, the time, the number of changes and \
      the action, between tabs.
      """,
    examples: [Example(words: "log -n 5", result: "The last five changes.")],
    heading: "History",
    synonyms: ["history"])

  private let limit: Int?
  private let wantsPatch: Bool

  init(_ words: ParsedWords) throws {
    limit = try words.integer("limit")
    wantsPatch = words.has("patch")
  }

  func run(in session: Session) throws -> ExitCode {
    let history = try session.history()
    let entries = try history.entries(newest: limit)
    if session.wantsJSON {
      try session.line(JSONValue.array(entries.map(\.json)).pretty)
      return .done
    }
    let table = LogTable(entries, isColored: session.isColored)
    var after = history.collection
    for entry in entries {
      try session.line(
        session.isTerminal
          ? table.row(entry)
          : entry.plain)
      guard wantsPatch else { continue }
      let before = try after.applying(entry.changes.inverted)
      let patch = ChangesetText(entry.changes, from: before, to: after)
      try session.write(
        patch.text(isColored: session.isColored).indented + "\n")
      after = before
    }
    return .done
  }
}

extension String {
  /// The lines of this text, each a little to the right.
  fileprivate var indented: String {
    split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}

extension History.Entry {
  fileprivate var json: JSONValue {
    .object([
      ("revision", .integer(revision)),
      ("time", .string(time.formatted(.iso8601))),
      ("action", .string(command)),
      (
        "changeset",
        ChangesetDocument.json(
          of: changes, from: .revision(revision - 1), to: .revision(revision))
      ),
    ])
  }

  fileprivate var plain: String {
    [
      "\(revision)", time.formatted(.iso8601), "\(changes.count)",
      Sanitize.line(command),
    ].joined(separator: "\t")
  }
}

/// Rows of a log for a terminal, with columns of equal width.
private struct LogTable {
  private let numberWidth: Int
  private let countsWidth: Int
  private let isColored: Bool

  init(_ entries: [History.Entry], isColored: Bool) {
    self.isColored = isColored
    numberWidth = entries.map { String($0.revision).count }.max() ?? 0
    countsWidth =
      entries.map { ChangesetCounts($0.changes).short.count }.max() ?? 0
  }

  func row(_ entry: History.Entry) -> String {
    let number = String(entry.revision)
    let counts = ChangesetCounts(entry.changes).short
    let time = LocalTime(entry.time).description
    return gap(numberWidth, number) + number + "  "
      + TextStyle.faint.applied(to: time, isColored: isColored) + "  "
      + counts + gap(countsWidth, counts) + "  "
      + Sanitize.line(entry.command)
  }

  private func gap(_ width: Int, _ text: String) -> String {
    String(repeating: " ", count: width - text.count)
  }
}
