import Diff
import FoundationEssentials

/// A history with every revision that can still be read.
struct HistoryRepair {
  /// The bytes of the repaired file.
  let bytes: [UInt8]
  /// Whether they differ from the damaged one's.
  let isChanged: Bool
  /// The state that the last revision leads to.
  let finalState: EmojiCollection?

  /// The command of a revision that stands for those that cannot be read.
  static let command = "repaired"

  /// Repairs a history.
  ///
  /// - Parameters:
  ///   - damaged: The file.
  ///   - collection: The collection as it is, if that can be read: where the
  ///     last revision leads, it is known from there backwards.
  init(_ damaged: [UInt8], to collection: EmojiCollection?) {
    let lines = HistoryAudit(damaged, keepsStates: true).lines
    let head = Array(lines.prefix { $0.state != nil })
    let tail = HistoryRepair.tail(
      of: Array(lines.dropFirst(head.count)), to: collection)
    var records = head.compactMap(\.record)
    if let first = tail.first {
      records += HistoryRepair.link(from: head.last, to: first)
    }
    records += tail.map(\.record)
    if records.isEmpty, let collection {
      records = [HistoryRepair.checkpoint(of: collection)]
    }
    bytes = HistoryWriter.file(of: HistoryRepair.relinked(records))
    isChanged = bytes != damaged
    finalState = tail.last?.state ?? head.last?.state ?? collection
  }

  /// A record, and the state it leads to.
  private struct Known {
    var record: HistoryRecord
    var state: EmojiCollection

    /// The state before a revision, or the one of a checkpoint, and its number.
    var before: (state: EmojiCollection, number: Int)? {
      guard case .changes(let changes) = record.content else {
        return (state, record.revision)
      }
      return (try? state.applying(changes.inverted)).map {
        ($0, record.revision - 1)
      }
    }
  }

  /// Returns the last records whose states are known: from a checkpoint on, or
  /// backwards from the collection, whichever are more.
  private static func tail(
    of lines: [HistoryAudit.Line], to collection: EmojiCollection?
  ) -> [Known] {
    var known: [Known] = []
    for line in lines.reversed() {
      guard let record = line.record, let state = line.state else { break }
      known.append(Known(record: record, state: state))
    }
    let back = backwards(lines, from: collection)
    return back.count > known.count ? back : known.reversed()
  }

  private static func backwards(
    _ lines: [HistoryAudit.Line], from collection: EmojiCollection?
  ) -> [Known] {
    var known: [Known] = []
    var state = collection
    for line in lines.reversed() {
      guard let record = line.record, let reached = state,
        Fingerprint(of: reached) == record.state,
        known.last.map({ follows($0.record, record) }) ?? true
      else { break }
      known.append(Known(record: record, state: reached))
      if case .changes(let changes) = record.content {
        state = try? reached.applying(changes.inverted)
      }
    }
    return known.reversed()
  }

  /// Whether a record is the one right after another.
  private static func follows(
    _ record: HistoryRecord, _ previous: HistoryRecord
  ) -> Bool {
    if case .changes = record.content {
      record.revision == previous.revision + 1
    } else {
      record.revision == previous.revision
    }
  }

  /// Returns what must stand between the lines before the damage and those after.
  private static func link(
    from last: HistoryAudit.Line?, to next: Known
  ) -> [HistoryRecord] {
    guard let before = next.before else { return [] }
    guard let record = last?.record, let start = last?.state else {
      guard case .changes = next.record.content else { return [] }
      var checkpoint = checkpoint(of: before.state)
      checkpoint.revision = before.number
      checkpoint.time = next.record.time
      return [checkpoint]
    }
    return bridge(from: record, start, to: before.state, before.number)
  }

  /// Returns revisions for the numbers that cannot be read; the last of them
  /// leads to `end`.
  private static func bridge(
    from last: HistoryRecord, _ start: EmojiCollection,
    to end: EmojiCollection, _ number: Int
  ) -> [HistoryRecord] {
    guard number > last.revision else { return [] }
    return (last.revision + 1...number).map { revision in
      let state = revision == number ? end : start
      return HistoryRecord(
        revision: revision, time: last.time, command: command,
        undo: revision, redo: 0, checkpoint: 0, state: Fingerprint(of: state),
        content: .changes(start.changes(to: state)))
    }
  }

  /// Returns the records with what undo and redo take back after each.
  ///
  /// A step of undo whose target cannot be read any more is a change like any
  /// other: it is told from its links, and from the state it leads to.
  private static func relinked(_ records: [HistoryRecord]) -> [HistoryRecord] {
    var done: [Int: HistoryRecord] = [:]
    return records.map { record in
      var record = record
      if case .changes = record.content { relink(&record, done) }
      done[record.revision] = record
      return record
    }
  }

  private static func relink(
    _ record: inout HistoryRecord, _ done: [Int: HistoryRecord]
  ) {
    let number = record.revision
    let last = done[number - 1]
    let undone = (last?.undo).flatMap { done[$0 - 1] }
    let redone = (last?.redo).flatMap { done[$0 - 1] }
    if record.redo == number, let undone, undone.state == record.state {
      record.undo = undone.undo
    } else if record.redo != 0, record.redo != number, let redone,
      redone.state == record.state
    {
      record.redo = redone.redo
    } else {
      record.undo = number
      record.redo = 0
    }
  }

  private static func checkpoint(of collection: EmojiCollection)
    -> HistoryRecord
  {
    HistoryRecord(
      revision: 0, time: .init(timeIntervalSince1970: 0), command: command,
      undo: 0, redo: 0, checkpoint: 0, state: Fingerprint(of: collection),
      content: .checkpoint(collection))
  }
}
