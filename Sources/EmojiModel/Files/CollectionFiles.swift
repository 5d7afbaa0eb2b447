public import FoundationEssentials

/// The files of one collection: its own, its history beside it, and its lock.
///
/// A change is written so that whenever the process dies, the next one finds the
/// state before or the state after: the history is appended and flushed, then
/// the new collection is written beside the old one, flushed, and put in its
/// place.
public struct CollectionFiles: Sendable {
  /// The collection's own file, symbolic links resolved.
  public let path: String
  /// How long to wait for the lock.
  public let patience: Duration

  let files: FileSystem

  var historyPath: String { path + ".history" }
  var lockPath: String { path + ".lock" }
  var newPath: String { path + ".new" }

  /// Names the files of a collection; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - path: The collection's own file, or a symbolic link to it.
  ///   - patience: How long to wait for another process's lock.
  public init(path: String, patience: Duration = .seconds(30)) {
    self.init(path: path, patience: patience, files: FileSystem())
  }

  init(path: String, patience: Duration = .seconds(30), files: FileSystem) {
    self.files = files
    self.path = files.resolvingLinks(path)
    self.patience = patience
  }

  /// Returns where a person's collection is when nothing else is said.
  ///
  /// - Parameter environment: The process's environment variables.
  /// - Returns: The path of the collection's own file.
  /// - Throws: ``FileError/noHome`` if no variable says where.
  public static func defaultPath(
    _ environment: [String: String]
  ) throws(FileError) -> String {
    func variable(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let path = variable("EMOJI_FILE") { return path }
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/emoji/collection.json"
    }
    guard let home = variable("HOME") else { throw .noHome }
    return home + "/.local/share/emoji/collection.json"
  }

  // MARK: Reading

  /// Reads the collection; one that does not exist is a new one.
  public func read() throws(FileError) -> EmojiCollection {
    switch try files.kind(of: path) {
    case .nothing where !path.hasSuffix("/"):
      return .new
    case .file:
      return try decode(files.contents(of: path))
    case .nothing, .folder, .other:
      throw FileError.notRegular(path)
    }
  }

  /// Whether there is a history.
  ///
  /// - Throws: ``FileError`` if something else is in its place.
  func hasHistory() throws(FileError) -> Bool {
    switch try files.kind(of: historyPath) {
    case .file: return true
    case .nothing where !files.isLink(historyPath): return false
    case .nothing, .folder, .other: throw FileError.notRegular(historyPath)
    }
  }

  private func decode(
    _ bytes: [UInt8]
  ) throws(FileError) -> EmojiCollection {
    do {
      return try CollectionFile.decode(bytes)
    } catch {
      throw .malformed(path: path, fault: error)
    }
  }

  /// Reads the history, under a shared lock where one can be had.
  ///
  /// - Parameter now: The time for an edit that was made outside.
  /// - Returns: The revisions up to now.
  /// - Throws: ``FileError`` if a file cannot be read.
  public func history(now: Date) throws -> History {
    guard try hasHistory()
    else { return try History(nil, collection: read(), now: now) }
    let lock = try CollectionLock.shared(
      lockPath, patience: patience, in: files)
    return try withExtendedLifetime(lock) {
      try History(reader(), collection: read(), now: now)
    }
  }

  func reader() throws(FileError) -> HistoryReader? {
    guard try hasHistory() else { return nil }
    return try HistoryReader(files.openForReading(historyPath), in: files)
  }

  // MARK: Changing

  /// Changes the collection, or leaves everything as it was.
  ///
  /// If there is no lock yet, `body` runs once more beforehand, so that a change
  /// that fails creates nothing.
  ///
  /// - Parameters:
  ///   - now: The time of the change.
  ///   - body: Makes the change; it may run twice.
  /// - Returns: What `body` returned, and what a person should know besides.
  /// - Throws: What `body` throws, or ``FileError``; nothing was changed then.
  @MainActor
  public func change<Result>(
    now: Date, _ body: (inout CollectionTransaction) throws -> Result
  ) throws -> (result: Result, notices: [CollectionNotice]) {
    if try files.kind(of: lockPath) == .nothing {
      var ignored: [CollectionNotice] = []
      var (rehearsal, _) = try transaction(now: now, &ignored)
      let result = try body(&rehearsal)
      if !rehearsal.hasChanges { return (result, []) }
    }
    return try files.withFolder(files.folder(of: path)) {
      try locked { try changeLocked(now: now, body) }
    }
  }

