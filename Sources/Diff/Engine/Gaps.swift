/// A part of the common elements between anchors, and how it is searched.
///
/// Few edits go to ``Myers``, few pairs of equal elements to ``HuntSzymanski``, and
/// the rest, many repeats in another order, to ``BitParallel``. All three find a
/// longest common subsequence; only their costs differ.
struct Gap {
  let rows: Range<Int>
  let columns: Range<Int>

  /// The ways to search, and the machine words that each would look at.
  private struct Costs {
    let pairs: Int
    let bits: Int

    var least: Int { min(pairs, bits) }
  }

  /// Calls `keep` with the row and column of each match of a longest common
  /// subsequence, or of one of each slice where the effort does not allow for more.
  func forEachMatch(
    in common: borrowing CommonElements, within effort: Effort,
    _ keep: (_ row: Int, _ column: Int) -> Void
  ) {
    let costs = self.costs(in: common)
    let myers = Myers(rows: rows.count, columns: columns.count)
    let hasFewEdits = myers.meets(
      in: common, rows: rows, columns: columns, within: costs.least / 32)
    if hasFewEdits {
      return myers.forEachMatch(in: common, rows: rows, columns: columns, keep)
    }
    let (allowed, overflows) = effort.wordsPerElement
      .multipliedReportingOverflow(by: rows.count + columns.count)
    if overflows || costs.least <= allowed {
      return search(in: common, costs, keep)
    }
    for slice in slices(costs.bits / max(1, allowed) + 1) {
      BitParallel(rows: slice.rows, columns: slice.columns)
        .forEachMatch(in: common, keep)
    }
  }

  /// Searches in the cheaper way.
  private func search(
    in common: borrowing CommonElements, _ costs: Costs,
    _ keep: (_ row: Int, _ column: Int) -> Void
  ) {
    if costs.pairs < costs.bits {
      HuntSzymanski(rows: rows, columns: columns)
        .forEachMatch(in: common, keep)
    } else {
      BitParallel(rows: rows, columns: columns).forEachMatch(in: common, keep)
    }
  }

  /// Estimates costs; the pairs' memory is kept linear by calling more too dear.
  private func costs(in common: borrowing CommonElements) -> Costs {
    let counts = OffsetBuffer(repeating: 0, count: common.kinds)
    for row in rows { counts[common.rows.kinds[row]] += 1 }
    var pairs = 0
    for column in columns { pairs += counts[common.columns.kinds[column]] }
    let isSparse = pairs <= 4 * (rows.count + columns.count)
    return Costs(
      pairs: isSparse ? 8 * pairs : .max,
      bits: BitParallel.cost(rows: rows.count, columns: columns.count))
  }

  /// Cuts both lists into the same number of slices.
  private func slices(_ count: Int) -> [Gap] {
    (0..<count).map { index in
      Gap(
        rows: rows.slice(index, of: count),
        columns: columns.slice(index, of: count))
    }
  }
}

extension Range<Int> {
  /// One of `total` parts of about equal length.
  fileprivate func slice(_ index: Int, of total: Int) -> Range<Int> {
    let start = lowerBound + count * index / total
    return start..<(lowerBound + count * (index + 1) / total)
  }
}
