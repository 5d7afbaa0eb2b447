import Diff
import TestSupport
import Testing

struct CombiningTests {
  @Test func `two changesets of lists make one`() throws {
    let lists = allLists(upTo: 3, of: [0, 1, 2])
    for before in lists {
      for middle in lists where namesInOrder(before + middle) {
        let first = Changeset(from: before, to: middle)
        for after in lists {
          let second = Changeset(from: middle, to: after)
          let both = try first.followed(by: second)
          if (try? before.applying(both)) != after || !both.isSorted {
            Issue.record("\(before) \(middle) \(after) \(both)")
          }
        }
      }
    }
  }

  @Test func `two changesets of states make one`() throws {
    for seed in 0..<2_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomState(using: &random)
      let middle = edited(before, using: &random)
      let after = edited(middle, using: &random)
      let both = try TestChanges(from: before, to: middle)
        .followed(by: TestChanges(from: middle, to: after))
      if (try? before.applying(both)) != after || !both.isSorted {
        Issue.record("seed \(seed) \(before) \(middle) \(after) \(both)")
      }
      #expect((try? after.applying(both.inverted)) == before, "seed \(seed)")
    }
  }

  @Test func `updates combine with moves, inserts and deletes`() throws {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      let lists = (0..<3).map { _ in
        randomList(upTo: 12, kinds: 16, using: &random)
      }
      let first = Changeset(from: lists[0], to: lists[1]) { $0 / 2 }
      let second = Changeset(from: lists[1], to: lists[2]) { $0 / 2 }
      let both = try first.followed(by: second)
      #expect(try lists[0].applying(both) == lists[2], "seed \(seed)")
      #expect(try lists[2].applying(both.inverted) == lists[0], "seed \(seed)")
    }
  }

  @Test func `what is inserted and deleted again is gone`() throws {
    let first = Changeset(from: [1, 2], to: [1, 5, 2])
    let second = Changeset(from: [1, 5, 2], to: [2, 1])
    let both = try first.followed(by: second)
    #expect(both == Changeset(from: [1, 2], to: [2, 1]))
  }

  @Test func `changesets that do not meet are refused`() {
    let first = Changeset(from: [1], to: [1, 2])
    let second = Changeset(from: [1, 3], to: [1])
    #expect(throws: Misfit.otherItem(ItemPosition(section: 0, index: 1))) {
      try first.followed(by: second)
    }
  }

  @Test func `the standard library's form leads to the target and back`()
    throws
  {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomList(upTo: 12, kinds: 8, using: &random)
      let after = randomList(upTo: 12, kinds: 8, using: &random)
      let changes = Changeset(from: before, to: after)
      let difference = try #require(CollectionDifference(changes))
      #expect(before.applying(difference) == after, "seed \(seed)")
      #expect(Changeset(difference) == changes, "seed \(seed)")
    }
  }

  @Test func `the standard library's inferred moves become moves`() throws {
    let difference = [3, 1, 2].difference(from: [1, 2, 3]).inferringMoves()
    let changes = Changeset(difference)
    #expect(changes.moves == [.init(from: 2, to: 0, element: 3)])
    #expect(changes.count == 1)
  }

  @Test func `updates are a removal and an insertion elsewhere`() throws {
    let before = [10, 20, 30]
    let after = [31, 10, 21]
    let changes = Changeset(from: before, to: after) { $0 / 10 }
    let difference = try #require(CollectionDifference(changes))
    #expect(before.applying(difference) == after)
  }

  @Test func `a changeset that names an offset twice has no such form`() {
    let twice = Changeset(inserts: [
      .init(offset: 0, element: 1), .init(offset: 0, element: 2),
    ])
    #expect(CollectionDifference(twice) == nil)
  }
}
