public import Diff
public import FoundationEssentials

/// The revisions of a collection, from the first to now.
///
/// Revision 0 is the collection as it first was; each change adds one. A state
/// that is in the collection's file but not in its history, because somebody
/// edited the file, is the newest revision, caused by `outside`.
public struct History {
  /// A revision as a log shows it.
  public struct Entry: Sendable {
    /// The number.
    public let revision: Int
    /// When it came about.
    public let time: Date
    /// The command that caused it; `outside` for an edit of the file.
    public let command: String
    /// What changed since the revision before.
    public let changes: CollectionChangeset
  }

  /// A step that undo or redo can take.
  public struct Step: Sendable {
    /// The revision that is taken back.
    public let revision: Int
    /// The changes that take it back.
    public let changes: CollectionChangeset
    /// What the history calls the step: `undo 5`.
    public let command: String
    fileprivate let links: Links
  }

  /// Which revisions undo and redo take back next; 0 is none.
  fileprivate struct Links: Sendable {
    var undo: Int
    var redo: Int
  }

  /// The command of a revision that somebody made without this program.
  public static let outside = "outside"

  /// The collection now.
  public private(set) var collection: EmojiCollection
  /// The number of the collection now.
  public private(set) var revision: Int

  /// What is not in the file yet, oldest first.
  private(set) var pending: [HistoryRecord] = []
  let reader: HistoryReader?
  private var links = Links(undo: 0, redo: 0)
  private var lastTime: Date

  /// Opens the history of a collection.
  ///
  /// - Parameters:
  ///   - reader: The history's file, or `nil` if there is none yet.
  ///   - collection: The collection as it is now.
  ///   - now: The time for an edit that was made outside.
  /// - Throws: ``FileError`` if the history is damaged.
  init(
    _ reader: HistoryReader?, collection: EmojiCollection, now: Date
  ) throws {
    self.collection = collection
    lastTime = now
    guard let reader, let last = try reader.last() else {
      self.reader = nil
      revision = 0
      pending = [
        record(command: "", content: .checkpoint(collection), at: now)
      ]
      return
    }
    self.reader = reader
    let head = try reader.head(of: last)
    revision = head.revision
    links = Links(undo: head.undo, redo: head.redo)
    lastTime = head.time
    guard head.state != Fingerprint(of: collection) else { return }
    self.collection = try recordedState(at: head.revision)
    append(
      collection, self.collection.changes(to: collection),
      command: History.outside, at: now)
  }

  // MARK: Changing

  /// Adds the revision that changes lead to.
  ///
  /// - Parameters:
  ///   - after: The collection that they lead to.
  ///   - changes: What changed.
  ///   - command: The command that caused it.
  ///   - step: The step of undo or redo that it is, if it is one.
  ///   - now: The time.
  mutating func append(
    _ after: EmojiCollection, _ changes: CollectionChangeset, command: String,
    step: Step? = nil, at now: Date
  ) {
    revision += 1
    collection = after
    links = step?.links ?? Links(undo: revision, redo: 0)
    // A clock may be set back; the times of a history never go back.
    lastTime = max(lastTime, now)
    pending.append(
      record(command: command, content: .changes(changes), at: lastTime))
  }

  private func record(
    command: String, content: HistoryRecord.Content, at now: Date
  ) -> HistoryRecord {
    HistoryRecord(
      revision: revision, time: now, command: command, undo: links.undo,
      redo: links.redo, checkpoint: 0, state: Fingerprint(of: collection),
      content: content)
  }

  /// Returns the step that takes the newest change back, or `nil` if none is
  /// left.
  ///
  /// - Complexity: O(log *n*) reads for *n* revisions.
  public func undoStep() throws -> Step? {
    guard let entry = try entry(links.undo) else { return nil }
    let below = try links(of: entry.revision - 1)
    return Step(
      revision: entry.revision, changes: entry.changes.inverted,
      command: "undo \(entry.revision)",
      links: Links(undo: below.undo, redo: revision + 1))
  }

  /// Returns the step that makes the newest undone change again, or `nil` if
  /// none is left.
  ///
  /// - Complexity: O(log *n*) reads for *n* revisions.
  public func redoStep() throws -> Step? {
    guard let entry = try entry(links.redo) else { return nil }
    let below = try links(of: entry.revision - 1)
    return Step(
      revision: entry.revision, changes: entry.changes.inverted,
      command: "redo \(entry.revision)",
      links: Links(undo: revision + 1, redo: below.redo))
  }

