import Redux
import Testing

@MainActor
struct StoreTests {
  @Test func `reading the state after sending sees the new value`() {
    let store = Store(Tally(), [.flow(Step.self, step)])
    store.send(Step(by: 2))
    store.send(Step(by: 3))
    #expect(store.state.count == 5)
  }

  @Test func `a failed action changes nothing and the next one works`() {
    let store = Store(
      Tally(),
      [.flow(Step.self, step), .flow(Other.self, refuse)])
    store.send(Step())
    store.send(Other())
    #expect(store.state.count == 1)
    #expect(store.failure?.error is Refused)
    #expect(store.failure?.action is Other)
    store.send(Step())
    #expect(store.state.count == 2)
    #expect(store.failure == nil)
  }

  @Test func `an action nobody handles is reported and the queue goes on`() {
    let store = Store(Tally(), [.flow(Step.self, step)])
    store.send(Other())
    #expect(store.failure?.error is UnhandledAction)
    store.send(Step())
    #expect(store.state.count == 1)
  }

  @Test func `a vetoed action clears the failure and changes nothing`() {
    let store = Store(
      Tally(),
      [
        .before { _, action in action is Step ? nil : action },
        .flow(Other.self, refuse),
      ])
    store.send(Other())
    store.send(Step())
    #expect(store.state == Tally())
    #expect(store.failure == nil)
  }

  @Test func `sent commands run after their action, in order`() {
    let store = Store(
      Tally(),
      [
        .on(Other.self) { _, _ in
          .batch(.send(Step(by: 1)), .send(nil)) + .send(Step(by: 2))
        },
        .flow(Step.self) { state, action in
          state.trace.append("\(action.by)")
        },
        .postware { state, action in
          if action is Other { state.trace.append("first") }
        },
      ])
    store.send(Other())
    #expect(store.state.trace == ["first", "1", "2"])
  }

  @Test func `a hundred thousand chained actions keep the stack flat`() {
    let store = Store(
      Tally(),
      [
        .on(Progress.self) { state, action in
          state.count += 1
          return .send(action.left > 0 ? Progress(left: action.left - 1) : nil)
        }
      ])
    store.send(Progress(left: 99_999))
    #expect(store.state.count == 100_000)
  }

  @Test func `what is seen once is gone after the action`() {
    let store = Store(
      Tally(),
      [
        .flow(Step.self) { state, _ in state.toast = "stepped" },
        .afterNotify { $0.toast = nil },
      ])
    store.send(Step())
    #expect(store.state.toast == nil)
  }
}