  /// Runs `body` while no other process changes or reads the history.
  ///
  /// A lock that was not there before is removed if `body` fails.
  func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let lock = try CollectionLock.exclusive(
      lockPath, patience: patience, in: files)
    defer { lock.release() }
    do {
      return try body()
    } catch {
      lock.discard()
      throw error
    }
  }

  @MainActor
  private func changeLocked<Result>(
    now: Date, _ body: (inout CollectionTransaction) throws -> Result
  ) throws -> (result: Result, notices: [CollectionNotice]) {
    var notices: [CollectionNotice] = []
    var (transaction, reader) = try transaction(now: now, &notices)
    let result = try body(&transaction)
    guard transaction.hasChanges else { return (result, []) }
    if let reader, let history = transaction.history {
      if history.reader == nil {
        notices.append(.begunAnew(path: historyPath))
      } else if reader.size < reader.fileSize {
        notices.append(.tornLineCut(path: historyPath))
      }
    }
    try commit(transaction, over: reader)
    return (result, notices)
  }

  /// Begins a transaction: one that is not recorded if the history is damaged.
  private func transaction(
    now: Date, _ notices: inout [CollectionNotice]
  ) throws -> (CollectionTransaction, HistoryReader?) {
    let collection = try read()
    do {
      let reader = try reader()
      let history = try History(reader, collection: collection, now: now)
      return (CollectionTransaction(history, now: now), reader)
    } catch let error as FileError {
      guard error.isDamagedLine else { throw error }
      notices.append(.notRecorded(error))
      return (CollectionTransaction(unrecorded: collection, error: error), nil)
    }
  }

  private func commit(
    _ transaction: CollectionTransaction, over reader: HistoryReader?
  ) throws {
    try files.requireWritable(path)
    let bytes = CollectionFile.encode(transaction.collection)
    guard bytes.count <= files.limit else {
      throw FileError.malformed(
        path: path, fault: .tooLarge(limit: files.limit))
    }
    if let history = transaction.history {
      try append(history, over: reader) { try replace(path, with: bytes) }
    } else {
      try replace(path, with: bytes)
    }
    do throws(FileError) {
      try files.flushFolder(files.folder(of: path))
    } catch {
      guard case .failed(let operation, let path, let reason) = error else {
        throw error
      }
      // The new state is in its place, and readers may have seen it.
      throw FileError.failed(
        operation: operation, path: path,
        reason: "\(reason); the change was made, but may not be on the disk")
    }
  }

  /// Appends what is new to the history's file, and takes it back if what comes
  /// after fails.
  private func append(
    _ history: History, over reader: HistoryReader?,
    then next: () throws -> Void
  ) throws {
    let isNew = try files.kind(of: historyPath) == .nothing
    let file = try files.openForWriting(historyPath)
    let start = history.reader?.size ?? 0
    do {
      let lines = try history.pendingLines()
      if let reader, reader.fileSize > start {
        try files.truncate(file, to: start)
      }
      try files.write(lines, to: file, at: start)
      try files.flush(file)
      try next()
    } catch {
      try? files.truncate(file, to: start)
      if isNew { try? files.remove(historyPath) }
      throw error
    }
  }

  /// Puts a file in the place of another, or leaves that as it was.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try files.remove(newPath)
    do {
      let file = try files.openNew(newPath, like: path)
      try files.write(bytes, to: file, at: 0)
      try files.flush(file)
      try files.move(newPath, over: path)
    } catch {
      try? files.remove(newPath)
      throw error
    }
  }
}

/// Something that a person should know about a change that was made.
public enum CollectionNotice: Equatable, Sendable {
  /// A line that a dying process left unfinished was cut off the history.
  case tornLineCut(path: String)
  /// The history's file was there, but held no revision.
  case begunAnew(path: String)
  /// The history is damaged; the change is in the collection but not in it.
  case notRecorded(FileError)
}

extension CollectionNotice: CustomStringConvertible {
  /// What happened.
  public var description: String {
    switch self {
    case .tornLineCut(let path):
      "an unfinished last line was cut off \(path)"
    case .begunAnew(let path):
      "\(path) held no whole revision, and begins anew"
    case .notRecorded(let error):
      "the change is not in the history: \(error)"
    }
  }
}
