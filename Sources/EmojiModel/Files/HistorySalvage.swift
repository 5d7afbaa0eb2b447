import Diff

/// The lines of a damaged history whose states are known: the first ones up to
/// the damage, and the last ones behind it.
struct HistorySalvage {
  /// The state that the last known line leads to, if there is one.
  private(set) var finalState: EmojiCollection?

  private let head: [HistoryRecord]
  private let headState: EmojiCollection?
  private var tail: ArraySlice<HistoryAudit.Line>
  /// The state before the tail.
  private var tailStart: EmojiCollection?
  /// The number of lines between the two that are not known.
  private var lost: Int { lineCount - head.count - tail.count }
  private let lineCount: Int

  /// The most revisions that are made up for lines that are missing.
  private static let longestBridge = 1 << 20

  /// Finds out what is known.
  ///
  /// - Parameters:
  ///   - lines: The lines of the history.
  ///   - collection: The collection as it is, if that can be read.
  init(_ lines: [HistoryAudit.Line], to collection: EmojiCollection?) {
    lineCount = lines.count
    var replay = HistoryReplay()
    var headCount = 0
    var headState: EmojiCollection?
    var tailStart = 0
    for (index, line) in lines.enumerated() {
      let isNext = line.record.map { replay.isNext($0) } ?? false
      _ = replay.take(line.record, isIntact: line.isIntact)
      if replay.state == nil { tailStart = index + 1 }
      if replay.state != nil, !isNext { tailStart = index }
      guard headCount == index, replay.state != nil, isNext else { continue }
      headCount = index + 1
      headState = replay.state
    }
    head = lines[..<headCount].compactMap(\.record)
    self.headState = headState
    // What is known behind the damage begins with a checkpoint.
    tail = lines[max(headCount, tailStart)...]
      .drop { $0.record?.isCheckpoint != true }
    finalState = tail.isEmpty ? headState : replay.state
    if case .checkpoint(let state) = tail.first?.record?.content {
      self.tailStart = state
    }
    if let collection { goBack(from: collection, through: lines) }
  }

  /// How many lines are known.
  var count: Int { head.count + tail.count }

  /// Whether all lines are known, each with the number that it must have.
  var isWhole: Bool { count == lineCount && join.shift == 0 }

  /// Takes the lines that lead back from the collection for the tail, if they are
  /// more than those known already.
  private mutating func goBack(
    from collection: EmojiCollection, through lines: [HistoryAudit.Line]
  ) {
    var start = lines.endIndex
    var state = collection
    while start > head.count,
      let before = HistorySalvage.state(
        before: start - 1, of: lines, leadingTo: state)
    {
      start -= 1
      state = before
    }
    guard lines.endIndex - start > tail.count else { return }
    tail = lines[start...]
    tailStart = state
    finalState = collection
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
    guard case .changes(let changes) = record.content else { return state }
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
    let (bridge, shift) = join
    return head + bridge
      + tail.compactMap { $0.record?.shifted(by: shift) }
  }

  /// What must stand between the two, and what is added to the numbers of the
  /// tail.
  private var join: (bridge: [HistoryRecord], shift: Int) {
    guard let first = tail.first?.record, let tailStart else { return ([], 0) }
    let number = first.isCheckpoint ? first.revision : first.revision - 1
    guard let last = head.last, let headState else {
      if first.isCheckpoint { return ([], 0) }
      let start = HistoryRecord(before: first, tailStart, max(0, number))
      return ([start], start.revision - number)
    }
    let gap = gap(
      from: last.revision, to: number, isSame: headState == tailStart)
    return (
      last.bridge(from: headState, to: tailStart, count: gap),
      last.revision + gap - number
    )
  }

  /// Returns how many revisions stand between the last line before the damage and
  /// the state behind it.
  ///
  /// Numbers stay what they are, unless they cannot be true.
  private func gap(from last: Int, to number: Int, isSame: Bool) -> Int {
    let gap = number - last
    // A checksum that fits the line before vouches for the number.
    let isSure = gap <= lost + 1 || tail.contains { $0.isIntact }
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
