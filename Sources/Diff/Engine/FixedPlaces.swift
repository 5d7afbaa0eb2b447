extension Matching {
  /// Among the shortest answers, prefers one in which elements stay that keep their
  /// index: each takes the place of one that stays without keeping its own.
  ///
  /// The number of elements that stay does not change.
  ///
  /// - Complexity: O(*n*) for the region's count.
  mutating func preferFixedPlaces(
    in region: Region, of symbols: borrowing SymbolLists
  ) {
    var rows = KeptBefore()
    var columns = KeptBefore()
    for index in 0..<min(region.before.count, region.after.count) {
      let row = region.before.lowerBound + index
      let column = region.after.lowerBound + index
      if symbols.before[row] == symbols.after[column],
        partner(ofColumn: column) != row
      {
        settle(row, column, &rows, &columns)
      }
      if !isDeleted(row) { rows.append(row) }
      if !isInserted(column) { columns.append(column) }
    }
  }

  /// How many elements of a list before some index stay, and the last of them.
  private struct KeptBefore {
    var count = 0
    var last = -1

    mutating func append(_ offset: Int) {
      count += 1
      last = offset
    }
  }

  /// Lets an element stay at its index if at most one pair has to give way.
  private mutating func settle(
    _ row: Int, _ column: Int, _ rows: inout KeptBefore,
    _ columns: inout KeptBefore
  ) {
    switch (isDeleted(row), isInserted(column)) {
    case (true, true):
      if rows.count == columns.count + 1 {
        release(rows.last, partner(ofRow: rows.last))
        rows.count -= 1
      } else if columns.count == rows.count + 1 {
        release(partner(ofColumn: columns.last), columns.last)
        columns.count -= 1
      } else {
        return
      }
    case (false, true):
      let other = partner(ofRow: row)
      let isBefore = other < column ? 1 : 0
      guard columns.count == rows.count + isBefore else { return }
      release(row, other)
      columns.count -= isBefore
    case (true, false):
      let other = partner(ofColumn: column)
      let isBefore = other < row ? 1 : 0
      guard rows.count == columns.count + isBefore else { return }
      release(other, column)
      rows.count -= isBefore
    case (false, false):
      return
    }
    keep(row, column)
  }
}