  private func links(of revision: Int) throws -> Links {
    if let record = pendingRecord(revision) {
      return Links(undo: record.undo, redo: record.redo)
    }
    guard let reader, let line = try reader.line(revision: revision) else {
      return Links(undo: 0, redo: 0)
    }
    let head = try reader.head(of: line)
    return Links(undo: head.undo, redo: head.redo)
  }

  // MARK: Looking back

  /// Returns the first revision that can be shown: 0, unless older ones were
  /// folded away.
  ///
  /// - Throws: ``FileError`` if the history is damaged.
  public func firstRevision() throws -> Int {
    guard let reader, let first = try reader.first() else { return 0 }
    return try reader.head(of: first).revision
  }

  /// Returns the newest revisions, newest first; revision 0 is not among them.
  ///
  /// - Parameter count: How many at the most; `nil` is all.
  /// - Returns: What each of them changed.
  /// - Throws: ``FileError`` if the history is damaged.
  /// - Complexity: O(*b*) for *b* bytes of the lines that are returned.
  public func entries(newest count: Int? = nil) throws -> [Entry] {
    var entries: [Entry] = []
    var records = newestFirst()
    while let record = try records.next() {
      guard entries.count < count ?? Int.max else { break }
      if let entry = Entry(record) { entries.append(entry) }
    }
    return entries
  }

  /// Returns the numbers and commands of the newest revisions, newest first;
  /// revision 0 is not among them.
  ///
  /// What they changed may be large, and is not decoded.
  ///
  /// - Parameter count: How many at the most.
  /// - Returns: The number and the command of each.
  /// - Throws: ``FileError`` if the history is damaged.
  /// - Complexity: O(*b*) for *b* bytes of the lines that are returned.
  public func commands(
    newest count: Int
  ) throws -> [(revision: Int, command: String)] {
    var commands = pending.reversed().compactMap(Entry.init).prefix(count)
      .map { (revision: $0.revision, command: $0.command) }
    var end = reader?.size ?? 0
    while commands.count < count, let reader,
      let line = try reader.line(before: end)
    {
      end = line.offset
      if line.isCheckpoint { continue }
      let head = try reader.head(of: line)
      commands.append((head.revision, head.command))
    }
    return commands
  }

  /// Returns the revision with a number, or `nil` if there is none that holds
  /// changes.
  public func entry(_ revision: Int) throws -> Entry? {
    if let record = pendingRecord(revision) { return Entry(record) }
    guard revision > 0, let reader,
      let line = try reader.line(revision: revision)
    else { return nil }
    return Entry(try reader.record(of: line))
  }

  /// Returns the record of a revision that is not in the file yet: those follow
  /// each other without a gap.
  private func pendingRecord(_ revision: Int) -> HistoryRecord? {
    let first = self.revision - pending.count + 1
    return (first..<first + pending.count).contains(revision)
      ? pending[revision - first] : nil
  }

  /// Returns the collection as it was at a revision.
  ///
  /// - Parameter revision: Its number.
  /// - Returns: The collection.
  /// - Throws: ``RevisionError`` if there is no such revision, ``FileError`` if
  ///   the history is damaged on the way there.
  /// - Complexity: O(*d*) lines, where *d* is the distance to the nearest
  ///   checkpoint, before or after, or to now; and O(log *n*) reads for *n*
  ///   revisions.
  public func collection(at revision: Int) throws -> EmojiCollection {
    guard (0...self.revision).contains(revision) else {
      throw RevisionError.none(revision, newest: self.revision)
    }
    if revision >= self.revision - pending.count {
      return try stateBefore(revision, from: collection)
    }
    guard let reader, let line = try reader.line(revision: revision) else {
      throw RevisionError.foldedAway(revision)
    }
    let head = try reader.head(of: line)
    let base = try reader.line(at: head.checkpoint)
    let start = try base.map { try reader.head(of: $0).revision } ?? 0
    let next = try reader.checkpoint(from: line.end)
    let end = try next.map { try reader.head(of: $0).revision } ?? self.revision
    if revision - start < end - revision {
      return try recordedState(at: revision)
    }
    let state = try stateBefore(revision, backFrom: next)
    guard Fingerprint(of: state) == head.state else {
      throw reader.fault(
        at: line.offset, "the state is not what the line says")
    }
    return state
  }

  /// Goes back to a revision from a later checkpoint, or from now.
  private func stateBefore(
    _ revision: Int, backFrom checkpoint: HistoryLine?
  ) throws -> EmojiCollection {
    guard let checkpoint, let reader,
      case .checkpoint(let state) = try reader.record(of: checkpoint).content
    else { return try stateBefore(revision, from: collection) }
    return try stateBefore(
      revision, from: state,
      NewestFirst(pending: [], reader: reader, end: checkpoint.offset))
  }

