extension Matching {
  /// One of the two lists.
  private enum Side {
    case before
    case after
  }

  /// Among the shortest answers, prefers one in which elements that do not stay stand
  /// together: a run of them that can slide up to the run before it, past equal
  /// elements, does.
  ///
  /// The number of elements that stay does not change.
  ///
  /// - Complexity: O(*n* + *m*) for the region's counts.
  mutating func joinRuns(in region: Region, of symbols: borrowing SymbolLists) {
    joinRuns(in: region.before, of: .before, symbols)
    joinRuns(in: region.after, of: .after, symbols)
  }

  private mutating func joinRuns(
    in range: Range<Int>, of side: Side, _ symbols: borrowing SymbolLists
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      while offset < range.upperBound, isLeftOver(offset, side) { offset += 1 }
      if offset == start {
        offset += 1
      } else if let shift = shift(ofRun: start..<offset, range, side, symbols) {
        slide(start..<offset, by: shift, side)
      }
    }
  }

  /// How far a run has to slide up to meet another, if it can and that is near.
  private func shift(
    ofRun run: Range<Int>, _ range: Range<Int>, _ side: Side,
    _ symbols: borrowing SymbolLists
  ) -> Int? {
    let farthest = 32
    for shift in 0..<farthest {
      let above = run.lowerBound - 1 - shift
      if above < range.lowerBound { return nil }
      if isLeftOver(above, side) { return shift }
      let last = run.upperBound - 1 - shift
      if symbol(above, side, symbols) != symbol(last, side, symbols) {
        return nil
      }
    }
    return nil
  }

  /// Lets the last elements of a run stay in place of those just before it.
  private mutating func slide(_ run: Range<Int>, by shift: Int, _ side: Side) {
    for step in 1..<(shift + 1) {
      let (above, last) = (run.lowerBound - step, run.upperBound - step)
      if side == .before {
        let column = partner(ofRow: above)
        release(above, column)
        keep(last, column)
      } else {
        let row = partner(ofColumn: above)
        release(row, above)
        keep(row, last)
      }
    }
  }

  private func isLeftOver(_ offset: Int, _ side: Side) -> Bool {
    side == .before ? isDeleted(offset) : isInserted(offset)
  }

  private func symbol(
    _ offset: Int, _ side: Side, _ symbols: borrowing SymbolLists
  ) -> Int {
    side == .before ? symbols.before[offset] : symbols.after[offset]
  }
}
