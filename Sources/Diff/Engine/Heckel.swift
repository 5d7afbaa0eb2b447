/// Heckel's pairing: elements that both parts hold once, then their neighbours.
///
/// The passes are those of the paper (doi 10.1145/359460.359467); its first three
/// are ``Occurrences``.
struct Heckel: ~Copyable {
  /// For each offset in the region's part of `after`, its equal's in `before` or -1.
  private let sources: OffsetBuffer
  /// Whether an offset in the region's part of `before` is paired.
  private let isTaken: Scratch<Bool>
  private let region: Region

  /// Pairs a region's elements, given the region's occurrences.
  ///
  /// - Complexity: O(*n* + *m*) for the counts of the region's two parts.
  init(
    _ region: Region, in symbols: borrowing SymbolLists,
    _ occurrences: borrowing Occurrences
  ) {
    self.region = region
    sources = OffsetBuffer(repeating: -1, count: region.after.count)
    isTaken = Scratch(repeating: false, count: region.before.count)
    pairUnique(in: symbols, occurrences)
    pairFollowers(in: symbols)
    pairLeaders(in: symbols)
  }

  /// Calls `body` with each pair, by rising offset in `after`.
  func forEachPair(_ body: (_ before: Int, _ after: Int) -> Void) {
    for column in 0..<sources.count where sources[column] >= 0 {
      body(sources[column], region.after.lowerBound + column)
    }
  }

  /// Pairs the elements that are there once in each part.
  private func pairUnique(
    in symbols: borrowing SymbolLists, _ occurrences: borrowing Occurrences
  ) {
    for offset in region.after {
      let symbol = symbols.after[offset]
      guard symbol >= 0, occurrences.after[symbol] >= 0,
        occurrences.before[symbol] >= 0
      else { continue }
      pair(occurrences.before[symbol], offset)
    }
  }

  /// Pairs equal elements that follow a pair.
  private func pairFollowers(in symbols: borrowing SymbolLists) {
    for offset in region.after.dropLast() {
      let source = sources[offset - region.after.lowerBound]
      if source >= 0 { pairIfEqual(source + 1, offset + 1, in: symbols) }
    }
  }

  /// Pairs equal elements that lead up to a pair.
  private func pairLeaders(in symbols: borrowing SymbolLists) {
    for offset in region.after.dropFirst().reversed() {
      let source = sources[offset - region.after.lowerBound]
      if source >= 0 { pairIfEqual(source - 1, offset - 1, in: symbols) }
    }
  }

  private func pairIfEqual(
    _ before: Int, _ after: Int, in symbols: borrowing SymbolLists
  ) {
    guard region.before.contains(before),
      sources[after - region.after.lowerBound] < 0,
      !isTaken[before - region.before.lowerBound],
      symbols.before[before] == symbols.after[after]
    else { return }
    pair(before, after)
  }

  private func pair(_ before: Int, _ after: Int) {
    sources[after - region.after.lowerBound] = before
    isTaken[before - region.before.lowerBound] = true
  }
}
