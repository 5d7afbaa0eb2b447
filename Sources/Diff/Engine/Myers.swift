/// Myers' search for a longest common subsequence, in linear space.
///
/// Two searches, one from each end, meet in the middle of a shortest path; the two
/// halves are then solved in the same way (doi 10.1007/BF01840446, section 4b). The
/// paper's *x*, *y* and diagonal *k* = *x* − *y* keep their names.
struct Myers: ~Copyable {
  /// The farthest *x* on each diagonal that the forward search reached.
  private let forward: OffsetBuffer
  /// The farthest *x* on each diagonal that the backward search reached.
  private let backward: OffsetBuffer
  /// Added to a diagonal to get its place in the two buffers.
  private let shift: Int

  /// Creates scratch memory for lists of these lengths.
  init(rows: Int, columns: Int) {
    shift = rows + columns + 1
    forward = OffsetBuffer(unset: 2 * shift + 1)
    backward = OffsetBuffer(unset: 2 * shift + 1)
  }

  /// Whether the search for the whole would take at most `work` steps.
  ///
  /// Answers by searching until the two searches meet or the work is used up.
  func meets(
    in common: borrowing CommonElements, rows: Range<Int>, columns: Range<Int>,
    within work: Int
  ) -> Bool {
    var work = work
    return meeting(in: common, rows, columns, &work) != nil
  }

  /// Calls `keep` with the row and column of each match of a longest common
  /// subsequence, in no particular order.
  ///
  /// - Complexity: O((*n* + *m*) *d*), where *d* is the number of rows and columns
  ///   that are not kept; O(*n* + *m*) memory.
  func forEachMatch(
    in common: borrowing CommonElements, rows: Range<Int>, columns: Range<Int>,
    _ keep: (_ row: Int, _ column: Int) -> Void
  ) {
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
    guard left < right, top < bottom else { return }
    var work = Int.max
    guard
      let (x, y) = meeting(in: common, left..<right, top..<bottom, &work)
    else { return }
    forEachMatch(in: common, rows: left..<x, columns: top..<y, keep)
    forEachMatch(in: common, rows: x..<right, columns: y..<bottom, keep)
  }

  /// Returns a point on a shortest path, about halfway along it; nil when that takes
  /// more than `work` steps.
  private func meeting(
    in common: borrowing CommonElements,
    _ rows: Range<Int>, _ columns: Range<Int>, _ work: inout Int
  ) -> (x: Int, y: Int)? {
    let delta = rows.count - columns.count
    forward[shift + 1] = 0
    backward[shift + delta - 1] = rows.count
    var d = 0
    while work > 0 {
      if let point = advance(in: common, rows, columns, d, &work) {
        return point
      }
      if let point = retreat(in: common, rows, columns, d, &work) {
        return point
      }
      d += 1
    }
    return nil
  }

  /// Takes the forward paths from *d* − 1 to *d* steps; returns where one meets a
  /// backward path of *d* − 1 steps.
  private func advance(
    in common: borrowing CommonElements,
    _ rows: Range<Int>, _ columns: Range<Int>, _ d: Int, _ work: inout Int
  ) -> (x: Int, y: Int)? {
    let (n, m) = (rows.count, columns.count)
    let delta = n - m
    for k in diagonals(d, from: -m, to: n) {
      let goesDown =
        k == -d || (k != d && forward[shift + k - 1] < forward[shift + k + 1])
      var x =
        goesDown ? forward[shift + k + 1] : forward[shift + k - 1] + 1
      let start = x
      while x < n, x - k < m,
        common.rows.kinds[rows.lowerBound + x]
          == common.columns.kinds[columns.lowerBound + x - k]
      {
        x += 1
      }
      forward[shift + k] = x
      work -= x - start + 1
      if delta & 1 != 0, abs(k - delta) < d, x >= backward[shift + k] {
        return (rows.lowerBound + x, columns.lowerBound + x - k)
      }
    }
    return nil
  }

  /// Takes the backward paths from *d* − 1 to *d* steps; returns where one meets a
  /// forward path of *d* steps.
  private func retreat(
    in common: borrowing CommonElements,
    _ rows: Range<Int>, _ columns: Range<Int>, _ d: Int, _ work: inout Int
  ) -> (x: Int, y: Int)? {
    let (n, m) = (rows.count, columns.count)
    let delta = n - m
    for c in diagonals(d, from: -m - delta, to: n - delta) {
      let k = c + delta
      let goesUp =
        c == d
        || (c != -d && backward[shift + k - 1] < backward[shift + k + 1])
      var x = goesUp ? backward[shift + k - 1] : backward[shift + k + 1] - 1
      let start = x
      while x > 0, x - k > 0,
        common.rows.kinds[rows.lowerBound + x - 1]
          == common.columns.kinds[columns.lowerBound + x - k - 1]
      {
        x -= 1
      }
      backward[shift + k] = x
      work -= start - x + 1
      if delta & 1 == 0, abs(k) <= d, x <= forward[shift + k] {
        return (rows.lowerBound + x, columns.lowerBound + x - k)
      }
    }
    return nil
  }

  /// The diagonals that *d* steps reach, without those outside the lists.
  private func diagonals(
    _ d: Int, from low: Int, to high: Int
  ) -> StrideThrough<Int> {
    let first = -d + 2 * max(0, d + low)
    let last = d - 2 * max(0, d - high)
    return stride(from: first, through: last, by: 2)
  }
}
