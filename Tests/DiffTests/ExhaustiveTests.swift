import Diff
import Foundation
import TestSupport
import Testing

/// Long runs over very many lists; `Scripts/exhaustive.sh` starts them in release.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil))
struct ExhaustiveTests {
  @Test(
    arguments: [(length: 6, symbols: 3), (length: 5, symbols: 4)],
    DiffAlgorithm.allCases)
  func `every pair of small lists obeys the laws`(
    _ size: (length: Int, symbols: Int), _ algorithm: DiffAlgorithm
  ) {
    let lists = allLists(upTo: size.length, of: Array(0..<size.symbols))
    for before in lists where namesInOrder(before) {
      for after in lists where namesInOrder(before + after) {
        let fault = Laws(before, after, by: algorithm).fault
        if let fault { Issue.record("\(before) \(after) \(fault)") }
      }
    }
  }

  @Test(arguments: DiffAlgorithm.allCases)
  func `many random lists obey the laws`(_ algorithm: DiffAlgorithm) {
    for seed in 0..<20_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let kinds = Int.random(in: 2...60, using: &random)
      let before = randomList(upTo: 60, kinds: kinds, using: &random)
      let after = randomList(upTo: 60, kinds: kinds, using: &random)
      let fault = Laws(before, after, by: algorithm).fault
      if let fault { Issue.record("seed \(seed) \(fault)") }
    }
  }

  @Test func `many random long lists obey the laws`() {
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      let kinds = Int.random(in: 2...3_000, using: &random)
      let before = randomList(upTo: 3_000, kinds: kinds, using: &random)
      let after =
        seed.isMultiple(of: 2)
        ? randomList(upTo: 3_000, kinds: kinds, using: &random)
        : before.filter { $0 % 17 != seed % 17 }.shuffledInPart(&random)
      let fault = Laws(before, after, by: .shortest).fault
      if let fault { Issue.record("seed \(seed) \(fault.prefix(60))") }
    }
  }

  @Test(arguments: DiffAlgorithm.allCases)
  func `many random states obey the laws`(_ algorithm: DiffAlgorithm) {
    for seed in 0..<20_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomState(using: &random)
      let after =
        seed.isMultiple(of: 3)
        ? randomState(using: &random) : edited(before, using: &random)
      let fault = SectionedLaws(before, after, by: algorithm).fault
      if let fault { Issue.record("seed \(seed) \(fault)") }
    }
  }

  @Test func `no pairing of a small state's items is shorter`() {
    let lists = allLists(upTo: 2, of: [0, 1])
    for (first, second) in pairs(of: lists) {
      let before = [
        TestSection(title: 0, elements: first),
        TestSection(title: 1, elements: second),
      ]
      for (third, fourth) in pairs(of: lists) {
        let sections = [
          TestSection(title: 1, elements: third),
          TestSection(title: 0, elements: fourth),
        ]
        for after in [sections, sections.reversed(), Array(sections.prefix(1))]
        {
          let changes = TestChanges(from: before, to: after)
          let count =
            changes.deletes.count + changes.inserts.count + changes.moves.count
          if count != fewestItemChanges(before, after) {
            Issue.record("\(before) \(after) \(changes)")
          }
        }
      }
    }
  }
}

/// Returns every pair of two lists.
private func pairs(of lists: [[Int]]) -> [([Int], [Int])] {
  lists.flatMap { first in lists.map { (first, $0) } }
}

extension [Int] {
  /// Returns the list with some neighbours shuffled.
  fileprivate func shuffledInPart(_ random: inout SplitMix64) -> [Int] {
    var list = self
    list[(count / 3)..<(count / 2)].shuffle(using: &random)
    return list
  }
}

/// Tries every way to pair equal items; counts a pair that does not stay as a move.
private func fewestItemChanges(
  _ before: [TestSection], _ after: [TestSection]
) -> Int {
  let partners = Dictionary(
    uniqueKeysWithValues: sectionPairs(before, after)
      .map { ($0.before, $0.after) })
  let old = before.places
  let new = after.places
  var used: Set<Int> = []
  var stays: [(Place, Place)] = []

  func search(_ next: Int) -> Int {
    guard next < old.count else {
      return new.count - used.count
    }
    var fewest = search(next + 1) + 1
    for (index, place) in new.enumerated()
    where place.item == old[next].item && !used.contains(index) {
      used.insert(index)
      fewest = min(fewest, search(next + 1) + 1)
      let inOrder =
        partners[old[next].section] == place.section
        && stays.allSatisfy {
          $0.0.section != old[next].section || $0.1.index < place.index
        }
      if inOrder {
        stays.append((old[next], place))
        fewest = min(fewest, search(next + 1))
        stays.removeLast()
      }
      used.remove(index)
    }
    return fewest
  }
  return search(0)
}

/// An item and where it stands.
private struct Place {
  let section: Int
  let index: Int
  let item: Int
}

extension [TestSection] {
  /// All items, section by section.
  fileprivate var places: [Place] {
    enumerated().flatMap { section, list in
      list.elements.enumerated().map {
        Place(section: section, index: $0.offset, item: $0.element)
      }
    }
  }
}
