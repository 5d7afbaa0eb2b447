/// Where each section's items stand in the two flat lists of all items.
@usableFromInline
struct SectionRegions: Sendable {
  /// For each section of `before` its first offset; at the end the total.
  private let beforeStarts: [Int]
  /// For each section of `after` its first offset; at the end the total.
  private let afterStarts: [Int]

  @usableFromInline
  init(beforeStarts: [Int], afterStarts: [Int]) {
    self.beforeStarts = beforeStarts
    self.afterStarts = afterStarts
  }

  /// The number of sections in `before`.
  var beforeCount: Int { beforeStarts.count - 1 }

  /// The offsets of a section's items in `before`.
  func before(_ section: Int) -> Range<Int> {
    beforeStarts[section]..<beforeStarts[section + 1]
  }

  /// The offsets of a section's items in `after`.
  func after(_ section: Int) -> Range<Int> {
    afterStarts[section]..<afterStarts[section + 1]
  }

  /// Pairs renamed sections; returns the regions of all pairs.
  @usableFromInline
  func pairing(
    _ symbols: borrowing SymbolLists, within effort: Effort,
    into pairs: inout SectionPairs
  ) -> [Region] {
    var renamed = RenamedSections(self, symbols: symbols, within: effort)
    renamed.pair(symbols, into: &pairs)
    return pairs.sources.indices.filter { pairs.sources[$0] >= 0 }.map {
      Region(before: before(pairs.sources[$0]), after: after($0))
    }
  }
}
