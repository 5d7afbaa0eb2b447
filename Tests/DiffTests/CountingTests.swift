import Diff
import TestSupport
import Testing

/// Claims of cost, tested by counting instead of by a stopwatch.
struct CountingTests {
  /// How often elements were hashed and compared.
  private final class Counter {
    var hashes = 0
    var comparisons = 0
  }

  /// A number that counts what is done with it.
  private struct Counted: Hashable {
    let value: Int
    let counter: Counter

    static func == (left: Counted, right: Counted) -> Bool {
      left.counter.comparisons += 1
      return left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(value)
    }
  }

  /// Returns hashes and comparisons for each element of two lists.
  private func costs(
    _ before: [Int], _ after: [Int], by algorithm: DiffAlgorithm = .shortest
  ) -> (hashes: Double, comparisons: Double) {
    let counter = Counter()
    let old = before.map { Counted(value: $0, counter: counter) }
    let new = after.map { Counted(value: $0, counter: counter) }
    _ = Changeset(from: old, to: new, by: algorithm)
    let count = Double(before.count + after.count)
    return (
      Double(counter.hashes) / count, Double(counter.comparisons) / count
    )
  }

  @Test(arguments: DiffAlgorithm.allCases)
  func `an element is hashed at most once`(_ algorithm: DiffAlgorithm) {
    var random = SplitMix64(seed: 1)
    for kinds in [2, 50, 100_000] {
      let before = randomList(upTo: 2_000, kinds: kinds, using: &random)
      let after = randomList(upTo: 2_000, kinds: kinds, using: &random)
      #expect(costs(before, after, by: algorithm).hashes <= 1)
    }
  }

  @Test func `lists that run in parallel are hashed by half`() {
    let before = Array(0..<2_000)
    let after = [-1] + before.filter { !$0.isMultiple(of: 10) } + [-2]
    let costs = costs(before, after)
    #expect(costs.hashes < 0.65)
    #expect(costs.comparisons < 1.5)
  }

  @Test func `without repeats an element is compared at most twice`() {
    var random = SplitMix64(seed: 2)
    let before = Array(0..<4_000)
    let after = before.shuffled(using: &random)
    #expect(costs(before, after).comparisons <= 2)
  }

  /// A number whose hash values have nothing but zeros in their low bits.
  private struct Shifted: Hashable {
    let value: Int
    let counter: Counter

    static func == (left: Shifted, right: Shifted) -> Bool {
      left.counter.comparisons += 1
      return left.value == right.value
    }

    @available(*, deprecated, message: "of a type that makes its own")
    var hashValue: Int { value << 32 }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  @Test func `hash values need not be spread over all bits`() {
    var random = SplitMix64(seed: 3)
    let counter = Counter()
    let before = (0..<4_000).map { Shifted(value: $0, counter: counter) }
    let after = before.shuffled(using: &random)
    _ = Changeset(from: before, to: after)
    #expect(counter.comparisons <= 2 * (before.count + after.count))
  }

  @Test func `equal lists are not hashed`() {
    let costs = costs(Array(0..<1_000), Array(0..<1_000))
    #expect(costs.hashes == 0)
    #expect(costs.comparisons <= 0.5)
  }

  @Test func `an edit at one end needs no hashes`() {
    let list = Array(0..<1_000)
    #expect(costs(list, [-1] + list).hashes == 0)
    #expect(costs(list, list + [-1]).hashes == 0)
    #expect(costs(list, Array(list.dropFirst(3))).hashes == 0)
  }

  @Test func `lists of one storage are not even compared`() {
    let counter = Counter()
    let list = (0..<100).map { Counted(value: $0, counter: counter) }
    #expect(Changeset(from: list, to: list).isEmpty)
    #expect(counter.comparisons == 0 && counter.hashes == 0)
  }

  @Test func `sections without changes are not hashed`() {
    let counter = Counter()
    let items = (0..<500).map { Counted(value: $0, counter: counter) }
    let before = (0..<10).map { ListSection(title: $0, elements: items) }
    var after = before
    after[3].elements.swapAt(10, 400)
    let changes = SectionedChangeset(from: before, to: after)
    #expect(changes.moves.count == 2 && changes.count == 2)
    #expect(counter.hashes <= 2 * 391)
  }
}
