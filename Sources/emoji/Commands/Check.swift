import EmojiModel

/// Verifies the collection's files.
struct Check: Subcommand {
  static let spec = CommandSpec(
    name: ["check"],
    summary: "Verify the collection and its whole history.",
    flags: [
      Flag(
        name: "repair",
        help: "Repair what is damaged, after copying it aside.")
    ],
    discussion: """
      Every line of the history is read and replayed. It ends with 1 if \
      something is wrong. A repair keeps every revision whose state can be told, and \
      leaves a copy of each damaged file beside it, its name ending in .damaged. A \
      collection that cannot be read is put back to the last revision. Nothing is \
      repaired while only the newest collection could tell what would be lost.
      """,
    heading: "History",
    synonyms: ["verify", "fsck"])

  private let repairs: Bool

  init(_ words: ParsedWords) throws {
    repairs = words.has("repair")
  }

  func run(in session: Session) throws -> ExitCode {
    let files = try session.files()
    let repair = repairs ? try repair(files) : nil
    for copy in repair?.copies ?? [] {
      StandardStreams.note("the damaged file is kept as \(copy)")
    }
    if let bridged = repair?.bridged, !bridged.isEmpty {
      StandardStreams.note(
        "'repaired' stands for what could not be read: "
          + (bridged.count == 1 ? "revision " : "revisions ")
          + bridged.map(String.init).joined(separator: ", "))
    }
    let check = try files.check()
    if session.wantsJSON {
      try session.line(check.json.pretty)
    } else {
      if let revision = repair?.restored, let path = repair?.copies.last {
        let copy = Sanitize.line(path)
        try session.line(
          "the collection was put back to revision \(revision); "
            + "the damaged file lies beside it as \(copy)")
      }
      try session.write(check.lines.map { $0 + "\n" }.joined())
    }
    guard !check.faults.isEmpty else { return .done }
    try session.flush()
    throw DamagedFiles(faults: check.faults, isRepaired: repairs)
  }

  private func repair(_ files: CollectionFiles) throws -> CollectionRepair {
    do {
      return try files.repair()
    } catch FileError.malformed(let path, let fault) {
      throw MalformedInput(name: path, fault: fault)
    }
  }
}

/// The files of the collection have faults, which were printed.
private struct DamagedFiles: Failure {
  var faults: [FileError]
  var isRepaired: Bool

  var description: String {
    faults.count == 1 ? "there is 1 fault" : "there are \(faults.count) faults"
  }

  var exitCode: ExitCode { .no }

  var hint: String? {
    let isNewer = faults.contains {
      if case .malformed(_, .newerVersion) = $0 { true } else { false }
    }
    return isRepaired || isNewer
      ? nil : "'emoji check --repair' repairs what it can."
  }
}

extension CollectionCheck {
  fileprivate var lines: [String] {
    var lines = faults.map { Sanitize.line("\($0)") }
    if !unknown.isEmpty {
      let list = unknown.map(\.text).joined(separator: " ")
      lines.append(
        "not in Emoji \(Catalogue.version), kept as they are: \(list)")
    }
    if isEditedOutside { lines.append("the collection was edited outside") }
    if faults.isEmpty {
      let noun = revisions == 1 ? "revision" : "revisions"
      lines.append("all is well: \(emoji) emoji, \(revisions) \(noun)")
    }
    return lines
  }

  fileprivate var json: JSONValue {
    .object([
      ("faults", .array(faults.map { .string("\($0)") })),
      ("editedOutside", .boolean(isEditedOutside)),
      ("unknown", .array(unknown.map { .string($0.text) })),
      ("emoji", .integer(emoji)),
      ("revisions", .integer(revisions)),
    ])
  }
}
