import Redux
import Testing

private struct Board: StoreState {
  var timeline = Timeline(0)
  var clicks = 0

  var count: Int { timeline.present }
}

private struct Set: Action {
  var value: Int
}

@MainActor
struct StageUndoableTests {
  private func store(_ more: Stage<Board>...) -> Store<Board> {
    Store(
      Board(),
      more + [
        .flow(Set.self) { board, set in board.timeline.present = set.value },
        .on(Step.self) { board, step in
          board.timeline.present += step.by
          return .send(Other())
        },
        .flow(Other.self) { board, _ in board.clicks += 1 },
        .flow(Do.self) { board, _ in
          board.timeline.present = 99
          throw Refused()
        },
      ])
  }

  @Test func `actions are undone and redone through the same channel`() {
    let store = store(.undoable(\.timeline))
    store.send(Set(value: 3))
    store.send(Set(value: 5))
    store.send(History.undo)
    #expect(store.state.count == 3)
    store.send(History.redo)
    #expect(store.state.count == 5)
    store.send(History.jump(-2))
    #expect(store.state.count == 0)
  }

  @Test func `undo and redo run no command`() {
    let store = store(.undoable(\.timeline))
    store.send(Step())
    #expect(store.state.clicks == 1)
    store.send(History.undo)
    store.send(History.redo)
    #expect(store.state.count == 1)
    #expect(store.state.clicks == 1)
  }

  @Test func `what failed, and what changed nothing, is no step`() {
    let store = store(.undoable(\.timeline))
    store.send(Do())
    store.send(Other())
    store.send(Set(value: 0))
    #expect(store.state.timeline.past == [])
  }

  @Test func `undoing beyond the beginning is a failure`() {
    let store = store(.undoable(\.timeline))
    store.send(History.undo)
    #expect(
      store.failure?.error as? HistoryEnd == HistoryEnd(undos: 0, redos: 0))
  }

  @Test func `actions that are not recorded are no step of their own`() {
    let store = store(.undoable(\.timeline, recording: { $0 is Set }))
    store.send(Set(value: 1))
    store.send(Step(by: 10))
    store.send(Set(value: 2))
    store.send(History.undo)
    #expect(store.state.count == 1)
    store.send(History.redo)
    #expect(store.state.count == 2)
  }

  @Test func `grouped actions are one step`() {
    let store = store(
      .undoable(\.timeline, group: { $0 is Step ? "steps" : nil }))
    store.send(Set(value: 10))
    for _ in 0..<5 { store.send(Step()) }
    store.send(Set(value: 0))
    store.send(History.undo)
    #expect(store.state.count == 15)
    store.send(History.undo)
    #expect(store.state.count == 10)
    store.send(History.redo)
    #expect(store.state.count == 15)
  }
}
