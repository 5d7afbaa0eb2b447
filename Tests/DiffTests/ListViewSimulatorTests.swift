import Diff
import Testing

/// The simulator refuses every combination that a list view is known to refuse.
struct ListViewSimulatorTests {
  private typealias View = ListViewSimulator<Int, Int>
  private let before = [
    TestSection(title: 0, elements: [1, 2]),
    TestSection(title: 1, elements: [3]),
  ]

  private func place(_ section: Int, _ index: Int) -> ItemPosition {
    ItemPosition(section: section, index: index)
  }

  private func refusal(of stage: View.Stage) -> View.Refusal? {
    var view = View(before)
    do throws(View.Refusal) {
      try view.perform(stage)
      return nil
    } catch {
      return error
    }
  }

  @Test func `an item that moves and is deleted`() {
    let stage = View.Stage(
      state: before, deletes: [place(0, 0)],
      moves: [.init(from: place(0, 0), to: place(0, 1))])
    #expect(refusal(of: stage) == .movedAndDeleted)
  }

  @Test func `an item that moves and is shown anew`() {
    let stage = View.Stage(
      state: before, moves: [.init(from: place(0, 0), to: place(0, 1))],
      updates: [place(0, 0)])
    #expect(refusal(of: stage) == .movedAndUpdated)
  }

  @Test func `an item that goes and is shown anew`() {
    let stage = View.Stage(
      state: before, deletes: [place(0, 0)], updates: [place(0, 0)])
    #expect(refusal(of: stage) == .deletedAndUpdated)
  }

  @Test func `an item that moves out of a section that goes`() {
    let after = [TestSection(title: 0, elements: [1, 2, 3])]
    let stage = View.Stage(
      state: after, sectionDeletes: [1],
      moves: [.init(from: place(1, 0), to: place(0, 2))])
    #expect(refusal(of: stage) == .itemOfDeletedSection)
  }

  @Test func `an item that goes with its section and is named again`() {
    let stage = View.Stage(
      state: [before[0]], sectionDeletes: [1], deletes: [place(1, 0)])
    #expect(refusal(of: stage) == .itemOfDeletedSection)
  }

  @Test func `an item that moves into a section that arrives`() {
    let after = [
      TestSection(title: 0, elements: [1]), before[1],
      TestSection(title: 2, elements: [2]),
    ]
    let stage = View.Stage(
      state: after, sectionInserts: [2],
      moves: [.init(from: place(0, 1), to: place(2, 0))])
    #expect(refusal(of: stage) == .itemOfInsertedSection)
  }

  @Test func `an item that arrives with its section and is named again`() {
    let after = before + [TestSection(title: 2, elements: [4])]
    let stage = View.Stage(
      state: after, sectionInserts: [2], inserts: [place(2, 0)])
    #expect(refusal(of: stage) == .itemOfInsertedSection)
  }

  @Test func `an item that arrives in a section that moves`() {
    let after = [TestSection(title: 1, elements: [3, 4]), before[0]]
    let stage = View.Stage(
      state: after, sectionMoves: [.init(from: 1, to: 0)],
      inserts: [place(0, 1)])
    #expect(refusal(of: stage) == .itemOfMovedSection)
  }

  @Test func `an item that is shown anew in a section that moves`() {
    let stage = View.Stage(
      state: before.reversed(), sectionMoves: [.init(from: 1, to: 0)],
      updates: [place(1, 0)])
    #expect(refusal(of: stage) == .itemOfMovedSection)
  }

  @Test func `a place that is named twice`() {
    let stage = View.Stage(
      state: before, inserts: [place(0, 0), place(0, 0)])
    #expect(refusal(of: stage) == .namedTwice)
  }

  @Test func `a place that is not there`() {
    let stage = View.Stage(state: before, deletes: [place(0, 2)])
    #expect(refusal(of: stage) == .outOfRange)
  }

  @Test func `data that was changed before the batch`() {
    let after = [TestSection(title: 0, elements: [1]), before[1]]
    #expect(refusal(of: View.Stage(state: after)) == .wrongCount)
    #expect(
      refusal(of: View.Stage(state: after, deletes: [place(0, 0)]))
        == .wrongContent)
  }
}
