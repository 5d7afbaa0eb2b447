import EmojiModel
import FoundationEssentials

/// Folds old revisions away.
struct Compact: Subcommand {
  static let spec = CommandSpec(
    name: ["compact"],
    summary: "Fold old revisions into one, so that the history stays small.",
    flags: [
      Flag(
        name: "keep", value: .required("N", .count),
        help: "Keep the newest N revisions; 1000 if not given."),
      Flag(
        name: "days", value: .required("N", .count),
        help: "Keep the revisions of the last N days instead."),
      Flag(name: "dry-run", help: "Only say what would go."),
    ],
    discussion: """
      The collection and the numbers of revisions stay as they are. What is \
      folded away can be neither shown nor undone any more.
      """,
    examples: [
      Example(words: "compact --keep 100", result: "Keep a hundred.")
    ],
    heading: "History",
    synonyms: ["gc", "prune"])

  private let keep: Int?
  private let days: Int?
  private let isRehearsal: Bool

  init(_ words: ParsedWords) throws {
    keep = try words.integer("keep")
    days = try words.integer("days")
    isRehearsal = words.has("dry-run")
    try words.refuse("keep", with: "days")
  }

  func run(in session: Session) throws -> ExitCode {
    let keeping =
      days.map { .since(session.now - Double($0) * 86_400) }
      ?? CollectionFiles.Keeping.newest(keep ?? 1000)
    let compaction = try session.files().compact(
      keeping: keeping, isRehearsal: isRehearsal, now: session.now)
    if compaction == nil { StandardStreams.note("nothing changed") }
    for notice in compaction?.notices ?? [] {
      StandardStreams.complain("\(notice)")
    }
    if session.wantsJSON {
      try session.line(json(of: compaction).pretty)
    } else if let compaction {
      try session.line(text(of: compaction))
    }
    return .done
  }

  private func text(of compaction: CollectionFiles.Compaction) -> String {
    let folded = compaction.folded
    let verb = isRehearsal ? "would go" : "are folded away"
    return "revisions \(folded.lowerBound)-\(folded.upperBound - 1) \(verb), "
      + "\(compaction.first)-\(compaction.last) stay, "
      + "\(compaction.bytesBefore) bytes become \(compaction.bytesAfter)"
  }

  /// The revisions that go and those that stay, the first and the last of each;
  /// nothing where no revision goes.
  private func json(of compaction: CollectionFiles.Compaction?) -> JSONValue {
    func pair(
      _ first: String, _ one: Int?, _ second: String, _ other: Int?
    ) -> JSONValue {
      guard let one, let other else { return .null }
      return .inline(
        .object([(first, .integer(one)), (second, .integer(other))]))
    }
    let folded = compaction?.folded
    return .object([
      (
        "folded",
        pair("first", folded?.first, "last", folded?.last)
      ),
      ("kept", pair("first", compaction?.first, "last", compaction?.last)),
      (
        "bytes",
        pair(
          "before", compaction?.bytesBefore, "after", compaction?.bytesAfter)
      ),
    ])
  }
}
