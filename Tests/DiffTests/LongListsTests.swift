import Diff
import TestSupport
import Testing

/// Lists long enough for every way of searching, judged by the slow table.
struct LongListsTests {
  /// Returns `list` with some elements removed, added and moved.
  private func edited(
    _ list: [Int], edits: Int, kinds: Int, using random: inout SplitMix64
  ) -> [Int] {
    var list = list
    for _ in 0..<edits where !list.isEmpty {
      let place = Int.random(in: 0..<list.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: list.remove(at: place)
      case 1: list.insert(Int.random(in: 0..<kinds, using: &random), at: place)
      default:
        let element = list.remove(at: place)
        list.insert(
          element, at: Int.random(in: 0...list.count, using: &random))
      }
    }
    return list
  }

  @Test(arguments: [2, 7, 300, 700, 1_100])
  func `long lists change by the fewest moves`(_ kinds: Int) {
    for edits in [3, 60, 400] {
      var random = SplitMix64(seed: UInt64(kinds + edits))
      let before = (0..<1_200).map { _ in
        Int.random(in: 0..<kinds, using: &random)
      }
      let after = edited(before, edits: edits, kinds: kinds, using: &random)
      let fault = Laws(before, after, by: .shortest).fault
      #expect(fault?.prefix(60) == nil, "\(kinds) kinds, \(edits) edits")
    }
  }

  @Test func `shuffled long lists change by the fewest moves`() {
    for kinds in [2, 40, 600] {
      var random = SplitMix64(seed: UInt64(kinds))
      let before = (0..<1_500).map { _ in
        Int.random(in: 0..<kinds, using: &random)
      }
      let after = before.shuffled(using: &random)
      let fault = Laws(before, after, by: .shortest).fault
      #expect(fault?.prefix(60) == nil, "\(kinds) kinds")
    }
  }

  @Test func `anchors between repeats do not cost a move`() {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = (0..<120).map { index in
        index.isMultiple(of: 3) ? Int.random(in: 0..<5, using: &random) : index
      }
      let after = edited(
        before, edits: seed % 20, kinds: 120, using: &random)
      let fault = Laws(before, after, by: .shortest).fault
      #expect(fault == nil, "seed \(seed)")
    }
  }
}
