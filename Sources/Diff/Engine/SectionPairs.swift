/// Which section of `after` each section of `before` became.
@usableFromInline
struct SectionPairs: Sendable {
  /// For each section of `before`, its index in `after`, or -1 when it is gone.
  @usableFromInline private(set) var targets: [Int]
  /// For each section of `after`, its index in `before`, or -1 when it is new.
  @usableFromInline private(set) var sources: [Int]

  /// Pairs sections with equal titles.
  ///
  /// Titles should be unique; those that are not are paired by rising index.
  @usableFromInline
  init(titles: borrowing SymbolLists) {
    targets = Array(repeating: -1, count: titles.before.count)
    sources = Array(repeating: -1, count: titles.after.count)
    var matching = Matching(
      before: titles.before.count, after: titles.after.count)
    MovePairing(symbols: titles.before.count)
      .pair(titles, in: [], into: &matching)
    for index in sources.indices {
      if case .moved(let source) = matching.fate(at: index) {
        pair(source, index)
      }
    }
  }

  /// The sections of `before` without a partner.
  @usableFromInline var deleted: [Int] {
    targets.indices.filter { targets[$0] < 0 }
  }

  /// The sections of `after` without a partner.
  @usableFromInline var inserted: [Int] {
    sources.indices.filter { sources[$0] < 0 }
  }

  /// The sections of `after` that move, by rising index: as few as there can be.
  ///
  /// Of several ways those sections stay that come first in `after`.
  @usableFromInline var moved: [Int] {
    let paired = targets.filter { $0 >= 0 }
    var kept = IncreasingSubsequence(upTo: paired.count)
    for target in paired { kept.add(target) }
    var moves = Array(repeating: true, count: paired.count)
    kept.forEachReversed { moves[$0] = false }
    return paired.indices.filter { moves[$0] }.map { paired[$0] }.sorted()
  }

  /// Pairs two sections.
  mutating func pair(_ before: Int, _ after: Int) {
    targets[before] = after
    sources[after] = before
  }
}
