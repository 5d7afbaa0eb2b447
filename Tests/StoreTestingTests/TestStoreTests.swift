import Redux
import Testing

@testable import StoreTesting

private struct Counter: StoreState {
  var count = 0
  var note: String?
}

private struct Step: Action {
  var by = 1
}

private struct Load: Action {}
private struct Relay: Action {}
private struct Forbid: Action {}
private struct Forbidden: Error, Equatable {}

@MainActor
struct TestStoreTests {
  private let gate = Gate()

  private func store(patience: Duration = .seconds(600)) -> TestStore<Counter> {
    let gate = gate
    return TestStore(
      Counter(),
      [
        .flow(Step.self) { state, step in state.count += step.by },
        .flow(Forbid.self) { _, _ in throw Forbidden() },
        .on(Relay.self) { _, _ in .send(Step(by: 5)) },
        .on(Load.self) { _, _ in
          .task {
            try await gate.pass()
            return Step(by: 5)
          }
        },
        .recover { state, failure in state.note = "\(failure.error)" },
      ], patience: patience)
  }

  @Test func `a test that accounts for everything passes`() async {
    let store = store()
    store.send(Step()) { $0.count = 1 }
    store.send(Load())
    await gate.open()
    await store.receive(Step(by: 5)) { $0.count = 6 }
    store.send(Forbid(), failing: Forbidden()) { $0.note = "Forbidden()" }
    await store.finish()
  }

