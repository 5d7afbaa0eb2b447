import Diff

/// The lines of a damaged history whose states are known.
///
/// A state is known from a checkpoint, or the collection, through every line that
/// leads on from there or back.
struct HistorySalvage {
  /// Lines that follow each other, and the states around them.
  private struct Run {
    var lines: Range<Int>
    var before: EmojiCollection
    var after: EmojiCollection
  }

  private let lines: [HistoryAudit.Line]
  /// Whether the last line is damaged or unfinished, in the file at least.
  private let endsDamaged: Bool
  private var runs: [Run] = []

  /// The most revisions that are made up for lines that are missing.
  private static let longestBridge = 1 << 20

  /// Finds out what is known.
  ///
  /// - Parameters:
  ///   - lines: The lines of the history.
  ///   - endsDamaged: Whether the last line of the file is damaged or unfinished.
  ///   - collection: The collection as it is, if that can be read.
  init(
    _ lines: [HistoryAudit.Line], endsDamaged: Bool,
    to collection: EmojiCollection?
  ) {
    self.lines = lines
    self.endsDamaged = endsDamaged
    goForward()
    if let collection, (runs.last?.lines.upperBound ?? 0) < lines.count {
      runs.append(
        Run(
          lines: lines.count..<lines.count, before: collection,
          after: collection))
    }
    goBack()
  }

  /// The state that the last known line leads to, if there is one.
  var finalState: EmojiCollection? { runs.last?.after }

  /// How many lines are known.
  var count: Int { runs.reduce(0) { $0 + $1.lines.count } }

  /// The revisions of whole lines behind the last known one; `nil` if there are
  /// none.
  ///
  /// Those between known lines are given up: nothing will ever tell their states.
  var lost: ClosedRange<Int>? {
    let known = records
    let rest = lines[(runs.last?.lines.upperBound ?? 0)...].compactMap { line in
      line.isWhole ? line.record : nil
    }
    .filter { record in
      !known.contains {
        $0.revision == record.revision && $0.state == record.state
      }
    }
    .map(\.revision)
    guard let first = rest.min(), let last = rest.max() else { return nil }
    return first...last
  }

  /// Whether all lines are known, each with the number that it must have.
  var isWhole: Bool {
    count == lines.count
      && zip(records, lines).allSatisfy { $0.revision == $1.record?.revision }
  }

  /// Begins a run at each checkpoint, and wherever a number does not follow.
  private mutating func goForward() {
    var replay = HistoryReplay()
    for (index, line) in lines.enumerated() {
      let isNext = line.record.map { replay.isNext($0) } ?? false
      let before = replay.state
      _ = replay.take(line.record, isIntact: line.isIntact)
      guard let after = replay.state else { continue }
      if isNext, before != nil, !runs.isEmpty {
        runs[runs.count - 1].lines =
          runs[runs.count - 1].lines.lowerBound..<index + 1
        runs[runs.count - 1].after = after
      } else {
        runs.append(
          Run(
            lines: index..<index + 1, before: before ?? after, after: after))
      }
    }
  }

  /// Takes the lines before each run that lead to it.
  private mutating func goBack() {
    for index in runs.indices {
      let end = index == 0 ? 0 : runs[index - 1].lines.upperBound
      while runs[index].lines.lowerBound > end,
        let before = HistorySalvage.state(
          before: runs[index].lines.lowerBound - 1, of: lines,
          leadingTo: runs[index].before)
      {
        let run = runs[index].lines
        runs[index].lines = run.lowerBound - 1..<run.upperBound
        runs[index].before = before
      }
    }
    // Where the last line is damaged, nothing says that the collection is in
    // another state than the newest; whole lines before it are given up then.
    let end = runs.last { !$0.lines.isEmpty }?.lines.upperBound ?? 0
    let isNewest = endsDamaged && lines[end...].contains(where: \.isWhole)
    runs.removeAll { $0.lines.isEmpty && !isNewest }
  }

