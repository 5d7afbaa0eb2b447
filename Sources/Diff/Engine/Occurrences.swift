/// Where each symbol of a region stands, and whether it stands there once.
struct Occurrences: ~Copyable {
  /// What is stored for a symbol that is not there.
  static let none = -1
  /// What is stored for a symbol that is there more than once.
  static let several = -2

  /// For each symbol its offset in the region's part of `before`.
  let before: OffsetBuffer
  /// For each symbol of both parts its offset in the region's part of `after`.
  let after: OffsetBuffer

  /// Creates an empty record for as many symbols as `before` has elements.
  init(symbols: Int) {
    before = OffsetBuffer(repeating: Occurrences.none, count: symbols)
    after = OffsetBuffer(repeating: Occurrences.none, count: symbols)
  }

  /// Records a region; returns whether a symbol of both its parts repeats.
  func record(_ region: Region, of symbols: borrowing SymbolLists) -> Bool {
    for offset in region.before {
      let symbol = symbols.before[offset]
      before[symbol] =
        before[symbol] == Occurrences.none ? offset : Occurrences.several
    }
    var hasRepeats = false
    for offset in region.after {
      let symbol = symbols.after[offset]
      guard symbol >= 0, before[symbol] != Occurrences.none else { continue }
      let isFirst = after[symbol] == Occurrences.none
      after[symbol] = isFirst ? offset : Occurrences.several
      if !isFirst || before[symbol] == Occurrences.several { hasRepeats = true }
    }
    return hasRepeats
  }

  /// Forgets a region that was recorded.
  func forget(_ region: Region, of symbols: borrowing SymbolLists) {
    for offset in region.before {
      before[symbols.before[offset]] = Occurrences.none
      after[symbols.before[offset]] = Occurrences.none
    }
  }
}
