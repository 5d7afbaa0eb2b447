extension Matching {
  /// Matches two lists: within each region as much as possible stays in order, and
  /// what both lists still have in common moves.
  @usableFromInline
  init(
    of symbols: borrowing SymbolLists, in regions: [Region],
    by algorithm: DiffAlgorithm, effort: Effort
  ) {
    self.init(before: symbols.before.count, after: symbols.after.count)
    let occurrences = Occurrences(symbols: symbols.before.count)
    for region in regions {
      let hasRepeats = align(
        region, in: symbols, occurrences, algorithm, effort)
      if hasRepeats, algorithm == .heckel { continue }
      if hasRepeats { joinRuns(in: region, of: symbols) }
      preferFixedPlaces(in: region, of: symbols)
    }
    MovePairing(symbols: symbols.before.count)
      .pair(symbols, in: regions, into: &self)
  }

  /// Keeps as much of a region in order as the algorithm can; returns whether common
  /// elements repeat.
  @discardableResult
  private mutating func align(
    _ region: Region, in symbols: borrowing SymbolLists,
    _ occurrences: borrowing Occurrences,
    _ algorithm: DiffAlgorithm, _ effort: Effort, depth: Int = 0
  ) -> Bool {
    let region = keepEnds(of: region, in: symbols)
    if region.before.isEmpty || region.after.isEmpty { return false }
    if !occurrences.record(region, of: symbols) {
      keepUnique(of: region, in: symbols, occurrences)
      occurrences.forget(region, of: symbols)
      return false
    }
    if algorithm == .heckel {
      pairNeighbours(of: region, in: symbols, occurrences)
      occurrences.forget(region, of: symbols)
      return true
    }
    let common = CommonElements(of: region, in: symbols, occurrences)
    let anchors = Anchors(in: common)
    if algorithm == .myers || anchors.runs.isEmpty || depth == maximalDepth {
      keepCommon(common, algorithm, effort)
      return true
    }
    for gap in keep(anchors, of: common, in: region) {
      align(gap, in: symbols, occurrences, algorithm, effort, depth: depth + 1)
    }
    return true
  }

  /// How often gaps are cut again; each time costs linear time.
  private var maximalDepth: Int { 8 }

  /// Keeps the anchors of a region; returns the gaps between them.
  private mutating func keep(
    _ anchors: borrowing Anchors, of common: borrowing CommonElements,
    in region: Region
  ) -> [Region] {
    var gaps: [Region] = []
    var (row, column) = (region.before.lowerBound, region.after.lowerBound)
    for run in anchors.runs {
      for (place, other) in zip(run.rows, run.columns) {
        let before = common.rows.offsets[place]
        let after = common.columns.offsets[other]
        gaps.append(Region(before: row..<before, after: column..<after))
        keep(before, after)
        (row, column) = (before + 1, after + 1)
      }
    }
    gaps.append(
      Region(
        before: row..<region.before.upperBound,
        after: column..<region.after.upperBound))
    return gaps.filter { !$0.before.isEmpty && !$0.after.isEmpty }
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
    var kept = IncreasingSubsequence(
      upTo: region.after.count, longest: region.after.count)
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
    var kept = IncreasingSubsequence(
      upTo: region.after.count, longest: region.after.count)
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

  /// Keeps a longest common subsequence.
  private mutating func keepCommon(
    _ common: borrowing CommonElements, _ algorithm: DiffAlgorithm,
    _ effort: Effort
  ) {
    let gap = Gap(
      rows: 0..<common.rows.count, columns: 0..<common.columns.count)
    let looks = gap.forEachMatch(in: common, by: algorithm, within: effort) {
      keep(common.rows.offsets[$0], common.columns.offsets[$1])
    }
    words += looks
  }
}
