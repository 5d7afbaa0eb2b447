/// Where the elements that stay stand in both lists, told by those that do not.
///
/// The elements that stay are numbered from zero, in the same order in both lists;
/// an element's number is its offset less the number of others before it.
struct OffsetMap {
  /// The offsets in `before` of elements that are deleted or moved, rising.
  let sources: SortedOffsets
  /// The offsets in `after` of elements that are inserted or moved, rising.
  let targets: SortedOffsets

  init(sources: [Int], targets: [Int]) {
    self.sources = SortedOffsets(sources)
    self.targets = SortedOffsets(targets)
  }

  /// Where in `after` the element stands that stays and stood at `offset`.
  func after(_ offset: Int) -> Int? {
    sources.contains(offset)
      ? nil : targets.offset(ofKept: sources.kept(before: offset))
  }

  /// Where in `before` the element stood that stays and stands at `offset`.
  func before(_ offset: Int) -> Int? {
    targets.contains(offset)
      ? nil : sources.offset(ofKept: targets.kept(before: offset))
  }
}

/// Rising offsets of some elements of a list; the others are the kept ones.
///
/// Arithmetic wraps around, so that no offset, however far out, is a trap.
struct SortedOffsets {
  let offsets: [Int]

  init(_ offsets: [Int]) {
    self.offsets = offsets.sorted()
  }

  /// The place of an offset among these, or where it would be.
  func place(of offset: Int) -> Int {
    firstPlace { other, _ in other < offset }
  }

  func contains(_ offset: Int) -> Bool {
    let place = place(of: offset)
    return place < offsets.count && offsets[place] == offset
  }

  /// The number of kept elements before an offset.
  func kept(before offset: Int) -> Int {
    offset &- place(of: offset)
  }

  /// How many of these have fewer than `kept` kept elements before them.
  func count(withFewerThan kept: Int) -> Int {
    firstPlace { offset, place in offset &- place < kept }
  }

  /// How many of these have at most `kept` kept elements before them.
  func count(withAtMost kept: Int) -> Int {
    firstPlace { offset, place in offset &- place <= kept }
  }

  /// The offset of the kept element with a number.
  func offset(ofKept number: Int) -> Int {
    number &+ count(withAtMost: number)
  }

  /// The first place for which the claim no longer holds, by halving.
  private func firstPlace(_ isBefore: (Int, _ place: Int) -> Bool) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(offsets[middle], middle) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
