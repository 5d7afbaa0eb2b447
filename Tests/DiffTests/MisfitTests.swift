import Diff
import Foundation
import TestSupport
import Testing

struct MisfitTests {
  private let state = [
    TestSection(title: 0, elements: [1, 2]), TestSection(title: 1),
  ]

  private func place(_ section: Int, _ index: Int) -> ItemPosition {
    ItemPosition(section: section, index: index)
  }

  @Test(arguments: [-1, 3, Int.min, Int.max])
  func `a flat offset out of range is refused`(_ offset: Int) {
    let list = [1, 2, 3]
    #expect(throws: Misfit.noItem(place(0, offset))) {
      try list.applying(
        Changeset(deletes: [.init(offset: offset, element: 1)]))
    }
    let far = offset == 3 ? 4 : offset
    #expect(throws: Misfit.itemOutOfRange(place(0, far))) {
      try list.applying(Changeset(inserts: [.init(offset: far, element: 1)]))
    }
  }

  @Test func `one element cannot be taken twice`() {
    #expect(throws: Misfit.conflict(place(0, 0))) {
      try [1, 2].applying(
        Changeset(
          deletes: [.init(offset: 0, element: 1)],
          moves: [.init(from: 0, to: 0, element: 1)]))
    }
  }

  @Test func `one place cannot be filled twice`() {
    #expect(throws: Misfit.conflict(place(0, 0))) {
      try [1, 2].applying(
        Changeset(inserts: [
          .init(offset: 0, element: 1), .init(offset: 0, element: 2),
        ]))
    }
  }

  @Test func `changes may stand in any order`() throws {
    let changes = Changeset(
      deletes: [.init(offset: 2, element: 3), .init(offset: 0, element: 1)],
      inserts: [.init(offset: 2, element: 5), .init(offset: 0, element: 4)])
    #expect(try [1, 2, 3].applying(changes) == [4, 2, 5])
  }

  @Test func `a section that does not exist is refused`() {
    #expect(throws: Misfit.noSection(2)) {
      try state.applying(
        TestChanges(sectionDeletes: [.init(section: 2, title: 0)]))
    }
    #expect(throws: Misfit.noItem(place(-1, 0))) {
      try state.applying(
        TestChanges(deletes: [.init(position: place(-1, 0), element: 1)]))
    }
  }

  @Test func `another title is refused`() {
    #expect(throws: Misfit.otherTitle(section: 1)) {
      try state.applying(
        TestChanges(sectionDeletes: [.init(section: 1, title: 5)]))
    }
    #expect(throws: Misfit.otherTitle(section: 0)) {
      try state.applying(
        TestChanges(sectionMoves: [.init(from: 0, to: 1, title: 1)]))
    }
    #expect(throws: Misfit.otherTitle(section: 0)) {
      try state.applying(
        TestChanges(sectionRenames: [
          .init(from: 0, to: 0, before: 3, after: 4)
        ]))
    }
  }

  @Test func `a rename of a section that ends elsewhere is refused`() {
    #expect(throws: Misfit.noSection(0)) {
      try state.applying(
        TestChanges(sectionRenames: [
          .init(from: 0, to: 1, before: 0, after: 4)
        ]))
    }
  }

  @Test func `a deleted section does not take items with it unsaid`() {
    #expect(throws: Misfit.otherItem(place(0, 0))) {
      try state.applying(
        TestChanges(sectionDeletes: [.init(section: 0, title: 0)]))
    }
  }

  @Test func `a section placed out of range or twice is refused`() {
    #expect(throws: Misfit.sectionOutOfRange(3)) {
      try state.applying(
        TestChanges(sectionInserts: [.init(section: 3, title: 7)]))
    }
    #expect(throws: Misfit.conflict(place(1, 0))) {
      try state.applying(
        TestChanges(sectionInserts: [
          .init(section: 1, title: 7), .init(section: 1, title: 8),
        ]))
    }
  }

  @Test func `every misfit says what and where`() {
    #expect(
      "\(Misfit.otherItem(place(1, 2)))"
        == "another item stands at section 1, index 2")
    #expect("\(Misfit.noSection(4))" == "there is no section 4")
  }

  @Test func `no changeset traps, whatever it holds`() {
    for seed in 0..<3_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let changes = hostileChanges(using: &random)
      let before = randomState(using: &random)
      if let after = try? before.applying(changes) {
        #expect((try? after.applying(changes.inverted)) == before, "\(seed)")
      }
    }
  }

  @Test func `changesets survive JSON`() throws {
    for seed in 0..<50 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomState(using: &random)
      let after = edited(before, using: &random)
      let changes = TestChanges(from: before, to: after)
      let data = try JSONEncoder().encode(changes)
      let decoded = try JSONDecoder().decode(TestChanges.self, from: data)
      #expect(decoded == changes)
    }
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"deletes":[{"offset":-1,"element":"a"}]}"#,
    #"{"deletes":[],"inserts":[],"moves":[{"from":1e99,"to":0}]}"#,
  ])
  func `JSON that is no changeset is refused`(_ text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Changeset<String>.self, from: Data(text.utf8))
    }
  }
}

/// Returns changes with offsets that may be anything.
private func hostileChanges(using random: inout SplitMix64) -> TestChanges {
  func number() -> Int {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: Int.min
    case 1: Int.max
    case 2: -1
    default: Int.random(in: 0..<3, using: &random)
    }
  }
  func few<Change>(_ make: () -> Change) -> [Change] {
    (0..<Int.random(in: 0...1, using: &random)).map { _ in make() }
  }
  func place() -> ItemPosition {
    ItemPosition(section: number(), index: number())
  }
  return TestChanges(
    sectionDeletes: few { .init(section: number(), title: number()) },
    sectionInserts: few { .init(section: number(), title: number()) },
    sectionMoves: few { .init(from: number(), to: number(), title: number()) },
    sectionRenames: few {
      .init(from: number(), to: number(), before: number(), after: number())
    },
    deletes: few { .init(position: place(), element: number()) },
    inserts: few { .init(position: place(), element: number()) },
    moves: few { .init(from: place(), to: place(), element: number()) })
}
