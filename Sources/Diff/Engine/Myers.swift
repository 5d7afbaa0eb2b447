/// Myers' search for a longest common subsequence, in linear space.
///
/// Two searches, one from each end, meet in the middle of a shortest path; the two
/// halves are then solved in the same way (doi 10.1007/BF01840446, section 4b). The
/// paper's *x*, *y* and diagonal *k* = *x* − *y* keep their names.
struct Myers: ~Copyable {
  /// The farthest *x* on each diagonal that the forward search reached.
  private let forward: OffsetBuffer
  /// The farthest *x* on each diagonal that the backward search reached, by the
  /// diagonal's distance from the one that this search starts on.
  private let backward: OffsetBuffer
  /// Where the diagonals that the searches start on have their place in the buffers.
  private let start: Int

  /// Creates scratch memory for a gap and its parts.
  init(for gap: Gap) {
    start = (gap.rows.count + gap.columns.count) / 2 + 2
    forward = OffsetBuffer(unset: 2 * start + 1)
    backward = OffsetBuffer(unset: 2 * start + 1)
  }

  /// Calls `keep` with the row and column of each match of a longest common
  /// subsequence, in no particular order.
  ///
  /// - Parameters:
  ///   - common: The elements to search through.
  ///   - gap: The part of them to search.
  ///   - work: How many steps may be taken; what is left of them thereafter.
  ///   - keep: Called with the row and the column of each match.
  ///   - giveUp: Called with each part that is left when the steps are used up, at
  ///     most O(log *d*) times.
  /// - Complexity: O((*n* + *m*) *d*), where *d* is the number of rows and columns
  ///   that are not kept, and no more than O(*n* + *m*) beyond `work`; O(*n* + *m*)
  ///   memory.
  func forEachMatch(
    in common: borrowing CommonElements, _ gap: Gap, within work: inout Int,
    _ keep: (_ row: Int, _ column: Int) -> Void, giveUp: (_ rest: Gap) -> Void
  ) {
    let gap = gap.keepingEnds(in: common, keep)
    if gap.isEmpty { return }
    guard
      let (x, y) = meeting(in: common, gap, &work)
    else { return giveUp(gap) }
    let (rows, columns) = (gap.rows, gap.columns)
    forEachMatch(
      in: common,
      Gap(
        rows: rows.lowerBound..<x, columns: columns.lowerBound..<y),
      within: &work, keep, giveUp: giveUp)
    forEachMatch(
      in: common,
      Gap(
        rows: x..<rows.upperBound, columns: y..<columns.upperBound),
      within: &work, keep, giveUp: giveUp)
  }

  /// Returns a point on a shortest path, about halfway along it; nil when that takes
  /// more than `work` steps.
  private func meeting(
    in common: borrowing CommonElements, _ gap: Gap, _ work: inout Int
  ) -> (x: Int, y: Int)? {
    var d = 0
    while work > 0 {
      if let point = advance(in: common, gap, d, &work) { return point }
      if let point = retreat(in: common, gap, d, &work) { return point }
      d += 1
    }
    return nil
  }

  /// Takes the forward paths from *d* − 1 to *d* steps; returns where one meets a
  /// backward path of *d* − 1 steps.
  private func advance(
    in common: borrowing CommonElements, _ gap: Gap, _ d: Int,
    _ work: inout Int
  ) -> (x: Int, y: Int)? {
    let (n, m) = (gap.rows.count, gap.columns.count)
    let (left, top) = (gap.rows.lowerBound, gap.columns.lowerBound)
    let delta = n - m
    // So far back that the other neighbour is always the better start.
    forward[start - d - 1] = -1
    forward[start + d + 1] = -1
    for k in diagonals(d, from: -m, to: n) where work > 0 {
      let first = max(forward[start + k - 1] + 1, forward[start + k + 1])
      var x = first
      while x < n, x - k < m,
        common.rows.kinds[left + x] == common.columns.kinds[top + x - k]
      {
        x += 1
      }
      forward[start + k] = x
      work -= x - first + 1
      let c = k - delta
      if delta & 1 != 0, abs(c) < d, x >= backward[start + c] {
        return (left + x, top + x - k)
      }
    }
    return nil
  }

  /// Takes the backward paths from *d* − 1 to *d* steps; returns where one meets a
  /// forward path of *d* steps.
  private func retreat(
    in common: borrowing CommonElements, _ gap: Gap, _ d: Int,
    _ work: inout Int
  ) -> (x: Int, y: Int)? {
    let (n, m) = (gap.rows.count, gap.columns.count)
    let (left, top) = (gap.rows.lowerBound - 1, gap.columns.lowerBound - 1)
    let delta = n - m
    backward[start - d - 1] = n + 1
    backward[start + d + 1] = n + 1
    for c in diagonals(d, from: -n, to: m) where work > 0 {
      let k = c + delta
      let first = min(backward[start + c - 1], backward[start + c + 1] - 1)
      var x = first
      while x > 0, x - k > 0,
        common.rows.kinds[left + x] == common.columns.kinds[top + x - k]
      {
        x -= 1
      }
      backward[start + c] = x
      work -= first - x + 1
      if delta & 1 == 0, abs(k) <= d, x <= forward[start + k] {
        return (left + 1 + x, top + 1 + x - k)
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
