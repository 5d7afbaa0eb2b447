import Redux
import Testing

@MainActor
struct UpdateTests {
  private let store = Store(
    Tally(),
    [
      .flow(Step.self, step),
      .recover { state, failure in state.toast = "\(failure.action)" },
    ])

  @Test func `an update changes the state without an action`() {
    #expect(store.update { $0.count = 4 }.isFinished)
    #expect(store.state.count == 4)
  }

  @Test func `an update that throws leaves the state alone`() {
    let dispatch = store.update { state in
      state.count = 4
      throw Refused()
    }
    #expect(store.state == Tally(toast: "update"))
    #expect(store.failure?.error is Refused)
    #expect(dispatch.failure?.action as? StoreAction == .update)
  }

  @Test func `an update in a notification waits for its turn`() {
    var seen: [String] = []
    let first = store.subscribe(\.count) { [store] count in
      seen.append("A\(count)")
      if count == 1 {
        store.update { $0.count *= 10 }
        store.send(Step())
      }
    }
    let second = store.subscribe(\.count) { seen.append("B\($0)") }
    store.send(Step())
    #expect(seen == ["A0", "B0", "A1", "B1", "A10", "B10", "A11", "B11"])
    first.cancel()
    second.cancel()
  }
}
