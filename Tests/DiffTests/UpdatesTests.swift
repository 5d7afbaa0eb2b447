import Diff
import TestSupport
import Testing

struct UpdatesTests {
  /// Something with an identity and a content apart from it.
  private struct Person: Hashable, Identifiable {
    let id: Int
    var name: String
  }

  private func people(_ names: [(Int, String)]) -> [Person] {
    names.map { Person(id: $0.0, name: $0.1) }
  }

  @Test func `an element that moved and changed is a move and an update`()
    throws
  {
    let before = people([(1, "a"), (2, "b"), (3, "c")])
    let after = people([(2, "x"), (1, "a"), (3, "c")])
    let changes = Changeset(identifying: after, to: before).inverted
    #expect(changes.moves.count == 1)
    #expect(changes.updates.map(\.from) == [1])
    #expect(changes.updates.map(\.to) == [0])
    #expect(changes.count == 2)
    #expect(try before.applying(changes) == after)
  }

  @Test func `a replaced content is one update`() throws {
    let before = people([(1, "a"), (2, "b"), (3, "c")])
    var after = before
    after[1].name = "d"
    let changes = Changeset(from: before, to: after, identifiedBy: \.id)
    #expect(
      changes
        == Changeset(updates: [
          .init(from: 1, to: 1, before: before[1], after: after[1])
        ]))
    #expect(try before.applying(changes) == after)
    #expect(try after.applying(changes.inverted) == before)
  }

  @Test func `random lists with contents obey the laws`() throws {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomPeople(using: &random)
      let after = randomPeople(using: &random)
      let changes = Changeset(from: before, to: after) { $0.id }
      #expect(try before.applying(changes) == after, "seed \(seed)")
      #expect(try after.applying(changes.inverted) == before, "seed \(seed)")
      let judge = Judge(before.map(\.id), after.map(\.id))
      #expect(changes.moves.count == judge.moves, "seed \(seed)")
      #expect(changes.deletes.count == judge.deletes, "seed \(seed)")
    }
  }

  @Test func `random states with contents obey the laws`() throws {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = (0..<4).map {
        ListSection(title: $0, elements: randomPeople(using: &random))
      }
      let after = (0..<4).shuffled(using: &random).map {
        ListSection(title: $0, elements: randomPeople(using: &random))
      }
      let changes = SectionedChangeset(from: before, to: after) { $0.id }
      #expect(try before.applying(changes) == after, "seed \(seed)")
      #expect(try after.applying(changes.inverted) == before, "seed \(seed)")
    }
  }

  @Test func `an update of another element is refused`() {
    let before = people([(1, "a"), (2, "b")])
    let other = people([(1, "c"), (2, "b")])
    let after = people([(1, "z"), (2, "b")])
    let changes = Changeset(from: before, to: after, identifiedBy: \.id)
    #expect(throws: Misfit.otherItem(ItemPosition(section: 0, index: 0))) {
      try other.applying(changes)
    }
    let astray = Changeset(updates: [
      .init(from: 1, to: 0, before: before[0], after: after[0])
    ])
    #expect(throws: Misfit.noItem(ItemPosition(section: 0, index: 1))) {
      try before.applying(astray)
    }
  }

  private func randomPeople(using random: inout SplitMix64) -> [Person] {
    randomList(upTo: 12, kinds: 10, using: &random).map {
      Person(id: $0, name: String(Int.random(in: 0..<2, using: &random)))
    }
  }
}
