/// Runs of elements that are sure to stay, and cut what is left into gaps.
///
/// A run is made of neighbours, in both lists, that each list holds once. Whatever
/// common subsequence leaves such a run out must pass it on one side, by pairs that
/// cross it; when the run is at least as long as the number of pairs that can cross
/// it on either side, putting the run in their place is no loss. So there is a
/// longest common subsequence with all of these runs in it.
struct Anchors: ~Copyable {
  /// Neighbours that stay.
  struct Run {
    var rows: Range<Int>
    var columns: Range<Int>
  }

  /// The runs, by rising rows and columns.
  private(set) var runs: [Run] = []

  /// Finds the runs that are sure to stay.
  ///
  /// - Complexity: O(*n* + *m* + *u* log *u*) for *u* elements that each list holds
  ///   once.
  init(in common: borrowing CommonElements) {
    let rowCounts = common.rows.counts(kinds: common.kinds)
    let columnCounts = common.columns.counts(kinds: common.kinds)
    let candidates = Self.longestChain(in: common, rowCounts, columnCounts)
    var crossing = CrossingPairs(rowCounts, columnCounts)
    for run in candidates {
      crossing.advance(
        to: run.rows.lowerBound, run.columns.lowerBound, in: common)
      if run.rows.count >= max(crossing.above, crossing.below) {
        runs.append(run)
      }
    }
  }

  /// The elements that each list holds once and that stand in the same order in
  /// both, as many as there can be, as runs.
  private static func longestChain(
    in common: borrowing CommonElements,
    _ rowCounts: borrowing OffsetBuffer, _ columnCounts: borrowing OffsetBuffer
  ) -> [Run] {
    let rowOfKind = OffsetBuffer(unset: common.kinds)
    for row in 0..<common.rows.count { rowOfKind[common.rows.kinds[row]] = row }
    var chain = IncreasingSubsequence(
      upTo: common.columns.count, longest: common.columns.count)
    let columns = OffsetBuffer(unset: common.columns.count)
    var count = 0
    for column in 0..<common.columns.count {
      let kind = common.columns.kinds[column]
      guard rowCounts[kind] == 1, columnCounts[kind] == 1 else { continue }
      chain.add(rowOfKind[kind])
      columns[count] = column
      count += 1
    }
    var runs: [Run] = []
    chain.forEachReversed { place in
      let column = columns[place]
      runs.addEarlier(rowOfKind[common.columns.kinds[column]], column)
    }
    return runs.reversed()
  }
}

extension [Anchors.Run] {
  /// Adds a pair that comes before all that were added.
  fileprivate mutating func addEarlier(_ row: Int, _ column: Int) {
    if let next = last, next.rows.lowerBound == row + 1,
      next.columns.lowerBound == column + 1
    {
      self[count - 1].rows = row..<next.rows.upperBound
      self[count - 1].columns = column..<next.columns.upperBound
    } else {
      append(
        Anchors.Run(rows: row..<(row + 1), columns: column..<(column + 1)))
    }
  }
}

/// Counts the pairs of equal elements that can cross a point between two lists.
///
/// No element counts twice: of each kind, as many pairs cross on a side as there are
/// elements on the scarcer side of the point.
private struct CrossingPairs: ~Copyable {
  /// The pairs of a row before the point and a column after it.
  private(set) var above = 0
  /// The pairs of a row after the point and a column before it.
  private(set) var below = 0

  private var (row, column) = (0, 0)
  private let rowsBefore, rowsAfter, columnsBefore, columnsAfter: OffsetBuffer

  init(
    _ rowCounts: borrowing OffsetBuffer, _ columnCounts: borrowing OffsetBuffer
  ) {
    let kinds = rowCounts.count
    rowsBefore = OffsetBuffer(repeating: 0, count: kinds)
    columnsBefore = OffsetBuffer(repeating: 0, count: kinds)
    rowsAfter = OffsetBuffer(unset: kinds)
    columnsAfter = OffsetBuffer(unset: kinds)
    for kind in 0..<kinds {
      rowsAfter[kind] = rowCounts[kind]
      columnsAfter[kind] = columnCounts[kind]
    }
  }

  /// Moves the point on to before a row and a column.
  ///
  /// The counts are not changed in place: built with the thread sanitizer, Swift
  /// 6.3 ends in an invalid bitcast there.
  mutating func advance(
    to nextRow: Int, _ nextColumn: Int, in common: borrowing CommonElements
  ) {
    while row < nextRow {
      let kind = common.rows.kinds[row]
      if rowsBefore[kind] < columnsAfter[kind] { above += 1 }
      if rowsAfter[kind] <= columnsBefore[kind] { below -= 1 }
      rowsBefore[kind] = rowsBefore[kind] + 1
      rowsAfter[kind] = rowsAfter[kind] - 1
      row += 1
    }
    while column < nextColumn {
      let kind = common.columns.kinds[column]
      if columnsBefore[kind] < rowsAfter[kind] { below += 1 }
      if columnsAfter[kind] <= rowsBefore[kind] { above -= 1 }
      columnsBefore[kind] = columnsBefore[kind] + 1
      columnsAfter[kind] = columnsAfter[kind] - 1
      column += 1
    }
  }
}
