/// For each kind of element, which columns of a stripe hold it, one bit a column.
struct StripeMasks: ~Copyable {
  /// The masks, one after the other; the first is empty.
  let bits: Scratch<UInt64>
  /// For each kind where its mask starts; 0 for a kind that the stripe lacks.
  private let starts: OffsetBuffer
  /// The number of words of the empty mask, and the most that a stripe may have.
  private let maximalWidth: Int
  /// The number of words in the stripe at hand.
  private var width = 0
  /// The columns that masks are set for.
  private var loaded = 0..<0
  /// How many words were looked at since the beginning.
  private(set) var words = 0

  /// Creates memory for the masks of stripes of at most `width` words.
  init(kinds: Int, upTo width: Int) {
    maximalWidth = width
    starts = OffsetBuffer(repeating: 0, count: kinds)
    bits = Scratch(repeating: 0, count: (min(kinds, 64 * width) + 1) * width)
  }

  /// Sets the masks for the columns of a stripe of `width` words, unless they are set
  /// already, and counts the words of so many of its rows.
  mutating func load(
    _ columns: Range<Int>, width: Int, rows: Int,
    of common: borrowing CommonElements
  ) {
    words += rows * width
    if columns == loaded { return }
    for column in loaded { starts[common.columns.kinds[column]] = 0 }
    loaded = columns
    self.width = width
    var end = maximalWidth
    defer { words += end }
    for column in columns {
      let kind = common.columns.kinds[column]
      if starts[kind] == 0 {
        starts[kind] = end
        for word in end..<end + width { bits[word] = 0 }
        end += width
      }
      let place = column - columns.lowerBound
      bits[starts[kind] + place / 64] |= 1 &<< UInt64(place % 64)
    }
  }
}

extension StripeMasks {
  /// Computes a row's bits from those of the row above, where a kind stands at the
  /// row; returns the carry that leaves the stripe.
  @inline(__always)
  func step(
    _ above: borrowing Scratch<UInt64>, _ aboveStart: Int,
    _ below: borrowing Scratch<UInt64>, _ belowStart: Int,
    _ kind: Int, carry: UInt64
  ) -> UInt64 {
    let mask = starts[kind]
    var carry = carry
    for word in 0..<width {
      below[belowStart &+ word] = Self.step(
        above[aboveStart &+ word], bits[mask &+ word], &carry)
    }
    return carry
  }

  /// Takes bits through four rows at once, from `row` on; returns four carries.
  ///
  /// The rows wait for each other a word at a time only, so that the processor
  /// works on several of them in the same moment.
  @inline(__always)
  func stepFour(
    _ bits: borrowing Scratch<UInt64>, _ row: Int,
    _ kinds: borrowing OffsetBuffer, carries: UInt64
  ) -> UInt64 {
    let first = starts[kinds[row]]
    let second = starts[kinds[row + 1]]
    let third = starts[kinds[row + 2]]
    let fourth = starts[kinds[row + 3]]
    if first | second | third | fourth == 0, carries & 15 == 0 { return 0 }
    var (carry1, carry2) = (carries & 1, carries &>> 1 & 1)
    var (carry3, carry4) = (carries &>> 2 & 1, carries &>> 3 & 1)
    for word in 0..<width {
      var row = Self.step(bits[word], self.bits[first &+ word], &carry1)
      row = Self.step(row, self.bits[second &+ word], &carry2)
      row = Self.step(row, self.bits[third &+ word], &carry3)
      bits[word] = Self.step(row, self.bits[fourth &+ word], &carry4)
    }
    return carry1 | carry2 &<< 1 | carry3 &<< 2 | carry4 &<< 3
  }

  /// Computes a word of a row from the word above, the columns that match, and the
  /// carry from the left, which becomes the carry to the right.
  @inline(__always)
  private static func step(
    _ old: UInt64, _ mask: UInt64, _ carry: inout UInt64
  ) -> UInt64 {
    let matches = old & mask
    let sum = old &+ matches &+ carry
    carry = (matches | (old & ~sum)) &>> 63
    return sum | (old ^ matches)
  }
}
