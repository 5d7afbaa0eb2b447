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
  /// The number of the last revision; `nil` if there is none.
  let lastRevision: Int?
  /// The revisions of whole lines that are not in it, since nothing tells their
  /// states; `nil` if there are none.
  let lost: ClosedRange<Int>?
  /// The revisions that stand for lines that cannot be read.
  let bridged: [Int]

  /// The command of a revision that stands for those that cannot be read.
  static let command = "repaired"

  /// Repairs a history.
  ///
  /// - Parameters:
  ///   - damaged: The file.
  ///   - collection: The collection as it is, if that can be read: where the
  ///     last revision leads, it is known from there backwards.
  init(_ damaged: [UInt8], to collection: EmojiCollection?) {
    let audit = HistoryAudit(
      HistoryRepair.withNewlines(damaged), keepsLines: true)
    let salvage = HistoryRepair.salvage(audit, to: collection)
    var records = salvage.records
    if records.isEmpty, let collection {
      records = [HistoryRepair.checkpoint(of: collection, at: 0)]
    }
    bytes = HistoryWriter.file(of: HistoryRepair.relinked(records))
    isChanged = bytes != damaged
    lastRevision = records.last?.revision
    finalState = salvage.finalState ?? collection
    lost = salvage.lost
    let read = audit.lines.compactMap(\.record).filter {
      $0.command == Self.command
    }
    bridged = records.filter { record in
      record.command == Self.command && !record.isCheckpoint
        && !read.contains { $0.revision == record.revision }
    }.map(\.revision)
  }

  /// Returns a record whose line was damaged, its change and state apart: they
  /// prove themselves, but what is said of them may be what is damaged.
  static func doubted(_ record: HistoryRecord) -> HistoryRecord {
    guard !record.isCheckpoint, !record.command.hasPrefix(command) else {
      return record
    }
    var record = record
    record.command = "\(command): \(record.command)"
    return record
  }

  /// Returns the bytes with a newline before each line that begins behind the end
  /// of another: a damaged newline joins two lines.
  private static func withNewlines(_ bytes: [UInt8]) -> [UInt8] {
    // No string can hold these: a quote in a string stands behind a backslash.
    let beginning = Array("{\"revision\":".utf8)
    let newline = UInt8(ascii: "\n")
    var bytes = bytes
    var place = HistoryReader.header.count
    while let brace = bytes[min(place + 1, bytes.count)...]
      .firstIndex(of: beginning[0])
    {
      place = brace
      if bytes[brace...].starts(with: beginning), bytes[brace - 1] != newline,
        bytes[brace - 2] == UInt8(ascii: "}")
      {
        bytes[brace - 1] = newline
      }
    }
    return bytes
  }

  /// Returns what is known of the lines as they stand, or in the order of their
  /// numbers if more is known then: lines may be swapped or doubled.
  private static func salvage(
    _ audit: HistoryAudit, to collection: EmojiCollection?
  ) -> HistorySalvage {
    let lines = withTimes(audit.lines)
    let endsDamaged = audit.endsDamaged
    let found = HistorySalvage(
      lines, endsDamaged: endsDamaged, to: collection)
    if found.isWhole { return found }
    let ordered = HistorySalvage(
      inOrder(lines), endsDamaged: endsDamaged, to: collection)
    return ordered.isWhole || ordered.count > found.count ? ordered : found
  }

  /// Returns each line that can be read once, by number; a checkpoint stands
  /// behind the change that leads to its state.
  private static func inOrder(
    _ lines: [HistoryAudit.Line]
  ) -> [HistoryAudit.Line] {
    let sorted = lines.filter { $0.record != nil }.sorted {
      $0.order < $1.order
    }
    return sorted.enumerated().filter {
      $0.offset == 0 || sorted[$0.offset - 1].record != $0.element.record
    }.map(\.element)
  }

  /// Returns the lines with a time between those of their neighbours: where the
  /// checksum does not fit, the time may be what is damaged.
  private static func withTimes(
    _ lines: [HistoryAudit.Line]
  ) -> [HistoryAudit.Line] {
    var lines = lines
    var next = Date.distantFuture
    var latest = lines.map { _ in next }
    for (index, line) in lines.enumerated().reversed() {
      latest[index] = next
      if line.isIntact { next = line.record?.time ?? next }
    }
    var last = lines.first { $0.isIntact }?.record?.time ?? .distantPast
    for (index, line) in lines.enumerated() {
      guard let time = line.record?.time else { continue }
      if !line.isIntact, time < last || time > latest[index] {
        lines[index].record?.time = last
      } else if line.isIntact {
        last = time
      }
    }
    return lines
  }

  /// Returns the records with what undo and redo take back after each, and with
  /// times that never go back.
  ///
  /// A step of undo whose target cannot be read any more is a change like any
  /// other: it is told from its links, and from the state it leads to. Where the
  /// target was folded away, the links alone tell.
  private static func relinked(_ records: [HistoryRecord]) -> [HistoryRecord] {
    let beginning = records.first?.revision ?? 0
    var done: [Int: HistoryRecord] = [:]
    var time = Date.distantPast
    return records.map { record in
      var record = record
      time = max(time, record.time)
      record.time = time
      if case .changes = record.content,
        !record.isStepOfFolded(after: done[record.revision - 1], beginning)
      {
        relink(&record, done)
      }
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

  /// Returns a beginning of what is known of a history.
  static func checkpoint(
    of collection: EmojiCollection, at revision: Int
  ) -> HistoryRecord {
    HistoryRecord(
      revision: revision, time: .init(timeIntervalSince1970: 0),
      command: command,
      undo: 0, redo: 0, checkpoint: 0, state: Fingerprint(of: collection),
      content: .checkpoint(collection))
  }
}

extension HistoryRecord {
  /// Whether a record undoes or redoes what lies before the history's beginning;
  /// all that it leaves to undo, or to redo, lies there too.
  fileprivate func isStepOfFolded(
    after last: HistoryRecord?, _ beginning: Int
  ) -> Bool {
    guard let last else { return false }
    return (redo == revision && max(undo, last.undo) <= beginning)
      || (undo == revision && max(redo, last.redo) <= beginning)
  }
}

extension HistoryAudit.Line {
  fileprivate var order: (Int, Int) {
    (record?.revision ?? 0, record?.isCheckpoint == true ? 1 : 0)
  }
}
