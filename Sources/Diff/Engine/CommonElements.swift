/// The elements of a region that both of its parts hold, and nothing else.
///
/// A longest common subsequence of these is one of the region. Rows are elements of
/// `before`, columns those of `after`.
struct CommonElements: ~Copyable {
  /// One of the two lists.
  struct List: ~Copyable {
    /// Each element's symbol.
    let symbols: OffsetBuffer
    /// Each element's offset in the list that it was taken from.
    let offsets: OffsetBuffer
    /// The number of elements.
    fileprivate(set) var count = 0

    fileprivate init(upTo capacity: Int) {
      symbols = OffsetBuffer(unset: capacity)
      offsets = OffsetBuffer(unset: capacity)
    }

    fileprivate mutating func append(_ symbol: Int, at offset: Int) {
      symbols[count] = symbol
      offsets[count] = offset
      count += 1
    }
  }

  /// Those of `before`.
  private(set) var rows: List
  /// Those of `after`.
  private(set) var columns: List

  /// Collects a region's common elements, given the region's occurrences.
  init(
    of region: Region, in symbols: borrowing SymbolLists,
    _ occurrences: borrowing Occurrences
  ) {
    rows = List(upTo: region.before.count)
    columns = List(upTo: region.after.count)
    for offset in region.before {
      let symbol = symbols.before[offset]
      if occurrences.after[symbol] != Occurrences.none {
        rows.append(symbol, at: offset)
      }
    }
    for offset in region.after {
      let symbol = symbols.after[offset]
      if symbol >= 0, occurrences.before[symbol] != Occurrences.none {
        columns.append(symbol, at: offset)
      }
    }
  }
}
