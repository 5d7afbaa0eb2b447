import Diff
import FoundationEssentials

/// Reads every line of a history, whole or damaged, and replays it.
struct HistoryAudit {
  /// A line, as far as it can be read.
  struct Line {
    /// Its number in the file, from 1.
    let number: Int
    /// What it holds, if that can be read.
    var record: HistoryRecord?
    /// Whether its checksum fits it.
    let isIntact: Bool
    /// Whether it is the line itself that is damaged, and not what stands before
    /// it: then all that it says may be wrong.
    let isDoubtful: Bool

    /// Whether it can be read, and nothing says that it is damaged.
    var isWhole: Bool { record != nil && !isDoubtful }
  }

  /// The lines behind the first one, if they are kept.
  private(set) var lines: [Line] = []
  /// Whether the last line is damaged or unfinished.
  private(set) var endsDamaged: Bool
  /// What is wrong, in the order of the file.
  private(set) var faults: [FileFault] = []

  private let keepsLines: Bool
  /// The checksum of the line before; and the one that it should have.
  private var previous = [Fingerprint()]
  private var checkpoint = 0
  private var beginning: Int?
  private var links: [Int: (undo: Int, redo: Int)] = [:]
  private var replay = HistoryReplay()
  private var wasIntact = false

  /// Reads a whole history.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - keepsLines: Whether ``lines`` are kept, for a repair.
  /// - Complexity: O(*b*) for *b* bytes, and a replay of every revision.
  init(_ bytes: [UInt8], keepsLines: Bool = false) {
    self.keepsLines = keepsLines
    var rows = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let torn = rows.removeLast()
    endsDamaged = !torn.isEmpty
    let first = Array(rows.first ?? torn)
    if first != HistoryReader.header || rows.isEmpty {
      faults.append(HistoryReader.headerFault(first))
      if case .newerVersion = faults[0] { return }
    }
    for (index, row) in rows.enumerated().dropFirst() {
      let line = HistoryLine(offset: row.startIndex, bytes: Array(row))
      read(line, number: index + 1)
    }
    if !wasIntact { endsDamaged = true }
    if !torn.isEmpty, !rows.isEmpty {
      faults.append(.line(rows.count + 1, "the line is unfinished"))
    } else if rows.count == 1, faults.isEmpty {
      faults.append(.line(2, "the first revision is missing"))
    }
  }

  /// The number of the last revision that can be read.
  var lastRevision: Int { replay.last?.revision ?? 0 }

  /// The state that the last line leads to, if all of it could be replayed.
  var finalState: EmojiCollection? { replay.state }

  private mutating func read(_ line: HistoryLine, number: Int) {
    let isIntact = previous.contains { line.isIntact(after: $0) }
    let last = previous[0]
    previous = [line.checksum ?? last]
    if !isIntact { previous.append(line.expectedChecksum(after: last)) }
    defer { wasIntact = isIntact }
    var reason: String?
    var record: HistoryRecord?
    do throws(FileFault) {
      record = try line.record()
    } catch {
      reason = "\(error)"
    }
    if !isIntact { reason = "the checksum does not fit the line" }
    let isNext = record.map { replay.isNext($0) } ?? false
    if let record {
      reason = reason ?? sequenceFault(of: record) ?? linkFault(of: record)
      beginning = beginning ?? record.revision
      links[record.revision] = (kept(record.undo), kept(record.redo))
      if record.isCheckpoint { checkpoint = line.offset }
    }
    if !replay.take(record, isIntact: isIntact) {
      reason = reason ?? "the state is not what the line says"
    }
    if let reason { faults.append(.line(number, reason)) }
    if keepsLines {
      lines.append(
        Line(
          number: number, record: record, isIntact: isIntact,
          isDoubtful: !isIntact && wasIntact && isNext))
    }
  }

  /// Says what is wrong with a record's number, time or checkpoint.
  private func sequenceFault(of record: HistoryRecord) -> String? {
    guard record.checkpoint == checkpoint else {
      return "the last checkpoint is not where the line says"
    }
    guard let last = replay.last else { return nil }
    guard record.follows(last) else {
      return "revision \(record.revision) stands behind \(last.revision)"
    }
    return record.time < last.time ? "the time goes back" : nil
  }

  /// Returns a revision that undo or redo takes back, or 0 if it was folded away:
  /// what is folded can be named by the lines that stay, but not taken back.
  private func kept(_ revision: Int) -> Int {
    revision > beginning ?? 0 ? revision : 0
  }

  /// Says whether undo and redo are not what a change, an undo or a redo leaves.
  private func linkFault(of record: HistoryRecord) -> String? {
    guard !record.isCheckpoint, let last = replay.last else { return nil }
    let found = (kept(record.undo), kept(record.redo))
    let number = record.revision
    let allowed = [
      (number, 0),
      (links[kept(last.undo) - 1]?.undo ?? 0, number),
      (number, links[kept(last.redo) - 1]?.redo ?? 0),
    ]
    return allowed.contains { $0 == found }
      ? nil : "undo and redo point to the wrong revisions"
  }
}
