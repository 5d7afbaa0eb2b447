/// Hunt and Szymanski's search for a longest common subsequence.
///
/// Every pair of equal elements is looked at once, so that it is fast where there are
/// few such pairs (doi 10.1145/359581.359603).
struct HuntSzymanski: ~Copyable {
  private let rows: Range<Int>
  private let columns: Range<Int>

  init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// Calls `keep` with the row and column of each match, last one first.
  ///
  /// - Complexity: O(*n* + *m* + *r* log *n*) time and O(*n* + *m* + *r*) memory,
  ///   where *r* is the number of pairs of equal elements.
  func forEachMatch(
    in common: borrowing CommonElements,
    _ keep: (_ row: Int, _ column: Int) -> Void
  ) {
    let lastColumn = OffsetBuffer(repeating: -1, count: common.kinds)
    let previousColumn = OffsetBuffer(unset: columns.count)
    for column in columns {
      let kind = common.columns.kinds[column]
      previousColumn[column - columns.lowerBound] = lastColumn[kind]
      lastColumn[kind] = column
    }
    let pairs = pairCount(in: common)
    var increasing = IncreasingSubsequence(
      upTo: pairs, longest: min(rows.count, columns.count))
    let pairRow = OffsetBuffer(unset: pairs)
    let pairColumn = OffsetBuffer(unset: pairs)
    var pair = 0
    for row in rows {
      var column = lastColumn[common.rows.kinds[row]]
      while column >= 0 {
        increasing.add(column)
        pairRow[pair] = row
        pairColumn[pair] = column
        pair += 1
        column = previousColumn[column - columns.lowerBound]
      }
    }
    increasing.forEachReversed { keep(pairRow[$0], pairColumn[$0]) }
  }

  /// The number of pairs of equal elements.
  func pairCount(in common: borrowing CommonElements) -> Int {
    let counts = OffsetBuffer(repeating: 0, count: common.kinds)
    for column in columns { counts[common.columns.kinds[column]] += 1 }
    var pairs = 0
    for row in rows { pairs += counts[common.rows.kinds[row]] }
    return pairs
  }
}
