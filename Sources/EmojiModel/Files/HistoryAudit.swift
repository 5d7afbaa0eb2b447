import Diff
import FoundationEssentials

/// Reads every line of a history, whole or damaged, and replays it.
struct HistoryAudit {
  /// A line, as far as it can be read.
  struct Line {
    /// Its number in the file, from 1.
    let number: Int
    /// What it holds, if that can be read.
    let record: HistoryRecord?
    /// The state that the replay leads to, if what the line says is true.
    var state: EmojiCollection?
  }

  /// The lines behind the first one.
  private(set) var lines: [Line] = []
  /// What is wrong, in the order of the file.
  private(set) var faults: [FileFault] = []

  private let keepsStates: Bool
  private var previous = Fingerprint()
  private var checkpoint = 0
  private var links: [Int: (undo: Int, redo: Int)] = [:]
  private var last: HistoryRecord?
  private var state: EmojiCollection?

  /// Reads a whole history.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - keepsStates: Whether each line's state is kept, for a repair.
  /// - Complexity: O(*b*) for *b* bytes, and a replay of every revision.
  init(_ bytes: [UInt8], keepsStates: Bool = false) {
    self.keepsStates = keepsStates
    var rows = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let torn = rows.removeLast()
    if rows.first.map(Array.init) != HistoryReader.header {
      faults.append(.line(1, "not the first line of a history"))
    }
    for (index, row) in rows.enumerated().dropFirst() {
      let line = HistoryLine(offset: row.startIndex, bytes: Array(row))
      read(line, number: index + 1)
    }
    if !torn.isEmpty {
      faults.append(.line(rows.count + 1, "the line is unfinished"))
    }
  }

  /// The state that the last line leads to, if all of it could be replayed.
  var finalState: EmojiCollection? { state }

  private mutating func read(_ line: HistoryLine, number: Int) {
    let isIntact = line.isIntact(after: previous)
    previous = line.checksum ?? previous
    var reason: String?
    var record: HistoryRecord?
    do throws(FileFault) {
      record = try line.record()
    } catch {
      reason = "\(error)"
    }
    if !isIntact { reason = "the checksum does not fit the line" }
    if let record {
      reason = reason ?? sequenceFault(of: record) ?? linkFault(of: record)
      if !replay(record) {
        reason = reason ?? "the state is not what the line says"
      }
      follow(record, at: line.offset)
    } else {
      state = nil
    }
    if let reason { faults.append(.line(number, reason)) }
    lines.append(
      Line(number: number, record: record, state: keepsStates ? state : nil))
  }

  private mutating func follow(_ record: HistoryRecord, at offset: Int) {
    last = record
    links[record.revision] = (record.undo, record.redo)
    if case .checkpoint = record.content { checkpoint = offset }
  }

  /// Says what is wrong with a record's number, time or checkpoint.
  private func sequenceFault(of record: HistoryRecord) -> String? {
    guard record.checkpoint == checkpoint else {
      return "the last checkpoint is not where the line says"
    }
    guard let last else { return nil }
    var expected = last.revision
    if case .changes = record.content { expected += 1 }
    guard record.revision == expected else {
      return "revision \(record.revision) stands where "
        + "\(expected) should"
    }
    return record.time < last.time ? "the time goes back" : nil
  }

  /// Says whether undo and redo are not what a change, an undo or a redo leaves.
  private func linkFault(of record: HistoryRecord) -> String? {
    guard case .changes = record.content, let last else { return nil }
    let found = (record.undo, record.redo)
    let number = record.revision
    let allowed = [
      (number, 0),
      (links[last.undo - 1]?.undo ?? 0, number),
      (number, links[last.redo - 1]?.redo ?? 0),
    ]
    return allowed.contains { $0 == found }
      ? nil : "undo and redo point to the wrong revisions"
  }

  /// Brings the state to what the record leads to.
  ///
  /// - Returns: Whether the record leads where it says; true also where that
  ///   cannot be told because a line before is damaged.
  private mutating func replay(_ record: HistoryRecord) -> Bool {
    let wasKnown = state != nil || lines.isEmpty
    switch record.content {
    case .checkpoint(let collection):
      if let state, state != collection {
        self.state = nil
        return false
      }
      state = collection
    case .changes(let changes):
      state = try? state?.applying(changes)
    }
    if let reached = state, Fingerprint(of: reached) == record.state {
      return true
    }
    state = nil
    return !wasKnown
  }
}
