import Diff
import Testing

/// Cases in which users of other libraries met a wrong or a long answer.
struct ReportedCasesTests {
  /// The changes between two lists that must lead there and back.
  private func changes<Element: Hashable>(
    _ before: [Element], _ after: [Element]
  ) throws -> Changeset<Element> {
    let changes = Changeset(from: before, to: after)
    #expect(try before.applying(changes) == after)
    #expect(try after.applying(changes.inverted) == before)
    return changes
  }

  /// The changes between two states that must lead there and back.
  private func changes(
    _ before: [TestSection], _ after: [TestSection]
  ) throws -> TestChanges {
    let changes = TestChanges(from: before, to: after)
    #expect(try before.applying(changes) == after)
    #expect(try after.applying(changes.inverted) == before)
    return changes
  }

  @Test func `reversing three takes two moves`() throws {
    let found = try changes([1, 2, 3], [3, 2, 1])
    #expect(found.moves.count == 2 && found.count == 2)
  }

  @Test func `moving the first of three to the end takes one move`() throws {
    let found = try changes([1, 2, 3], [2, 3, 1])
    #expect(found == Changeset(moves: [.init(from: 0, to: 2, element: 1)]))
  }

  @Test func `moving the last of four forward takes one move`() throws {
    let found = try changes([1, 2, 3, 4], [1, 4, 2, 3])
    #expect(found == Changeset(moves: [.init(from: 3, to: 1, element: 4)]))
  }

  @Test func `moving the last of six to the front takes one move`() throws {
    let found = try changes([0, 1, 2, 3, 4, 5], [5, 0, 1, 2, 3, 4])
    #expect(found == Changeset(moves: [.init(from: 5, to: 0, element: 5)]))
  }

  @Test func `two elements that change places with others are two moves`()
    throws
  {
    let found = try changes([1, 2, 3, 4, 5, 6], [1, 4, 2, 5, 6, 3])
    #expect(found.moves.count == 2 && found.count == 2)
  }

  @Test func `deleting one of each of two pairs takes two deletes`() throws {
    let found = try changes([1, 0, 2, 0, 3], [1, 0, 3])
    #expect(found.deletes.count == 2 && found.count == 2)
  }

  @Test func `one more of a repeated element in front is an insert`() throws {
    let found = try changes([1, 0], [0, 1, 0])
    #expect(found == Changeset(inserts: [.init(offset: 0, element: 0)]))
  }

  @Test func `a move across an insert stays a move`() throws {
    let found = try changes([1, 2, 3], [3, 1, 4, 2])
    #expect(found.inserts == [.init(offset: 2, element: 4)])
    #expect(found.moves == [.init(from: 2, to: 0, element: 3)])
    #expect(found.deletes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the last of many to the front is one move, and back`(
    _ forward: Bool
  ) throws {
    let list = Array(0..<10_000)
    let other = [9_999] + list.dropLast()
    let found = try forward ? changes(list, other) : changes(other, list)
    #expect(found.moves.count == 1 && found.count == 1)
  }

  @Test func `an element may keep its index and still move`() throws {
    let found = try changes([2, 1, 7], [8, 5, 7, 2, 9, 1])
    #expect(found.inserts.count == 3)
    #expect(found.moves == [.init(from: 2, to: 2, element: 7)])
    #expect(found.deletes.isEmpty)
  }

  @Test func `deletes at the end stay in range`() throws {
    let found = try changes([1, 2, 3, 4, 5], [1])
    #expect(found.deletes.map(\.offset) == [1, 2, 3, 4])
  }

  @Test func `a replaced element is a delete and an insert`() throws {
    let found = try changes(["a", "b", "c"], ["a", "d", "c"])
    #expect(found.deletes == [.init(offset: 1, element: "b")])
    #expect(found.inserts == [.init(offset: 1, element: "d")])
    #expect(found.moves.isEmpty)
  }

  @Test func `one deleted at the front of many of few kinds is one delete`()
    throws
  {
    let list = (0..<5_000).map { $0 * $0 % 300 }
    let found = try changes(list, Array(list.dropFirst()))
    #expect(found.deletes.count == 1 && found.count == 1)
  }

  @Test func `a changeset for another list is refused at its first misfit`() {
    let found = Changeset(from: ["a", "b", "c"], to: ["a", "c"])
    #expect(throws: Misfit.otherItem(ItemPosition(section: 0, index: 1))) {
      try ["a", "x", "c"].applying(found)
    }
  }

  @Test func `the items of a new section are listed once`() throws {
    let found = try changes([], [TestSection(title: 0, elements: [1, 2])])
    #expect(found.sectionInserts.map(\.section) == [0])
    #expect(found.inserts.map(\.position.index) == [0, 1])
    #expect(found.count == 3)
  }

  @Test func `an item that changes sections is one move`() throws {
    let found = try changes(
      [.init(title: 0, elements: [1]), .init(title: 1)],
      [.init(title: 0), .init(title: 1, elements: [1])])
    #expect(
      found.moves == [
        .init(
          from: ItemPosition(section: 0, index: 0),
          to: ItemPosition(section: 1, index: 0), element: 1)
      ])
    #expect(found.count == 1)
  }

  @Test func `an item moves into a new section`() throws {
    let found = try changes(
      [.init(title: 0, elements: [1, 2])],
      [.init(title: 0, elements: [1]), .init(title: 1, elements: [2])])
    #expect(found.moves.count == 1 && found.sectionInserts.count == 1)
    #expect(found.count == 2)
  }

  @Test func `an item moves out of a deleted section`() throws {
    let found = try changes(
      [.init(title: 0, elements: [1]), .init(title: 1, elements: [2])],
      [.init(title: 0, elements: [1, 2])])
    #expect(found.moves.count == 1 && found.sectionDeletes.count == 1)
    #expect(found.count == 2)
  }

  @Test func `many elements change in a moment`() throws {
    let list = Array(0..<90_000)
    let found = try changes(list, list.reversed())
    #expect(found.moves.count == 89_999)
  }

  @Test func `strings are equal as Swift says, not by their bytes`() throws {
    let found = try changes(["x", "caf\u{E9}"], ["cafe\u{301}", "x"])
    #expect(found.moves.count == 1 && found.count == 1)
  }
}
