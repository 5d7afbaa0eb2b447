import EmojiModel

/// Takes in the emoji of a file.
struct Import: Subcommand {
  static let spec = CommandSpec(
    name: ["import"],
    summary: "Take in the emoji of a file.",
    positionals: [
      Positional(
        name: "FILE", kind: .file, help: "The file; '-' is standard input."),
      Positional(
        name: "SECTION", kind: .section, arity: .optional,
        help: "The section that all of them go to, whatever their headings."),
    ],
    flags: [
      Flag(
        name: "replace",
        help: "Take out what is there: all of it, or all in SECTION."),
      Flag(
        name: "dry-run", help: "Print what would change, and change nothing."),
      Flag(name: "skip-bad", help: "Leave out lines that are not understood."),
      .allowUnknown,
    ],
    discussion: """
      What form the file has shows: text with '# ' before each heading, emoji and \
      shortcodes in any spacing, Markdown lists, rows of an emoji, a tab and \
      words, what 'list' and 'search' print in a pipe, CSV whose first line names \
      a column 'emoji', a collection's own file, or a JSON array.

      What is in the collection stays. Sections are matched by title, and of each \
      emoji only the repeats are added that are missing, so that importing twice \
      changes nothing. Emoji under no heading go to the first section.

      If a line is not understood, nothing is taken.
      """,
    examples: [
      Example(words: "import animals.txt", result: "Take in a text file."),
      Example(words: "import list.md 0 --dry-run", result: "See what it does."),
      Example(
        words: "import old.json --replace", result: "Start over with it."),
    ],
    heading: "Files",
    synonyms: ["load", "read"])

  private let path: String
  private let section: String?
  private let replaces: Bool
  private let isDryRun: Bool
  private let skipsBad: Bool
  private let allowsUnknown: Bool

  init(_ words: ParsedWords) throws {
    path = words.word("FILE")
    section = words.one("SECTION")
    replaces = words.has("replace")
    isDryRun = words.has("dry-run")
    skipsBad = words.has("skip-bad")
    allowsUnknown = words.has("allow-unknown")
  }

  func run(in session: Session) throws -> ExitCode {
    let imported = try read(in: session)
    let change = isDryRun ? session.preview : session.change
    return try change { collection in
      ImportEmoji(
        imported, to: try section.map { try collection.section($0) },
        replaces: replaces, source: path)
    }
  }

  /// Reads the file and reports what was not understood.
  private func read(in session: Session) throws -> ImportedEmoji {
    let name = Session.name(of: path)
    let bytes = try session.bytes(of: path)
    let imported: ImportedEmoji
    do throws(FileFault) {
      imported = try ImportedEmoji(bytes, allowsUnknown: allowsUnknown)
    } catch {
      throw MalformedInput(name: name, fault: error)
    }
    if imported.faults.isEmpty { return imported }
    for fault in imported.faults {
      StandardStreams.complain("\(name): \(fault)")
    }
    // To replace what is there by nothing is not what anybody wants.
    let isEmpty = imported.parts.isEmpty
    guard skipsBad, !(replaces && isEmpty) else {
      throw NothingTaken(
        name: name, faults: imported.faults.count,
        hint: skipsBad ? nil : hint(imported, bytes))
    }
    return imported
  }

  /// Says how more of the file would be taken.
  private func hint(_ imported: ImportedEmoji, _ bytes: [UInt8]) -> String {
    let all = try? ImportedEmoji(bytes, allowsUnknown: true)
    return (all?.faults.count ?? 0) < imported.faults.count
      ? "'--allow-unknown' takes emoji that are newer than the table."
      : "'--skip-bad' leaves out what is not understood."
  }
}

/// A file was not taken in, since not all of it was understood.
struct NothingTaken: Failure, Equatable {
  /// What messages call the file.
  var name: String
  /// How many lines or elements were not understood.
  var faults: Int
  /// What to try next, as one sentence.
  var hint: String?

  /// What is wrong, in one line without a full stop.
  var description: String {
    "nothing of \(name) was taken"
      + (faults == 1 ? "" : ", for these \(faults) reasons")
  }

  var exitCode: ExitCode { .data }
}
