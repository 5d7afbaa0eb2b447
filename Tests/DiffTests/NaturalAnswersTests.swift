import Diff
import TestSupport
import Testing

/// Where several answers are shortest, the one that people find natural.
struct NaturalAnswersTests {
  @Test func `the middle of three stays when the list is reversed`() {
    let changes = Changeset(from: [1, 2, 3], to: [3, 2, 1])
    #expect(
      changes.moves == [
        .init(from: 2, to: 0, element: 3), .init(from: 0, to: 2, element: 1),
      ])
  }

  @Test func `elements that change places leave the others alone`() {
    let changes = Changeset(from: [0, 1, 2, 3, 4, 5], to: [0, 4, 2, 3, 1, 5])
    #expect(changes.moves.map(\.from) == [4, 1])
  }

  @Test func `where one pair may give way, fixed elements do not move`() {
    for order in permutations(of: [0, 1, 2, 3, 4]) {
      let list = [0, 1, 2, 3, 4]
      let moves = Changeset(from: list, to: order).moves
      let staying = Set(list).subtracting(moves.map(\.element))
      for fixed in moves where fixed.from == fixed.to {
        let inTheWay = staying.filter { element in
          let place = order.firstIndex(of: element) ?? 0
          return (element < fixed.from) != (place < fixed.to)
        }
        #expect(inTheWay.count > 1, "\(order) \(moves)")
      }
    }
  }

  @Test func `a deleted block that repeats its neighbours stays in one piece`()
  {
    let changes = Changeset(
      from: ["a", "q", "p", "r", "p", "b"], to: ["a", "p", "b"])
    #expect(isOneRun(changes.deletes.map(\.offset)))
  }

  @Test func `an inserted block that repeats its neighbours too`() {
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = (0..<10).map { _ in Int.random(in: 0..<50, using: &random) }
      let block = (0..<4).map { _ in 100 + Int.random(in: 0..<3, using: &random)
      }
      let place = Int.random(in: 0...10, using: &random)
      let after = before[..<place] + block + before[place...]
      let changes = Changeset(from: before, to: Array(after))
      #expect(isOneRun(changes.inserts.map(\.offset)), "seed \(seed)")
    }
  }

  private func isOneRun(_ offsets: [Int]) -> Bool {
    zip(offsets, offsets.dropFirst()).allSatisfy { $0 + 1 == $1 }
  }
}
