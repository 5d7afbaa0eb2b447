/// Finds sections that go on under another title, by what they hold.
///
/// Of the sections left over on both sides, the pair with the most items in common
/// comes first (counted with repeats, at least half of the larger section), then the
/// next. Of equals, the lower index in `before` comes first, then the one in `after`.
/// What is still left over is paired at equal index where one side is empty.
struct RenamedSections: ~Copyable {
  /// Two sections that may be one, and how many items both hold.
  private struct Candidate {
    let overlap: Int
    let before: Int
    let after: Int

    func isBefore(_ other: Candidate) -> Bool {
      (-overlap, before, after) < (-other.overlap, other.before, other.after)
    }
  }

  /// How many items of one symbol a section of `before` holds.
  private struct Share {
    let section: Int
    var count: Int
    /// The next section's share of the same symbol, or -1.
    let next: Int
  }

  private let items: SectionRegions
  private var shares: [Share] = []
  /// For each symbol its first share, or -1.
  private let firstShare: OffsetBuffer
  /// For each symbol how often the section at hand holds it.
  private let counts: OffsetBuffer
  /// For each section of `before` how many items it shares with the one at hand.
  private let overlaps: OffsetBuffer
  /// How many shares may still be looked at.
  private(set) var work: Int

  init(
    _ items: SectionRegions, symbols: borrowing SymbolLists,
    within effort: Effort
  ) {
    self.items = items
    work = effort.words(for: symbols.before.count + symbols.after.count)
    overlaps = OffsetBuffer(repeating: 0, count: items.beforeCount)
    firstShare = OffsetBuffer(repeating: -1, count: symbols.before.count)
    counts = OffsetBuffer(repeating: 0, count: symbols.before.count)
  }

  /// Adds renamed sections to `pairs`.
  ///
  /// - Complexity: O(*n* + *m* + *p* + *c* log *c*) for the counts of the items left
  ///   over, the number *p* of pairs of a symbol's shares, and *c* candidates; what
  ///   *p* would exceed the effort by is not looked at.
  mutating func pair(
    _ symbols: borrowing SymbolLists, into pairs: inout SectionPairs
  ) {
    let (deleted, inserted) = (pairs.deleted, pairs.inserted)
    if deleted.isEmpty || inserted.isEmpty { return }
    for section in deleted { share(section, symbols) }
    var candidates: [Candidate] = []
    for section in inserted {
      candidates += self.candidates(for: section, symbols)
    }
    for candidate in candidates.sorted(by: { $0.isBefore($1) })
    where pairs.isOpen(candidate.before, candidate.after) {
      pairs.pair(candidate.before, candidate.after)
    }
    for index in deleted
    where index < pairs.sources.count && pairs.isOpen(index, index)
      && (items.before(index).isEmpty || items.after(index).isEmpty)
    {
      pairs.pair(index, index)
    }
  }

  /// Records what a section of `before` holds.
  private mutating func share(_ section: Int, _ symbols: borrowing SymbolLists)
  {
    for offset in items.before(section) {
      let symbol = symbols.before[offset]
      let first = firstShare[symbol]
      if first >= 0, shares[first].section == section {
        shares[first].count += 1
      } else {
        firstShare[symbol] = shares.count
        shares.append(Share(section: section, count: 1, next: first))
      }
    }
  }

  /// Returns the sections of `before` that a section of `after` may have been.
  private mutating func candidates(
    for section: Int, _ symbols: borrowing SymbolLists
  ) -> [Candidate] {
    let range = items.after(section)
    for offset in range where symbols.after[offset] >= 0 {
      counts[symbols.after[offset]] += 1
    }
    var sharing: [Int] = []
    for offset in range where symbols.after[offset] >= 0 {
      let symbol = symbols.after[offset]
      if counts[symbol] > 0 { addOverlaps(of: symbol, to: &sharing) }
      counts[symbol] = 0
    }
    return sharing.compactMap { before in
      let overlap = overlaps[before]
      overlaps[before] = 0
      let larger = max(range.count, items.before(before).count)
      return 2 * overlap < larger
        ? nil : Candidate(overlap: overlap, before: before, after: section)
    }
  }

  private mutating func addOverlaps(of symbol: Int, to sharing: inout [Int]) {
    var share = firstShare[symbol]
    while share >= 0, work > 0 {
      work -= 1
      let section = shares[share].section
      if overlaps[section] == 0 { sharing.append(section) }
      overlaps[section] += min(counts[symbol], shares[share].count)
      share = shares[share].next
    }
  }
}

extension SectionPairs {
  /// Whether neither section has a partner yet.
  fileprivate func isOpen(_ before: Int, _ after: Int) -> Bool {
    targets[before] < 0 && sources[after] < 0
  }
}
