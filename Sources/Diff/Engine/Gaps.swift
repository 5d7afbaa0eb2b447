/// A part of the common elements between anchors, and how it is searched.
///
/// Few edits go to ``Myers``, few pairs of equal elements to ``HuntSzymanski``, and
/// the rest, many repeats in another order, to ``BitParallel``. All three find a
/// longest common subsequence; only their costs differ.
struct Gap {
  private(set) var rows: Range<Int>
  private(set) var columns: Range<Int>

  init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// Whether nothing in it can match.
  var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

  /// Calls `keep` with the row and column of each match of a longest common
  /// subsequence, or of one of each slice where the effort does not allow for more.
  ///
  /// Myers' search comes first, with a small part of the work that another takes.
  /// What it leaves when that is used up goes to the other.
  ///
  /// - Returns: About how many machine words were looked at.
  func forEachMatch(
    in common: borrowing CommonElements, by algorithm: DiffAlgorithm,
    within effort: Effort, _ keep: (_ row: Int, _ column: Int) -> Void
  ) -> Int {
    let gap = keepingEnds(in: common, keep)
    if gap.isEmpty { return 0 }
    let share =
      algorithm == .myers ? Int.max : gap.costs(in: common).least / 32
    let trial = min(share, effort.words(for: gap.count) / 4)
    var (left, words) = (trial, 0)
    Myers(for: gap).forEachMatch(in: common, gap, within: &left, keep) {
      words += $0.search(in: common, within: effort, keep)
    }
    return words + trial - left
  }

  /// Keeps the equal ends; returns the rest.
  func keepingEnds(
    in common: borrowing CommonElements,
    _ keep: (_ row: Int, _ column: Int) -> Void
  ) -> Gap {
    var (left, right) = (rows.lowerBound, rows.upperBound)
    var (top, bottom) = (columns.lowerBound, columns.upperBound)
    while left < right, top < bottom,
      common.rows.kinds[left] == common.columns.kinds[top]
    {
      keep(left, top)
      left += 1
      top += 1
    }
    while left < right, top < bottom,
      common.rows.kinds[right - 1] == common.columns.kinds[bottom - 1]
    {
      right -= 1
      bottom -= 1
      keep(right, bottom)
    }
    return Gap(rows: left..<right, columns: top..<bottom)
  }

  /// The number of rows and columns.
  private var count: Int { rows.count + columns.count }

  /// The ways to search, and the machine words that each would look at.
  private struct Costs {
    let pairs: Int
    let bits: Int

    var least: Int { min(pairs, bits) }
  }

  /// Searches in the cheaper way, in slices where the effort asks for it; returns how
  /// many machine words were looked at.
  private func search(
    in common: borrowing CommonElements, within effort: Effort,
    _ keep: (_ row: Int, _ column: Int) -> Void
  ) -> Int {
    let costs = self.costs(in: common)
    let allowed = effort.words(for: count) / 4 * 3
    if costs.pairs < costs.bits, costs.pairs <= allowed {
      HuntSzymanski(rows: rows, columns: columns)
        .forEachMatch(in: common, keep)
      return costs.pairs
    }
    let slices = self.slices(within: allowed, kinds: common.kinds)
    let widest = slices.map { BitParallel.width(columns: $0.columns.count) }
    var masks = StripeMasks(kinds: common.kinds, upTo: widest.max() ?? 0)
    for slice in slices {
      BitParallel(rows: slice.rows, columns: slice.columns)
        .forEachMatch(in: common, &masks, keep)
    }
    return masks.words
  }

  /// Estimates costs; the pairs' memory is kept linear by calling more too dear.
  private func costs(in common: borrowing CommonElements) -> Costs {
    let pairs = HuntSzymanski(rows: rows, columns: columns)
      .pairCount(in: common)
    return Costs(
      pairs: pairs <= 4 * count ? 8 * pairs : .max,
      bits: BitParallel.cost(
        rows: rows.count, columns: columns.count, kinds: common.kinds))
  }

  /// Cuts both lists into the same number of slices, as few as so many machine words
  /// allow for; a slice smaller than a word would be no cheaper.
  private func slices(within allowed: Int, kinds: Int) -> [Gap] {
    let most = 1 + max(rows.count, columns.count) / 64
    var count = 1
    while count < most,
      count
        * BitParallel.cost(
          rows: rows.count / count + 1, columns: columns.count / count + 1,
          kinds: kinds) > allowed
    {
      count += 1 + count / 16
    }
    return (0..<count).map { index in
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