  /// Returns the number of the last revision before a time.
  ///
  /// - Throws: ``RevisionError/noneBefore(_:)`` if all came about later,
  ///   ``FileError`` if the history is damaged.
  /// - Complexity: O(log *n*) reads for *n* revisions.
  public func revision(before time: Date) throws -> Int {
    if let record = pending.last(where: { $0.time < time }) {
      return record.revision
    }
    guard let line = try reader?.lastLine(before: time), let reader else {
      throw RevisionError.noneBefore(time)
    }
    return try reader.head(of: line).revision
  }

  /// Goes back from a state by the inverse of each revision after `revision`.
  func stateBefore(
    _ revision: Int, from collection: EmojiCollection
  ) throws -> EmojiCollection {
    try stateBefore(revision, from: collection, newestFirst())
  }

  private func stateBefore(
    _ revision: Int, from collection: EmojiCollection, _ records: NewestFirst
  ) throws -> EmojiCollection {
    var state = collection
    var records = records
    while let record = try records.next() {
      guard record.revision > revision else { break }
      if case .changes(let changes) = record.content {
        state = try applying(changes.inverted, to: state, at: records.end)
      }
    }
    return state
  }

  /// Applies the changes of the line at an offset.
  private func applying(
    _ changes: CollectionChangeset, to state: EmojiCollection, at offset: Int
  ) throws -> EmojiCollection {
    do {
      return try state.applying(changes)
    } catch {
      throw reader?.fault(at: offset, "the changes do not fit the state")
        ?? error
    }
  }

  /// Goes forward from the newest checkpoint before a revision of the file.
  private func recordedState(at revision: Int) throws -> EmojiCollection {
    guard let reader, let line = try reader.line(revision: revision) else {
      throw RevisionError.foldedAway(revision)
    }
    let own = try reader.record(of: line)
    if case .checkpoint(let collection) = own.content { return collection }
    var next = try reader.line(at: own.checkpoint)
    var state: EmojiCollection?
    while let line = next, line.offset < reader.size {
      let record = try reader.record(of: line)
      guard record.revision <= revision else { break }
      switch record.content {
      case .checkpoint(let collection): state = collection
      case .changes(let changes):
        state = try state.map {
          try applying(changes, to: $0, at: line.offset)
        }
      }
      next = try reader.line(at: line.end)
    }
    guard let state, Fingerprint(of: state) == own.state else {
      throw reader.fault(
        at: line.offset, "the state is not what the line says")
    }
    return state
  }

  /// The records from the newest to the oldest.
  private func newestFirst() -> NewestFirst {
    NewestFirst(
      pending: pending, reader: reader, end: reader?.size ?? 0)
  }
}

/// A history reads its file as it is asked, so it stays where it was opened.
@available(*, unavailable)
extension History: Sendable {}

/// Why a revision cannot be shown.
public enum RevisionError: Error, Equatable, Sendable {
  /// There is no revision with a number, which counts back from now if it is
  /// negative; the last one is `newest`.
  case none(Int, newest: Int)
  /// The revision is where the history begins: there is no change that led to
  /// it.
  case beginning(Int)
  /// The revision was folded into a checkpoint.
  case foldedAway(Int)
  /// No revision is older than a time.
  case noneBefore(Date)
}

extension RevisionError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .none(let number, let newest):
      "there is no revision \(number), "
        + (newest == 0
          ? "there was no change yet"
          : number < 0
            ? "the first one is -\(newest)" : "the last one is \(newest)")
    case .beginning(let number):
      "the history begins with revision \(number), no change led to it"
    case .foldedAway(let number):
      "revision \(number) was folded away"
    case .noneBefore(let time):
      "there is no revision before \(time.formatted(.iso8601))"
    }
  }
}

extension History.Entry {
  fileprivate init?(_ record: HistoryRecord) {
    guard case .changes(let changes) = record.content else { return nil }
    self.init(
      revision: record.revision, time: record.time, command: record.command,
      changes: changes)
  }
}

/// Walks through the records of a history from the newest to the oldest.
private struct NewestFirst {
  var pending: [HistoryRecord]
  let reader: HistoryReader?
  var end: Int

  mutating func next() throws -> HistoryRecord? {
    if let record = pending.popLast() { return record }
    guard let reader, let line = try reader.line(before: end) else {
      return nil
    }
    end = line.offset
    return try reader.record(of: line)
  }
}
