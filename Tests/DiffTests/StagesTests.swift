import Diff
import TestSupport
import Testing

struct StagesTests {
  /// Shows every stage in a list view; returns how many there are.
  private func show(
    _ changes: TestChanges, _ before: [TestSection], _ after: [TestSection],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    var view = ListViewSimulator(before)
    let stages = try changes.stages(from: before)
    for stage in stages { try view.perform(stage) }
    #expect(view.shown == after, sourceLocation: sourceLocation)
    return stages.count
  }

  private func stageCount(
    _ before: [TestSection], _ after: [TestSection],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    // Tens tell an item, ones are its content.
    let changes = TestChanges(from: before, to: after) { $0 / 10 }
    return try show(changes, before, after, sourceLocation: sourceLocation)
  }

  private func section(_ title: Int, _ items: Int...) -> TestSection {
    TestSection(title: title, elements: items)
  }

  @Test func `random states are shown in at most three legal stages`() {
    for seed in 0..<600 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomState(using: &random)
      let after =
        seed.isMultiple(of: 3)
        ? randomState(using: &random) : edited(before, using: &random)
      for changes in [
        TestChanges(from: before, to: after),
        TestChanges(from: before, to: after) { $0 / 4 },
      ] {
        do {
          let count = try show(changes, before, after)
          #expect(count <= 3)
        } catch {
          Issue.record("seed \(seed) \(error) \(before) \(after) \(changes)")
        }
      }
    }
  }

  @Test func `one stage is made wherever it is legal`() throws {
    var counts: [Int: Int] = [:]
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomState(using: &random)
      let after = edited(before, using: &random)
      let changes = TestChanges(from: before, to: after) { $0 / 4 }
      let stages = try changes.stages(from: before)
      counts[stages.count, default: 0] += 1
      guard stages.count > 1 else { continue }
      var view = ListViewSimulator(before)
      #expect(throws: (any Error).self, "seed \(seed)") {
        try view.perform(changes.asOneStage(to: after))
      }
    }
    #expect(Set(counts.keys).isSuperset(of: [0, 1, 2]))
  }

  @Test func `nothing takes no stage`() throws {
    #expect(try stageCount([section(0, 10)], [section(0, 10)]) == 0)
  }

  @Test func `deletes, inserts, moves and updates of items are one stage`()
    throws
  {
    let before = [section(0, 10, 20, 30), section(1, 40, 50)]
    let after = [section(0, 30, 11, 60), section(1, 50, 20)]
    #expect(try stageCount(before, after) == 1)
  }

  @Test func `a section move beside item changes elsewhere is one stage`()
    throws
  {
    let before = [section(0, 10), section(1, 20), section(2, 30)]
    let after = [section(2, 30), section(0, 10, 40), section(1, 50)]
    #expect(try stageCount(before, after) == 1)
  }

  @Test func `a section that moves and changes takes two stages`() throws {
    let before = [section(0, 10), section(1, 20), section(2, 30)]
    let after = [section(2, 30, 40), section(0, 10), section(1, 20)]
    #expect(try stageCount(before, after) == 2)
  }

  @Test func `a move out of a section that goes takes two stages`() throws {
    let before = [section(0, 10), section(1, 20, 30)]
    let after = [section(0, 30, 10)]
    #expect(try stageCount(before, after) == 2)
  }

  @Test func `a move into a section that arrives takes two stages`() throws {
    let before = [section(0, 10, 20)]
    let after = [section(0, 10), section(1, 20, 50)]
    #expect(try stageCount(before, after) == 2)
  }

  @Test func `both kinds of moves fit into two stages`() throws {
    let before = [section(0, 10, 20, 30), section(1, 40, 50, 60)]
    let after = [section(0, 10, 20, 40), section(2, 30, 70, 80)]
    #expect(try stageCount(before, after) == 2)
  }

  @Test func `a move from a section that goes to one that arrives takes three`()
    throws
  {
    let before = [section(0, 10), section(1, 20, 30, 40)]
    let after = [section(0, 10), section(2, 20, 50, 60)]
    #expect(try stageCount(before, after) == 3)
  }

  @Test func `an item that moves and changes takes two stages`() throws {
    let before = [section(0, 10, 20, 30)]
    #expect(try stageCount(before, [section(0, 31, 10, 20)]) == 2)
  }

  @Test func `an item that changes and moves between sections that move`()
    throws
  {
    let before = [
      section(0, 10), section(1, 20), section(2, 30), section(3, 40),
      section(4, 50, 60), section(5, 70, 80),
    ]
    let after = [
      section(4, 50), section(5, 61, 70, 80), section(0, 10), section(1, 20),
      section(2, 30), section(3, 40),
    ]
    #expect(try stageCount(before, after) == 3)
  }

  @Test func `the items of a new section are not listed again`() throws {
    let after = [section(0, 10, 20)]
    let changes = TestChanges(from: [], to: after)
    let stages = try changes.stages(from: [])
    #expect(stages.map(\.sectionInserts) == [[0]])
    #expect(stages.map(\.inserts) == [[]])
  }

  @Test func `a new title is told with the last stage`() throws {
    let before = [section(0, 10, 20), section(1, 30)]
    let after = [section(1, 30), section(5, 10, 20)]
    let stages = try TestChanges(from: before, to: after)
      .stages(from: before)
    #expect(stages.map(\.sectionRenames) == [[1]])
    #expect(stages.last?.state == after)
  }

  @Test func `a flat list takes one stage, or two for moved updates`() throws {
    let before = [10, 20, 30]
    let plain = Changeset(from: before, to: [30, 10, 40])
    #expect(try plain.stages(from: before).count == 1)
    let updating = Changeset(from: before, to: [31, 10, 20]) { $0 / 10 }
    #expect(try updating.stages(from: before).count == 2)
  }

  @Test func `changes that do not fit have no stages`() {
    let changes = Changeset(from: [1, 2], to: [2])
    #expect(throws: Misfit.otherItem(ItemPosition(section: 0, index: 0))) {
      try changes.stages(from: [3, 2])
    }
  }
}

extension SectionedChangeset {
  /// Everything in one batch, legal or not.
  fileprivate func asOneStage(
    to after: [ListSection<Title, Element>]
  ) -> Stage {
    let gone = Set(sectionDeletes.map(\.section))
    let new = Set(sectionInserts.map(\.section))
    return Stage(
      state: after, sectionDeletes: sectionDeletes.map(\.section),
      sectionInserts: sectionInserts.map(\.section),
      sectionMoves: sectionMoves.map { .init(from: $0.from, to: $0.to) },
      deletes: deletes.map(\.position).filter { !gone.contains($0.section) },
      inserts: inserts.map(\.position).filter { !new.contains($0.section) },
      moves: moves.map { .init(from: $0.from, to: $0.to) },
      updates: updates.map(\.from))
  }
}