  @Test func `an unexpected change is shown by its path`() async {
    let texts = await issues {
      let store = store()
      store.send(Step(by: 2))
      await store.finish()
    }
    #expect(
      texts == [
        """
        After Step(by: 2) the state is not as expected:
          count: expected 0, is 2
        """
      ])
  }

  @Test func `a change that does not come is shown too`() async {
    let texts = await issues {
      let store = store()
      store.send(Step(by: 2)) {
        $0.count = 2
        $0.note = "stepped"
      }
      await store.finish()
    }
    #expect(
      texts == [
        """
        After Step(by: 2) the state is not as expected:
          note: expected Optional("stepped"), is nil
        """
      ])
  }

  @Test func `an action that a command sent has to be received`() async {
    let texts = await issues {
      let store = store()
      store.send(Load())
      await gate.open()
      await store.finish()
    }
    #expect(texts == ["Not received yet:\n  Step(by: 5)"])
  }

  @Test func `receiving shows how the action differs`() async {
    let texts = await issues {
      let store = store()
      store.send(Load())
      await gate.open()
      await store.receive(Step(by: 4)) { $0.count = 5 }
      await store.finish()
    }
    #expect(
      texts == [
        """
        Step(by: 5) came, and is not as expected:
          by: expected 4, is 5
        """
      ])
  }

  @Test func `receiving another type of action is an issue`() async {
    let texts = await issues {
      let store = store()
      store.send(Load())
      await gate.open()
      await store.receive(Load()) { $0.count = 5 }
      await store.finish()
    }
    #expect(texts == ["Load() did not come, but Step(by: 5)"])
  }

  @Test func `nothing can be received when nothing is on its way`() async {
    let texts = await issues {
      let store = store()
      await store.receive(Step())
      await store.receive(failing: Forbidden())
    }
    #expect(texts == ["Step(by: 1) did not come", "Forbidden() did not come"])
  }

  @Test func `a task still running at the end is an issue`() async {
    let texts = await issues {
      let store = store(patience: .milliseconds(10))
      store.send(Load())
      await gate.arrivals(1)
      await store.finish()
    }
    #expect(texts == ["Still running:\n  a task that Load() led to"])
  }

  @Test func `a failure that was not expected is an issue`() async {
    let texts = await issues {
      let store = store()
      store.send(Forbid()) { $0.note = "Forbidden()" }
    }
    #expect(texts == ["Forbid() failed: Forbidden()"])
  }

  @Test func `an action that nobody handles is an issue`() async {
    struct Unknown: Action {}
    let texts = await issues {
      let store = TestStore(Counter(), [])
      store.send(Unknown())
    }
    #expect(texts == ["Unknown() failed: no reducer handles it"])
  }

  @Test func `a failure that does not happen is an issue`() async {
    let texts = await issues {
      let store = store()
      store.send(Step(), failing: Forbidden()) { $0.count = 1 }
    }
    #expect(texts == ["Step(by: 1) did not fail"])
  }

  @Test func `sending before receiving is an issue`() async {
    let texts = await issues {
      let store = store()
      store.send(Relay())
      store.send(Step()) { $0.count = 1 }
      await store.receive(Step(by: 5)) { $0.count = 6 }
    }
    #expect(texts == ["Not received yet:\n  Step(by: 5)"])
  }

  @Test func `a task that fails is received as a failure`() async {
    let store = TestStore(
      Counter(),
      [
        .on(Load.self) { _, _ in .run { _ in throw Forbidden() } },
        .recover { state, failure in state.note = "\(failure.action)" },
      ])
    store.send(Load())
    await store.receive(failing: Forbidden()) { $0.note = "Load()" }
    await store.finish()
  }

  @Test func `what was cancelled is dropped, as in a store`() async {
    let store = store()
    let relay = store.send(Relay())
    relay.cancel()
    store.send(Step()) { $0.count = 1 }
    await relay.finish()
    store.send(Relay()).cancel()
    await store.finish()
    let texts = await issues {
      store.send(Relay()).cancel()
      await store.receive(Step(by: 5))
    }
    #expect(texts == ["Step(by: 5) did not come"])
    #expect(store.state.count == 1)
  }

  @Test func `a vetoed action resets nothing, as in a store`() async {
    let stages: [Stage<Counter>] = [
      .before { _, action in action is Forbid ? nil : action },
      .afterNotify { $0.note = nil },
    ]
    let real = Store(Counter(note: "toast"), stages)
    real.send(Forbid())
    let store = TestStore(Counter(note: "toast"), stages)
    store.send(Forbid())
    #expect(real.state.note == "toast")
    #expect(store.state == real.state)
    await store.finish()
  }

  @Test func `a dispatch knows its first failure, as in a store`() async {
    let store = TestStore<Counter>(
      Counter(), [.on(Load.self) { _, _ in .run { _ in throw Forbidden() } }])
    let load = store.send(Load())
    await store.receive(failing: Forbidden())
    await load.finish()
    #expect(load.failure?.error is Forbidden)
    let texts = await issues {
      #expect(store.send(Step()).failure?.error is UnhandledAction)
      let load = store.send(Load())
      await store.receive(Step())
      #expect(load.failure?.error is Forbidden)
    }
    #expect(texts.count == 2)
    await store.finish()
  }

  @Test func `finishing ends the dispatches of what was not received`() async {
    let store = store()
    let relay = store.send(Relay())
    let texts = await issues { await store.finish() }
    #expect(texts == ["Not received yet:\n  Step(by: 5)"])
    await relay.finish()
    #expect(relay.isFinished)
  }

  @Test func `an expected error is told with its type`() async {
    let texts = await issues {
      let store = store()
      store.send(Forbid(), failing: UnhandledAction()) {
        $0.note = "Forbidden()"
      }
      await store.receive(failing: UnhandledAction())
    }
    #expect(
      texts == [
        """
        Forbid() failed: Forbidden(); expected was UnhandledAction \
        (no reducer handles it)
        """, "UnhandledAction (no reducer handles it) did not come",
      ])
  }

  @Test func `what an unfinished store reports names the test`() async {
    let store = store(patience: .milliseconds(10))
    store.send(Load())
    store.send(Relay())
    #expect(
      store.leftovers(of: Test.current?.name) == [
        """
        Not received yet at the end of \
        `what an unfinished store reports names the test`():
          Step(by: 5)
        """,
        """
        Still running at the end of \
        `what an unfinished store reports names the test`():
          a task that Load() led to
        """,
      ])
    #expect(await issues { await store.finish() }.count == 2)
  }

  @Test func `what the start command sends is received`() async {
    let store = TestStore(
      Counter(), [.flow(Step.self) { state, step in state.count += step.by }],
      start: .send(Step()) + .task { Step(by: 2) })
    await store.receive(Step()) { $0.count = 1 }
    await store.receive(Step(by: 2)) { $0.count = 3 }
    await store.finish()
  }

  @Test func `an update is compared with what is expected`() async {
    let store = TestStore(
      Counter(),
      [
        .recover { state, failure in state.note = "\(failure.action)" },
        .afterNotify { $0.note = nil },
      ])
    store.update {
      $0.count = 2
      $0.note = "two"
    } expecting: {
      $0.count = 2
      $0.note = "two"
    }
    #expect(store.state == Counter(count: 2))
    let texts = await issues {
      store.update {
        $0.count = 3
      } expecting: {
        $0.count = 4
      }
      let update = store.update { state in
        state.count = 9
        throw Forbidden()
      } expecting: {
        $0.note = "update"
      }
      #expect(update.failure?.error is Forbidden)
    }
    #expect(
      texts == [
        """
        After update the state is not as expected:
          count: expected 4, is 3
        """, "update failed: Forbidden()",
      ])
    #expect(store.state == Counter(count: 3))
    await store.finish()
  }
}
