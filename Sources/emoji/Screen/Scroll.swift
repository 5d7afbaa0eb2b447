/// Rows that stand elsewhere in the next frame, so that a terminal can move them
/// by itself.
struct Scroll: Equatable {
  /// The rows that scroll.
  var rows: Range<Int>
  /// By how many rows they go up; negative is down.
  var count: Int

  /// The fewest rows for which scrolling is worth it.
  private static let fewest = 4

  /// Finds the scroll that leaves the fewest rows to write, if one is worth it.
  ///
  /// - Complexity: O(*r*²) comparisons of *r* changed rows, most of which differ
  ///   in one of their first cells.
  init?(from old: Frame, to new: Frame) {
    let changed = new.rows.indices.filter { old.rows[$0] != new.rows[$0] }
    guard let first = changed.first, let last = changed.last,
      changed.count >= Self.fewest
    else { return nil }
    let range = first..<last + 1
    var best = (count: 0, gain: range.count - changed.count)
    for count in (1 - range.count)..<range.count where count != 0 {
      let gain = range.count { row in
        range.contains(row + count) && old.rows[row + count] == new.rows[row]
      }
      if gain > best.gain { best = (count, gain) }
    }
    guard best.gain >= max(Self.fewest, range.count / 2), best.count != 0 else {
      return nil
    }
    self.init(of: range, by: best.count, from: old, to: new)
  }

  /// Scrolls no more rows than those that have less to write then than blank ones:
  /// the line below them stays, and what comes in is blank.
  private init?(
    of range: Range<Int>, by count: Int, from old: Frame, to new: Frame
  ) {
    let blank = Frame(ScreenSize(columns: new.size.columns, rows: 1)).rows[0]
    let kept = range.filter { row in
      range.contains(row + count)
        && Self.difference(old.rows[row + count], new.rows[row])
          < Self.difference(blank, new.rows[row])
    }
    guard let first = kept.first, let last = kept.last else { return nil }
    self.init(
      rows: min(first, first + count)..<max(last, last + count) + 1,
      count: count)
  }

  private static func difference(_ old: [Cell], _ new: [Cell]) -> Int {
    zip(old, new).count { $0 != $1 }
  }

  init(rows: Range<Int>, count: Int) {
    self.rows = rows
    self.count = count
  }
}
