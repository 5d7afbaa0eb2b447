/// Pairs equal elements that are left over into moves.
///
/// Elements of the same region are paired first, then those of different regions,
/// each time by rising offset in both lists.
struct MovePairing: ~Copyable {
  /// For each symbol, the first offset in `before` that is left over, or -1.
  private let first: OffsetBuffer
  /// For each offset in `before` that is left over, the next one of its symbol.
  private let next: OffsetBuffer

  /// Creates scratch memory for as many symbols as `before` has elements.
  init(symbols: Int) {
    first = OffsetBuffer(repeating: -1, count: symbols)
    next = OffsetBuffer(unset: symbols)
  }

  /// Adds moves to `matching` until no equal elements are left over.
  ///
  /// - Complexity: O(*n* + *m*) for the counts of the two lists.
  func pair(
    _ symbols: borrowing SymbolLists, in regions: [Region],
    into matching: inout Matching
  ) {
    for region in regions where !region.isAll(of: symbols) {
      pair(region, symbols, into: &matching)
      for offset in region.before {
        first[symbols.before[offset]] = -1
      }
    }
    let all = Region(
      before: 0..<symbols.before.count, after: 0..<symbols.after.count)
    pair(all, symbols, into: &matching)
  }

  private func pair(
    _ region: Region, _ symbols: borrowing SymbolLists,
    into matching: inout Matching
  ) {
    for offset in region.before.reversed() where matching.isDeleted(offset) {
      let symbol = symbols.before[offset]
      next[offset] = first[symbol]
      first[symbol] = offset
    }
    for offset in region.after where matching.isInserted(offset) {
      let symbol = symbols.after[offset]
      guard symbol >= 0, first[symbol] >= 0 else { continue }
      matching.move(first[symbol], offset)
      first[symbol] = next[first[symbol]]
    }
  }
}

extension Region {
  /// Whether there is nothing outside this region.
  fileprivate func isAll(of symbols: borrowing SymbolLists) -> Bool {
    before.count == symbols.before.count && after.count == symbols.after.count
  }
}
