import Diff
import EmojiModel
import FoundationEssentials

/// What a command works with: the collection's files, the output, the time.
@MainActor
final class Session {
  /// The time at which the command was given.
  let now: Date
  /// Whether to print JSON.
  let wantsJSON: Bool
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// Whether to print colours.
  let isColored: Bool

  private let isQuiet: Bool
  private let isVerbose: Bool
  private let file: String?
  private let patience: Duration
  private var output = Output()
  /// Whether a change was made that is to be reported.
  private var hasChanged = false

  /// Reads the flags that every command has.
  init(_ words: ParsedWords, now: Date = Date()) throws {
    self.now = now
    wantsJSON = words.has("json")
    isQuiet = words.has("quiet")
    isVerbose = words.has("verbose")
    file = words.value("file")
    patience = .seconds(try words.seconds("wait") ?? 30)
    isTerminal = Descriptor.standardOutput.isTerminal
    let color = words.value("color").flatMap(ColorChoice.init) ?? .auto
    isColored = color.isOn(for: .standardOutput)
  }

  // MARK: Files

  /// The files of the collection that the person chose.
  func files() throws -> CollectionFiles {
    let path = try file ?? CollectionFiles.defaultPath(environment())
    if path == "-" { throw StandardInputIsNoCollection() }
    return CollectionFiles(path: path, patience: patience)
  }

  private func environment() throws -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["EMOJI_FILE", "XDG_DATA_HOME", "HOME"] {
      variables[name] = try Environment.value(of: name)
    }
    return variables
  }

  /// The history of the collection that the person chose.
  func history() throws -> History {
    try files().history(now: now)
  }

  /// What messages call a file that a word names.
  static func name(of path: String) -> String {
    path == "-" ? "standard input" : path
  }

  /// Reads a file that a word names; `-` is standard input.
  func bytes(of path: String) throws -> [UInt8] {
    try path == "-" ? StandardInput.bytes() : FileReading.bytes(of: path)
  }

  // MARK: Changing

  /// Carries an action out, writes what it changed, and prints that.
  ///
  /// - Parameter action: Makes the action for the collection as it is.
  /// - Returns: What the tool ends with.
  /// - Throws: Why nothing was changed.
  func change(
    _ action: (EmojiCollection) throws -> any CollectionAction
  ) throws -> ExitCode {
    try transact { transaction in
      try transaction.perform(action(transaction.collection))
    }
  }

  /// Makes a change that may take several steps, and prints what changed.
  func transact(
    _ body: (inout CollectionTransaction) throws -> Void
  ) throws -> ExitCode {
    let files = try files()
    let (change, notices) = try files.change(now: now) { transaction in
      let before = transaction.collection
      let first = transaction.history?.revision
      try body(&transaction)
      return Change(
        before: before, after: transaction.collection,
        changes: transaction.changes
          ?? before.changes(to: transaction.collection),
        from: first ?? 0, to: transaction.history?.revision ?? 0)
    }
    hasChanged = !change.changes.isEmpty
    for notice in notices {
      StandardStreams.complain("\(notice)")
    }
    try report(change)
    return .done
  }

  /// What a command did, between two revisions.
  struct Change {
    var before: EmojiCollection
    var after: EmojiCollection
    var changes: CollectionChangeset
    var from: Int
    var to: Int
  }

  /// Prints what a command did.
  func report(_ change: Change) throws {
    let changes = change.changes
    if changes.isEmpty { StandardStreams.note("nothing changed") }
    guard !isQuiet else { return }
    if wantsJSON {
      try line(
        ChangesetDocument.json(
          of: changes, from: .revision(change.from), to: .revision(change.to)
        ).pretty)
    } else {
      try write(
        ChangesetText(changes, from: change.before, to: change.after)
          .text(isColored: isColored))
    }
    if isVerbose {
      StandardStreams.note("revision \(change.to) of \(try files().path)")
    }
  }

  // MARK: Output

  /// Prints text as it is.
  func write(_ text: String) throws {
    try printing { try output.write(text) }
  }

  /// Prints a line.
  func line(_ text: String) throws {
    try printing { try output.line(text) }
  }

  /// Prints what is kept back.
  func flush() throws {
    try printing { try output.flush() }
  }

  private func printing(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch OutputError.failed(let reason) where hasChanged {
      throw OutputError.unreported(reason)
    }
  }
}

/// Standard input was named where the collection's own file is wanted.
struct StandardInputIsNoCollection: Failure, Equatable {
  var description: String { "standard input cannot be the collection" }

  var exitCode: ExitCode { .usage }

  var hint: String? {
    "'emoji import -' and 'emoji diff -' read it; ./- is a file of that name."
  }
}
