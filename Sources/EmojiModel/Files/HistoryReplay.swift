import Diff

/// Goes through the lines of a history, and knows the state as long as each leads
/// where it says.
struct HistoryReplay {
  /// The state that the last line leads to, if it is known.
  private(set) var state: EmojiCollection?
  /// The last line that could be read.
  private(set) var last: HistoryRecord?

  private var isFirst = true

  /// Whether a line has the number that must come next.
  func isNext(_ record: HistoryRecord) -> Bool {
    last.map { record.follows($0) } ?? isFirst
  }

  /// Goes on to what the next line leads to.
  ///
  /// A line whose checksum does not fit must also lead back.
  ///
  /// - Parameters:
  ///   - record: The line, or `nil` for one that cannot be read.
  ///   - isIntact: Whether its checksum fits it.
  /// - Returns: Whether the line leads where it says; true also where that cannot
  ///   be told.
  mutating func take(_ record: HistoryRecord?, isIntact: Bool) -> Bool {
    let before = state
    let isCertain = before != nil || isFirst
    state = nil
    isFirst = false
    guard let record else { return true }
    last = record
    state = after(record, from: before, isIntact: isIntact)
    return state != nil || !isCertain
  }

  private func after(
    _ record: HistoryRecord, from before: EmojiCollection?, isIntact: Bool
  ) -> EmojiCollection? {
    let after: EmojiCollection
    switch record.content {
    case .checkpoint(let collection):
      guard before == nil || before == collection else { return nil }
      after = collection
    case .changes(let changes):
      guard let before, let reached = try? before.applying(changes),
        isIntact || (try? reached.applying(changes.inverted)) == before
      else { return nil }
      after = reached
    }
    return Fingerprint(of: after) == record.state ? after : nil
  }
}

extension HistoryRecord {
  /// Whether the record holds a whole state.
  var isCheckpoint: Bool {
    if case .checkpoint = content { true } else { false }
  }

  /// Whether this record is the one right after another.
  func follows(_ previous: HistoryRecord) -> Bool {
    revision == previous.revision + (isCheckpoint ? 0 : 1)
  }
}
