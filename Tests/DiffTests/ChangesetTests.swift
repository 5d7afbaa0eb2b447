import Diff
import Testing

struct ChangesetTests {
  @Test func `inverting swaps the two sides`() {
    let changes = Changeset(
      deletes: [.init(offset: 0, element: "a")],
      moves: [.init(from: 3, to: 1, element: "b")])
    let back = Changeset(
      inserts: [.init(offset: 0, element: "a")],
      moves: [.init(from: 1, to: 3, element: "b")])
    #expect(changes.inverted == back)
    #expect(back.inverted == changes)
  }
}
