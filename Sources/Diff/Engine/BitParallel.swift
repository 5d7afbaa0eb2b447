/// A search for a longest common subsequence, 64 columns at a time.
///
/// The table of lengths is kept as one bit a column: zero where a length is one more
/// than its left neighbour (Hyyrö 2004; Crochemore et al. 2001,
/// doi 10.1016/S0020-0190(00)00182-X). It is filled in stripes of columns, from left
/// to right, so that a stripe's bits stay in the fastest memory; what leaves a stripe
/// on its right is one carry bit a row. Only every so many rows are stored. A path
/// is then followed back from the last corner, through one tile after the other,
/// each filled again from its upper and left edges.
struct BitParallel: ~Copyable {
  private let rows: Range<Int>
  private let columns: Range<Int>
  /// The number of 64-bit words in a stripe.
  private let width: Int
  /// The number of rows in a tile.
  private let height: Int
  private let stripes: Int
  private let blocks: Int

  /// For each stripe and block, the bits above the block's first row.
  private let edges: Scratch<UInt64>
  /// For each stripe, one bit a row: whether a carry enters from the left.
  private let carries: Scratch<UInt64>
  private let carryWords: Int

  /// Prepares a search for two ranges.
  init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
    let words = (columns.count + 63) / 64
    width = Self.width(columns: columns.count)
    height = Self.height(rows: rows.count)
    stripes = Self.stripes(words: words)
    blocks = (rows.count + height - 1) / height
    edges = Scratch(unset: stripes * blocks * width)
    carryWords = (rows.count + 63) / 64
    carries = Scratch(repeating: 0, count: (stripes + 1) * carryWords)
  }

  /// The most machine words that a search looks at: for all rows, for those of the
  /// tiles on the path, and for the masks of both.
  static func cost(rows: Int, columns: Int, kinds: Int) -> Int {
    let width = width(columns: columns)
    let words = stripes(words: (columns + 63) / 64) * width
    let path = rows * width + words * height(rows: rows)
    return rows * words + min(path, rows * words)
      + 2 * words * min(kinds, 64 * width)
  }

  /// The number of words in a stripe of a search through so many columns.
  static func width(columns: Int) -> Int {
    let words = (columns + 63) / 64
    let stripes = stripes(words: words)
    return (words + stripes - 1) / stripes
  }

  /// The number of stripes of a search through so many words, at least one.
  private static func stripes(words: Int) -> Int {
    let widest = max(8, words / 128)
    return max(1, (words + widest - 1) / widest)
  }

  /// The number of rows in a tile of a search through so many.
  private static func height(rows: Int) -> Int {
    (max(256, rows / 128) + 63) / 64 * 64
  }

  /// Calls `keep` with the row and column of each match, last one first.
  ///
  /// - Complexity: O(*n* *m* / 64 + *n* + *m*) words of time; O(*n* *m* / 8192) bytes
  ///   of memory, and no more than O(*n* + *m*).
  func forEachMatch(
    in common: borrowing CommonElements, _ masks: inout StripeMasks,
    _ keep: (_ row: Int, _ column: Int) -> Void
  ) {
    if rows.isEmpty || columns.isEmpty { return }
    for stripe in 0..<stripes { fill(stripe, &masks, common) }
    let tile = Scratch<UInt64>(unset: (height + 1) * width)
    var (row, column) = (rows.count, columns.count)
    while row > 0, column > 0 {
      let stripe = (column - 1) / (64 * width)
      let block = (row - 1) / height
      refill(tile, stripe, block, until: row, &masks, common)
      walk(tile, stripe, block, &row, &column, keep)
    }
  }

  /// Fills a stripe's bits, and stores its edges and the carries that leave it.
  private func fill(
    _ stripe: Int, _ masks: inout StripeMasks,
    _ common: borrowing CommonElements
  ) {
    masks.load(
      columns(of: stripe), width: width, rows: rows.count, of: common)
    let bits = Scratch(repeating: UInt64.max, count: width)
    for block in 0..<blocks {
      let edge = (stripe * blocks + block) * width
      for word in 0..<width { edges[edge + word] = bits[word] }
      fill(block, stripe, bits, masks, common)
    }
  }

  /// Takes a stripe's bits through the rows of a block.
  private func fill(
    _ block: Int, _ stripe: Int, _ bits: borrowing Scratch<UInt64>,
    _ masks: borrowing StripeMasks, _ common: borrowing CommonElements
  ) {
    let end = min(rows.count, (block + 1) * height)
    for start in stride(from: block * height, to: end, by: 64) {
      let group = start / 64
      carries[(stripe + 1) * carryWords + group] = fill(
        start..<min(end, start + 64), bits, masks, common,
        carries: carries[stripe * carryWords + group])
    }
  }

  /// Takes bits through at most 64 rows; returns the carries that leave them.
  @inline(__always)
  private func fill(
    _ group: Range<Int>, _ bits: borrowing Scratch<UInt64>,
    _ masks: borrowing StripeMasks, _ common: borrowing CommonElements,
    carries incoming: UInt64
  ) -> UInt64 {
    var outgoing: UInt64 = 0
    var row = group.lowerBound
    while row < group.upperBound {
      let bit = UInt64(row - group.lowerBound)
      let place = rows.lowerBound + row
      if row + 4 <= group.upperBound {
        outgoing |=
          masks.stepFour(
            bits, place, common.rows.kinds, carries: incoming &>> bit) &<< bit
        row += 4
      } else {
        outgoing |=
          masks.step(
            bits, 0, bits, 0, common.rows.kinds[place],
            carry: incoming &>> bit & 1) &<< bit
        row += 1
      }
    }
    return outgoing
  }

  /// Fills a tile down to a row, keeping all of its rows' bits.
  private func refill(
    _ tile: borrowing Scratch<UInt64>, _ stripe: Int, _ block: Int,
    until end: Int, _ masks: inout StripeMasks,
    _ common: borrowing CommonElements
  ) {
    masks.load(
      columns(of: stripe), width: width, rows: end - block * height, of: common)
    let edge = (stripe * blocks + block) * width
    for word in 0..<width { tile[word] = edges[edge + word] }
    for row in block * height..<end {
      let above = (row - block * height) * width
      let carry =
        carries[stripe * carryWords + row / 64] &>> UInt64(row % 64) & 1
      _ = masks.step(
        tile, above, tile, above + width,
        common.rows.kinds[rows.lowerBound + row], carry: carry)
    }
  }

  /// Follows a path back through a tile, until it leaves it.
  ///
  /// Where the bit is one, the length is the left neighbour's. Where it is zero in
  /// the row above too, the length is the upper neighbour's. Else this is a match.
  private func walk(
    _ tile: borrowing Scratch<UInt64>, _ stripe: Int, _ block: Int,
    _ row: inout Int, _ column: inout Int,
    _ keep: (_ row: Int, _ column: Int) -> Void
  ) {
    let firstRow = block * height
    let firstColumn = stripe * width * 64
    while row > firstRow, column > firstColumn {
      let place = column - 1 - firstColumn
      let word = (row - firstRow) * width + place / 64
      let bit = UInt64(1) &<< UInt64(place % 64)
      if tile[word] & bit != 0 {
        column -= 1
      } else if tile[word - width] & bit == 0 {
        row -= 1
      } else {
        row -= 1
        column -= 1
        keep(rows.lowerBound + row, columns.lowerBound + column)
      }
    }
  }

  /// The columns of a stripe.
  private func columns(of stripe: Int) -> Range<Int> {
    let start = columns.lowerBound + stripe * width * 64
    return start..<min(columns.upperBound, start + width * 64)
  }
}
