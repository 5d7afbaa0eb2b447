import Diff
import TestSupport
import Testing

struct SectionedLawsTests {
  @Test(arguments: DiffAlgorithm.allCases)
  func `random states obey the laws`(_ algorithm: DiffAlgorithm) {
    for seed in 0..<1_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomState(using: &random)
      let after =
        seed.isMultiple(of: 3)
        ? randomState(using: &random) : edited(before, using: &random)
      let fault = SectionedLaws(before, after, by: algorithm).fault
      if let fault {
        Issue.record("seed \(seed) \(algorithm) \(before) \(after) \(fault)")
      }
    }
  }

  @Test func `sections move as little as possible`() {
    for order in permutations(of: [0, 1, 2, 3, 4]) {
      let before = (0..<5).map { TestSection(title: $0, elements: [$0]) }
      let after = order.map { TestSection(title: $0, elements: [$0]) }
      let changes = SectionedChangeset(from: before, to: after)
      let kept = Judge<Int>.longestCommonSubsequence([0, 1, 2, 3, 4], order)
      #expect(changes.count == 5 - kept)
      #expect(changes.sectionMoves.count == 5 - kept)
    }
  }
}

typealias TestSection = ListSection<Int, Int>
typealias TestChanges = SectionedChangeset<Int, Int>

/// Returns every order of `elements`.
func permutations<Element>(of elements: [Element]) -> [[Element]] {
  if elements.isEmpty { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}

/// Returns a few sections with different titles and up to 8 items each.
func randomState(using random: inout SplitMix64) -> [TestSection] {
  let kinds = Int.random(in: 1...20, using: &random)
  let titles = (0..<8).shuffled(using: &random)
  return titles.prefix(Int.random(in: 0...6, using: &random)).map {
    TestSection(
      title: $0, elements: randomList(upTo: 8, kinds: kinds, using: &random))
  }
}

/// Returns a state after a few random edits, renames and moves of all kinds.
func edited(
  _ state: [TestSection], using random: inout SplitMix64
) -> [TestSection] {
  var state = state
  for _ in 0..<Int.random(in: 0...6, using: &random) where !state.isEmpty {
    let index = Int.random(in: state.indices, using: &random)
    let other = Int.random(in: state.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: state.remove(at: index)
    case 1: state.swapAt(index, other)
    case 2: state[index].title += 100 + other
    case 3: state.insert(TestSection(title: 50 + state.count), at: index)
    case 4: state[index].elements.shuffle(using: &random)
    case 5: state[index].elements.append(Int.random(in: 0..<9, using: &random))
    default:
      guard let item = state[index].elements.popLast() else { break }
      let end = state[other].elements.count
      state[other].elements.insert(
        item, at: Int.random(in: 0...end, using: &random))
    }
  }
  var titles: Set<Int> = []
  return state.filter { titles.insert($0.title).inserted }
}

/// The laws that a changeset between two states obeys.
struct SectionedLaws {
  /// The first law that is broken, in words.
  let fault: String?

  init(
    _ before: [TestSection], _ after: [TestSection],
    by algorithm: DiffAlgorithm = .shortest
  ) {
    let changes = TestChanges(from: before, to: after, by: algorithm)
    let pairs = sectionPairs(before, after)
    let judge = Judge(
      pairs: pairs.map { (before[$0].elements, after[$1].elements) },
      before: before.flatMap(\.elements), after: after.flatMap(\.elements))
    if (try? before.applying(changes)) != after {
      fault = "does not lead to the target: \(changes)"
    } else if (try? after.applying(changes.inverted)) != before {
      fault = "its inverse does not lead back: \(changes)"
    } else if changes.deletes.count != judge.deletes
      || changes.inserts.count != judge.inserts
    {
      fault = "deletes or inserts too much: \(changes)"
    } else if algorithm != .heckel, changes.moves.count != judge.moves {
      fault = "moves \(changes.moves.count), not \(judge.moves): \(changes)"
    } else if changes.sectionMoves.count != sectionMoves(pairs) {
      fault = "moves too many sections: \(changes)"
    } else if changes.sectionDeletes.count != before.count - pairs.count
      || changes.sectionInserts.count != after.count - pairs.count
    {
      fault = "pairs other sections: \(changes)"
    } else if !changes.isSorted {
      fault = "is not sorted: \(changes)"
    } else {
      fault = nil
    }
  }
}

/// Pairs sections as the rules say, by trying every pair again and again.
func sectionPairs(
  _ before: [TestSection], _ after: [TestSection]
) -> [(before: Int, after: Int)] {
  var pairs: [(before: Int, after: Int)] = []
  for (index, section) in before.enumerated() {
    let other = after.firstIndex { $0.title == section.title }
    if let other { pairs.append((index, other)) }
  }
  func open() -> [(before: Int, after: Int)] {
    before.indices.flatMap { index in after.indices.map { (index, $0) } }
      .filter { pair in
        !pairs.contains { $0.before == pair.0 || $0.after == pair.1 }
      }
  }
  while true {
    var best: (overlap: Int, pair: (before: Int, after: Int))?
    for pair in open() {
      let (old, new) = (
        before[pair.before].elements, after[pair.after].elements
      )
      let overlap = Judge<Int>.common(old, new)
      if overlap > 0, 2 * overlap >= max(old.count, new.count),
        overlap > best?.overlap ?? 0
      {
        best = (overlap, pair)
      }
    }
    guard let best else { break }
    pairs.append(best.pair)
  }
  pairs += open().filter {
    $0.before == $0.after
      && (before[$0.before].elements.isEmpty
        || after[$0.after].elements.isEmpty)
  }
  return pairs.sorted { $0.after < $1.after }
}

/// The fewest sections that move.
private func sectionMoves(_ pairs: [(before: Int, after: Int)]) -> Int {
  pairs.count
    - Judge<Int>.longestCommonSubsequence(
      pairs.map(\.before), pairs.map(\.before).sorted())
}

extension SectionedChangeset {
  /// Whether the parts stand in their documented order.
  var isSorted: Bool {
    isRising(sectionDeletes.map(\.section))
      && isRising(sectionInserts.map(\.section))
      && isRising(sectionMoves.map(\.to)) && isRising(sectionRenames.map(\.to))
      && isRising(deletes.map(\.position)) && isRising(inserts.map(\.position))
      && isRising(moves.map(\.to))
  }
}
