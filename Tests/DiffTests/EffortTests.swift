import TestSupport
import Testing

@testable import Diff

/// A limited effort bounds the work, whatever the lists, and nothing else breaks.
struct EffortTests {
  /// Lists that take an exact search quadratic work.
  enum Hostile: CaseIterable {
    case twoKinds, manyKinds, periods, sawtooths, mirrored, rotated, edited

    func make(_ count: Int) -> (before: [Int], after: [Int]) {
      var random = SplitMix64(seed: UInt64(count))
      func draw(of kinds: Int) -> [Int] {
        (0..<count).map { _ in Int.random(in: 0..<kinds, using: &random) }
      }
      switch self {
      case .twoKinds: return (draw(of: 2), draw(of: 2))
      case .manyKinds: return (draw(of: count / 16), draw(of: count / 16))
      case .periods:
        return ((0..<count).map { $0 % 2 }, (0..<count).map { $0 / 2 % 2 })
      case .sawtooths:
        return ((0..<count).map { $0 % 100 }, (0..<count).map { $0 % 101 })
      case .mirrored:
        let list = draw(of: 5)
        return (list, list.reversed())
      case .rotated:
        let list = draw(of: 3)
        return (list, Array(list[(count / 3)...] + list[..<(count / 3)]))
      case .edited:
        let list = draw(of: 20)
        return (list, list.map { $0 == 7 ? $0 + list[0] : $0 })
      }
    }
  }

  /// The machine words that a search looks at for each element.
  private func words(
    _ lists: (before: [Int], after: [Int]), _ algorithm: DiffAlgorithm,
    _ effort: Effort
  ) -> Double {
    let all = Region(
      before: 0..<lists.before.count, after: 0..<lists.after.count)
    let matching = Matching(
      of: SymbolLists(lists.before, lists.after), in: [all], by: algorithm,
      effort: effort)
    return Double(matching.words)
      / Double(lists.before.count + lists.after.count)
  }

  @Test(arguments: Hostile.allCases, DiffAlgorithm.allCases)
  func `limited effort bounds the words an element`(
    _ hostile: Hostile, _ algorithm: DiffAlgorithm
  ) {
    for (count, limit) in [(1_000, 64), (4_000, 16), (16_000, 4)] {
      let words = words(
        hostile.make(count), algorithm, .limited(wordsPerElement: limit))
      #expect(words <= Double(limit), "\(count) elements")
    }
  }

  @Test func `exact search takes as many more words as there are elements`() {
    let (small, large) = (
      words(Hostile.twoKinds.make(2_000), .shortest, .exact),
      words(Hostile.twoKinds.make(8_000), .shortest, .exact)
    )
    #expect(3 * small < large && large < 8_000 / 64)
  }

  @Test func `where few elements change limited effort is exact`() {
    for hostile in Hostile.allCases {
      let before = hostile.make(3_000).before
      var after = before
      for place in [100, 900, 901, 2_500] { after.remove(at: place) }
      after.insert(contentsOf: [1, 2, 0, -1], at: 700)
      let changes = Changeset(from: before, to: after, effort: .limited)
      #expect(changes.count == Changeset(from: before, to: after).count)
    }
  }

  @Test func `limited effort breaks no law but that of the fewest moves`() {
    let effort = Effort.limited(wordsPerElement: 1)
    for algorithm in DiffAlgorithm.allCases {
      for hostile in Hostile.allCases {
        let (before, after) = hostile.make(600)
        let fault = Laws(before, after, by: algorithm, effort: effort).fault
        #expect(fault == nil, "\(algorithm) \(hostile)")
      }
      for seed in 0..<200 {
        var random = SplitMix64(seed: UInt64(seed))
        let before = randomList(upTo: 60, kinds: 9, using: &random)
        let after = randomList(upTo: 60, kinds: 9, using: &random)
        let fault = Laws(before, after, by: algorithm, effort: effort).fault
        #expect(fault == nil, "\(algorithm) seed \(seed)")
      }
    }
  }

  @Test func `limited effort may take renamed sections for other ones`() throws
  {
    let before = (0..<300).map { TestSection(title: $0, elements: [1, 2]) }
    let after = (300..<600).map { TestSection(title: $0, elements: [1, 2]) }
    let changes = TestChanges(
      from: before, to: after, effort: .limited(wordsPerElement: 1))
    #expect(try before.applying(changes) == after)
    #expect(!changes.sectionRenames.isEmpty)
    #expect(!changes.sectionDeletes.isEmpty)
    #expect(changes.deletes.isEmpty && changes.inserts.isEmpty)
  }

  @Test func `another search can finish what Myers leaves`() {
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomList(upTo: 90, kinds: 4, using: &random)
      let after = randomList(upTo: 90, kinds: 4, using: &random)
      let longest = Judge<Int>.longestCommonSubsequence(before, after)
      for work in stride(from: 0, to: 2_000, by: 97) {
        let kept = matches(before, after, within: work)
        #expect(kept.count == longest, "seed \(seed) work \(work)")
        #expect(isRising(kept.map(\.row)) && isRising(kept.map(\.column)))
        #expect(kept.allSatisfy { before[$0.row] == after[$0.column] })
      }
    }
  }

  /// The matches that Myers' search finds with so much work, and another search in
  /// what is left.
  private func matches(
    _ before: [Int], _ after: [Int], within work: Int
  ) -> [(row: Int, column: Int)] {
    let region = Region(before: 0..<before.count, after: 0..<after.count)
    let symbols = SymbolLists(before, after)
    let occurrences = Occurrences(symbols: before.count)
    _ = occurrences.record(region, of: symbols)
    let common = CommonElements(of: region, in: symbols, occurrences)
    let gap = Gap(
      rows: 0..<common.rows.count, columns: 0..<common.columns.count)
    var matches: [(row: Int, column: Int)] = []
    func keep(_ row: Int, _ column: Int) {
      matches.append(
        (common.rows.offsets[row], common.columns.offsets[column]))
    }
    var left = work
    Myers(for: gap).forEachMatch(in: common, gap, within: &left, keep) { rest in
      HuntSzymanski(rows: rest.rows, columns: rest.columns)
        .forEachMatch(in: common, keep)
    }
    return matches.sorted { $0.row < $1.row }
  }
}
