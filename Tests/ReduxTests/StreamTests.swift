import Redux
import Testing

@MainActor
struct StreamTests {
  private func store() -> Store<Tally> {
    Store(Tally(), [.flow(Step.self, step), .flow(Other.self, refuse)])
  }

  @Test func `values begin with the one now and leave out repeats`() async {
    let store = store()
    var values = store.values(\.count).makeAsyncIterator()
    #expect(await values.next() == 0)
    store.send(Step(by: 0))
    store.send(Step(by: 2))
    #expect(await values.next() == 2)
  }

  @Test func `a slow reader gets the newest value`() async {
    let store = store()
    var values = store.values(\.count).makeAsyncIterator()
    for _ in 0..<10 { store.send(Step()) }
    #expect(await values.next() == 10)
  }

  @Test func `failures come with their actions, all of them`() async {
    let store = store()
    var failures = store.failures.makeAsyncIterator()
    store.send(Other())
    store.send(Step())
    store.send(Do())
    let first = await failures.next()
    #expect(first?.action is Other)
    #expect(first?.error is Refused)
    let second = await failures.next()
    #expect(second?.action is Do)
    #expect(second?.error is UnhandledAction)
  }

  @Test func `actions come as they were sent, all of them`() async {
    let store = store()
    var actions = store.actions.makeAsyncIterator()
    store.send(Step(by: 1))
    store.send(Other())
    #expect(await actions.next() as? Step == Step(by: 1))
    #expect(await actions.next() is Other)
  }

  @Test func `streams end with their store`() async {
    var store: Store<Tally>? = store()
    let values = store?.values(\.count)
    let failures = store?.failures
    let actions = store?.actions
    store = nil
    var count = 0
    if let values, let failures, let actions {
      for await _ in values { count += 1 }
      for await _ in failures { count += 100 }
      for await _ in actions { count += 100 }
    }
    #expect(count == 1)
  }

  @Test func `a dropped stream leaves nothing behind`() {
    let store = store()
    weak var weakProbe: Probe?
    do {
      let probe = Probe()
      weakProbe = probe
      _ = store.values { state in
        withExtendedLifetime(probe) { state.count }
      }
    }
    #expect(weakProbe == nil)
    store.send(Step())
    #expect(store.state.count == 1)
  }
}

private final class Probe: Sendable {}
