/// Finds a longest increasing subsequence of offsets by patience sorting.
///
/// For permutations this is the longest common subsequence, and for matches listed
/// by rising row and falling column within a row it is the general one (Hunt and
/// Szymanski 1977, doi 10.1145/359581.359603).
struct IncreasingSubsequence: ~Copyable {
  /// The smallest value that ends an increasing run of each length.
  private let tails: OffsetBuffer
  /// Which value that is, by its place among all that were added.
  private let tailPlaces: OffsetBuffer
  /// The place of the value before each added one in its run, or -1.
  private let previous: OffsetBuffer
  /// The length of the longest run.
  private(set) var length = 0
  private var added = 0

  /// Creates a search for at most `count` values, of which at most `longest` can
  /// increase.
  init(upTo count: Int, longest: Int) {
    tails = OffsetBuffer(unset: longest)
    tailPlaces = OffsetBuffer(unset: longest)
    previous = OffsetBuffer(unset: count)
  }

  /// Adds the next value.
  ///
  /// - Complexity: O(1) when it is larger than all before, else O(log *l*) integer
  ///   comparisons for *l* the length so far.
  @inline(__always)
  mutating func add(_ value: Int) {
    let run =
      length == 0 || tails[length - 1] < value
      ? length : firstTail(notBelow: value)
    tails[run] = value
    tailPlaces[run] = added
    previous[added] = run == 0 ? -1 : tailPlaces[run - 1]
    if run == length { length += 1 }
    added += 1
  }

  /// Calls `body` with the places of a longest run's values, last one first.
  func forEachReversed(_ body: (_ place: Int) -> Void) {
    guard length > 0 else { return }
    var place = tailPlaces[length - 1]
    while place >= 0 {
      body(place)
      place = previous[place]
    }
  }

  /// Returns the first run whose last value is not below `value`; there is one.
  ///
  /// Written so that the compiler needs no branch within the loop.
  @inline(__always)
  private func firstTail(notBelow value: Int) -> Int {
    var start = 0
    var count = length
    while count > 1 {
      let half = count >> 1
      start += tails[start + half - 1] < value ? half : 0
      count -= half
    }
    return start
  }
}
