import Diff
import TestSupport
import Testing

/// Lists made to be slow, or to depend on what they must not depend on.
struct HostileListsTests {
  /// A number whose hash depends on a salt.
  private struct Salted: Hashable {
    let value: Int
    let salt: Int

    static func == (left: Salted, right: Salted) -> Bool {
      left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(value &* salt)
    }
  }

  private func changes(
    _ before: [Int], _ after: [Int], salt: Int
  ) -> Changeset<Int> {
    let changes = Changeset(
      from: before.map { Salted(value: $0, salt: salt) },
      to: after.map { Salted(value: $0, salt: salt) })
    return Changeset(
      deletes: changes.deletes.map {
        .init(offset: $0.offset, element: $0.element.value)
      },
      inserts: changes.inserts.map {
        .init(offset: $0.offset, element: $0.element.value)
      },
      moves: changes.moves.map {
        .init(from: $0.from, to: $0.to, element: $0.element.value)
      })
  }

  @Test(arguments: [0, 1, 12_345])
  func `the answer does not depend on hashes, even if all collide`(
    _ salt: Int
  ) {
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomList(upTo: 80, kinds: 30, using: &random)
      let after = randomList(upTo: 80, kinds: 30, using: &random)
      #expect(
        changes(before, after, salt: salt) == Changeset(from: before, to: after)
      )
    }
  }

  @Test(arguments: [
    (Array(repeating: 1, count: 1_500), Array(repeating: 1, count: 1_200)),
    ((0..<1_500).map { $0 % 2 }, (0..<1_500).map { ($0 + 1) % 2 }),
    ((0..<1_500).map { $0 % 2 }, (0..<1_500).map { ($0 / 2) % 2 }),
    ((0..<1_500).map { $0 % 100 }, (0..<1_500).map { 99 - $0 % 100 }),
    ((0..<1_500).map { $0 % 100 }, (0..<1_500).map { $0 % 101 }),
    ((0..<1_500).map { $0 / 2 }, (0..<1_500).map { (1_499 - $0) / 2 }),
  ])
  func `equal, alternating and sawtooth lists are no trouble`(
    _ before: [Int], _ after: [Int]
  ) throws {
    let changes = Changeset(from: before, to: after)
    let judge = Judge(before, after)
    #expect(changes.moves.count == judge.moves)
    #expect(changes.count == judge.deletes + judge.inserts + judge.moves)
    #expect(try before.applying(changes) == after)
  }

  @Test func `many renamed sections with equal items are paired in order`()
    throws
  {
    let before = (0..<300).map { TestSection(title: $0, elements: [1, 2]) }
    let after = (300..<600).map { TestSection(title: $0, elements: [1, 2]) }
    let changes = TestChanges(from: before, to: after)
    #expect(changes.sectionRenames.count == 300 && changes.count == 300)
    #expect(changes.sectionRenames.allSatisfy { $0.from == $0.to })
  }
}
