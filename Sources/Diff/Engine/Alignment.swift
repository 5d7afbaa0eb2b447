extension Matching {
  /// Matches two lists: within each region as much as possible stays in order, and
  /// what both lists still have in common moves.
  @usableFromInline
  init(
    of symbols: borrowing SymbolLists, in regions: [Region],
    by algorithm: DiffAlgorithm
  ) {
    self.init(before: symbols.before.count, after: symbols.after.count)
    let occurrences = Occurrences(symbols: symbols.before.count)
    for region in regions {
      let middle = keepEnds(of: region, in: symbols)
      if middle.before.isEmpty || middle.after.isEmpty { continue }
      let hasRepeats = occurrences.record(middle, of: symbols)
      if !hasRepeats {
        keepUnique(of: middle, in: symbols, occurrences)
      } else if algorithm == .heckel {
        pairNeighbours(of: middle, in: symbols, occurrences)
      } else {
        keepCommon(of: middle, in: symbols, occurrences)
      }
      occurrences.forget(middle, of: symbols)
    }
    MovePairing(symbols: symbols.before.count)
      .pair(symbols, in: regions, into: &self)
  }

  /// Keeps a region's equal ends; returns the rest of it.
  private mutating func keepEnds(
    of region: Region, in symbols: borrowing SymbolLists
  ) -> Region {
    var (before, after) = (region.before, region.after)
    while let row = before.first, let column = after.first,
      symbols.before[row] == symbols.after[column]
    {
      keep(row, column)
      before.removeFirst()
      after.removeFirst()
    }
    while let row = before.last, let column = after.last,
      symbols.before[row] == symbols.after[column]
    {
      keep(row, column)
      before.removeLast()
      after.removeLast()
    }
    return Region(before: before, after: after)
  }

  /// Keeps as much as possible of a region whose common elements do not repeat.
  private mutating func keepUnique(
    of region: Region, in symbols: borrowing SymbolLists,
    _ occurrences: borrowing Occurrences
  ) {
    var kept = IncreasingSubsequence(upTo: region.after.count)
    let columns = OffsetBuffer(unset: region.after.count)
    var count = 0
    for column in region.after {
      let symbol = symbols.after[column]
      guard symbol >= 0, occurrences.before[symbol] >= 0 else { continue }
      kept.add(occurrences.before[symbol])
      columns[count] = column
      count += 1
    }
    kept.forEachReversed { place in
      let column = columns[place]
      keep(occurrences.before[symbols.after[column]], column)
    }
  }

  /// Pairs a region's elements as Heckel does, and keeps most of the pairs in order.
  private mutating func pairNeighbours(
    of region: Region, in symbols: borrowing SymbolLists,
    _ occurrences: borrowing Occurrences
  ) {
    let heckel = Heckel(region, in: symbols, occurrences)
    var kept = IncreasingSubsequence(upTo: region.after.count)
    var pairs: [(before: Int, after: Int)] = []
    heckel.forEachPair { before, after in
      kept.add(before)
      pairs.append((before, after))
    }
    var moved = pairs.count - 1
    kept.forEachReversed { place in
      while moved > place {
        move(pairs[moved].before, pairs[moved].after)
        moved -= 1
      }
      keep(pairs[place].before, pairs[place].after)
      moved -= 1
    }
    while moved >= 0 {
      move(pairs[moved].before, pairs[moved].after)
      moved -= 1
    }
  }

  /// Keeps a longest common subsequence of a region.
  private mutating func keepCommon(
    of region: Region, in symbols: borrowing SymbolLists,
    _ occurrences: borrowing Occurrences
  ) {
    let common = CommonElements(of: region, in: symbols, occurrences)
    let (rows, columns) = (common.rows.count, common.columns.count)
    Myers(rows: rows, columns: columns)
      .forEachMatch(in: common, rows: 0..<rows, columns: 0..<columns) {
        keep(common.rows.offsets[$0], common.columns.offsets[$1])
      }
  }
}
