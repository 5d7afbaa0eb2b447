/// The elements of a region that both of its parts hold, and nothing else.
///
/// A longest common subsequence of these is one of the region. Rows are elements of
/// `before`, columns those of `after`; equal ones are of one kind, and kinds are
/// numbered from zero.
struct CommonElements: ~Copyable {
  /// One of the two lists.
  struct List: ~Copyable {
    /// Each element's kind.
    let kinds: OffsetBuffer
    /// Each element's offset in the list that it was taken from.
    let offsets: OffsetBuffer
    /// The number of elements.
    fileprivate(set) var count = 0

    fileprivate init(upTo capacity: Int) {
      kinds = OffsetBuffer(unset: capacity)
      offsets = OffsetBuffer(unset: capacity)
    }

    fileprivate mutating func append(_ kind: Int, at offset: Int) {
      kinds[count] = kind
      offsets[count] = offset
      count += 1
    }

    /// How often each kind occurs.
    func counts(kinds: Int) -> OffsetBuffer {
      let counts = OffsetBuffer(repeating: 0, count: kinds)
      for place in 0..<count { counts[self.kinds[place]] += 1 }
      return counts
    }
  }

  /// Those of `before`.
  private(set) var rows: List
  /// Those of `after`.
  private(set) var columns: List
  /// The number of kinds.
  private(set) var kinds = 0

  /// Collects a region's common elements and forgets the region's occurrences.
  init(
    of region: Region, in symbols: borrowing SymbolLists,
    _ occurrences: borrowing Occurrences
  ) {
    rows = List(upTo: region.before.count)
    columns = List(upTo: region.after.count)
    numberKinds(of: region, in: symbols, occurrences)
    for offset in region.before {
      let kind = occurrences.after[symbols.before[offset]]
      if kind >= 0 { rows.append(kind, at: offset) }
    }
    for offset in region.after where symbols.after[offset] >= 0 {
      let kind = occurrences.after[symbols.after[offset]]
      if kind >= 0 { columns.append(kind, at: offset) }
    }
    occurrences.forget(region, of: symbols)
  }

  /// Overwrites the occurrences in `after` with numbers of kinds.
  private mutating func numberKinds(
    of region: Region, in symbols: borrowing SymbolLists,
    _ occurrences: borrowing Occurrences
  ) {
    for offset in region.before {
      let symbol = symbols.before[offset]
      if occurrences.before[symbol] == Occurrences.none { continue }
      occurrences.before[symbol] = Occurrences.none
      if occurrences.after[symbol] == Occurrences.none { continue }
      occurrences.after[symbol] = kinds
      kinds += 1
    }
  }
}
