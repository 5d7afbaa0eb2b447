/// Turns offsets of a changeset into offsets at the time of each step.
///
/// Elements may be taken out and placed in any order. In a gap between two elements
/// that stay, those that wait to be taken out stand before those that were placed.
struct SequentialPlaces {
  private let sources: SortedOffsets
  private let targets: SortedOffsets
  private var waiting: CountTree
  private var placed: CountTree

  /// Starts with every source in its place and no target.
  init(sources: [Int], targets: [Int]) {
    self.sources = SortedOffsets(sources)
    self.targets = SortedOffsets(targets)
    waiting = CountTree(repeating: 1, count: sources.count)
    placed = CountTree(repeating: 0, count: targets.count)
  }

  /// Takes out the element at an offset in `before`; returns where it stands now.
  ///
  /// - Complexity: O(log *k*) for *k* offsets.
  mutating func take(_ source: Int) -> Int {
    let place = sources.place(of: source)
    let kept = sources.kept(before: source)
    defer { waiting.add(-1, at: place) }
    return kept &+ waiting.sum(before: place)
      &+ placed.sum(before: targets.count(withFewerThan: kept))
  }

  /// Places an element for an offset in `after`; returns where it stands now.
  ///
  /// - Complexity: O(log *k*) for *k* offsets.
  mutating func place(_ target: Int) -> Int {
    let place = targets.place(of: target)
    let kept = targets.kept(before: target)
    defer { placed.add(1, at: place) }
    return kept &+ placed.sum(before: place)
      &+ waiting.sum(before: sources.count(withAtMost: kept))
  }

  /// Where the element that is to stand at an offset in `after` stands now.
  func index(ofPlaced target: Int) -> Int {
    let kept = targets.kept(before: target)
    return kept &+ placed.sum(before: targets.place(of: target))
      &+ waiting.sum(before: sources.count(withAtMost: kept))
  }

  /// Where the element that stood at an offset in `before` stands now.
  func index(ofWaiting source: Int) -> Int {
    let kept = sources.kept(before: source)
    return kept &+ waiting.sum(before: sources.place(of: source))
      &+ placed.sum(before: targets.count(withFewerThan: kept))
  }
}

/// A list of counts with sums of its first ones at hand (a Fenwick tree).
private struct CountTree {
  private var sums: [Int]

  /// Creates a list of equal counts.
  init(repeating value: Int, count: Int) {
    sums = (0...count).map { ($0 & -$0) * value }
  }

  /// The sum of all counts before a place.
  func sum(before place: Int) -> Int {
    var (place, sum) = (place, 0)
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }

  /// Adds to the count at a place.
  mutating func add(_ value: Int, at place: Int) {
    var place = place + 1
    while place < sums.count {
      sums[place] += value
      place += place & -place
    }
  }
}