  /// Returns the state before a line, or `nil` if the line cannot be the one that
  /// leads to `state`.
  private static func state(
    before index: Int, of lines: [HistoryAudit.Line],
    leadingTo state: EmojiCollection
  ) -> EmojiCollection? {
    guard let record = lines[index].record,
      Fingerprint(of: state) == record.state
    else { return nil }
    if index + 1 < lines.count {
      guard let next = lines[index + 1].record, next.follows(record) else {
        return nil
      }
    }
    let changes: CollectionChangeset
    switch record.content {
    case .checkpoint(let own): return own == state ? state : nil
    case .changes(let own): changes = own
    }
    let before = try? state.applying(changes.inverted)
    guard let before, !lines[index].isIntact, index > 0,
      let last = lines[index - 1].record, record.follows(last)
    else { return before }
    return Fingerprint(of: before) == last.state ? before : nil
  }

  // MARK: Joining

  /// The known records, and what must stand between them so that one revision
  /// leads to the next.
  var records: [HistoryRecord] {
    var records: [HistoryRecord] = []
    var last: Run?
    for run in runs {
      let found = lines[run.lines].compactMap { line in
        line.isDoubtful ? line.record.map(HistoryRepair.doubted) : line.record
      }
      let first = found.first
      let number =
        first.map { $0.isCheckpoint ? $0.revision : $0.revision - 1 }
        ?? newestRevision
      if let last, let record = records.last {
        let gap = gap(from: (record.revision, last), to: (number, run))
        records += record.bridge(from: last.after, to: run.before, count: gap)
      } else if let first, !first.isCheckpoint {
        records.append(
          HistoryRecord(before: first, run.before, max(0, number)))
      } else if first == nil {
        records.append(HistoryRepair.checkpoint(of: run.before, at: number))
      }
      let shift = (records.last?.revision ?? number) - number
      records += found.map { $0.shifted(by: shift) }
      last = run
    }
    return records
  }

  /// The number that the last line must have.
  private var newestRevision: Int {
    guard let last = lines.lastIndex(where: \.isWhole) else { return 0 }
    return (lines[last].record?.revision ?? 0)
      + max(endsDamaged ? 1 : 0, lines.count - 1 - last)
  }

  /// Returns how many revisions stand between two runs.
  ///
  /// Numbers stay what they are, unless they cannot be true.
  private func gap(
    from last: (number: Int, run: Run), to next: (number: Int, run: Run)
  ) -> Int {
    let gap = next.number - last.number
    let lost = next.run.lines.lowerBound - last.run.lines.upperBound
    let isSame = last.run.after == next.run.before
    // A checksum that fits the line before vouches for the number.
    let isSure =
      gap <= lost + 1 || lines[next.run.lines].contains(where: \.isIntact)
    if isSure, gap > 0 || (gap == 0 && isSame),
      gap <= HistorySalvage.longestBridge
    {
      return gap
    }
    return isSame ? 0 : max(1, lost)
  }
}

extension HistoryRecord {
  /// Creates the checkpoint that a record follows.
  fileprivate init(
    before record: HistoryRecord, _ state: EmojiCollection, _ revision: Int
  ) {
    self = record
    self.revision = revision
    command = HistoryRepair.command
    undo = 0
    redo = 0
    self.state = Fingerprint(of: state)
    content = .checkpoint(state)
  }

  /// Returns so many revisions after this one; the last of them leads to `end`.
  fileprivate func bridge(
    from start: EmojiCollection, to end: EmojiCollection, count: Int
  ) -> [HistoryRecord] {
    let nothing = start.changes(to: start)
    let changes = start.changes(to: end)
    return (0..<count).map { number in
      var record = self
      let isLast = number == count - 1
      record.revision = revision + number + 1
      record.command = HistoryRepair.command
      record.undo = record.revision
      record.redo = 0
      record.state = Fingerprint(of: isLast ? end : start)
      record.content = .changes(isLast ? changes : nothing)
      return record
    }
  }

  /// Returns the record with its number, and those it names, moved.
  fileprivate func shifted(by offset: Int) -> HistoryRecord {
    var record = self
    record.revision += offset
    record.undo = undo == 0 ? 0 : max(0, undo + offset)
    record.redo = redo == 0 ? 0 : max(0, redo + offset)
    return record
  }
}
