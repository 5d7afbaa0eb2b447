import StoreTesting
import Testing

@testable import Redux

@MainActor
struct DispatchTests {
  private let gate = Gate()

  @Test func `an action without commands is finished at once`() async {
    let store = Store(Tally(), [.flow(Step.self, step)])
    let dispatch = store.send(Step())
    #expect(dispatch.isFinished)
    await dispatch.finish()
  }

  @Test func `finishing waits for the whole chain`() async {
    let store = Store(
      Tally(),
      [
        .on(Progress.self) { state, action in
          state.count += 1
          return action.left > 0
            ? .task { Progress(left: action.left - 1) } : .none
        }
      ])
    await store.send(Progress(left: 50)).finish()
    #expect(store.state.count == 51)
  }

  @Test func `an unhandled and a vetoed action finish too`() async {
    let store = Store(
      Tally(), [.before { _, action in action is Step ? nil : action }])
    await store.send(Step()).finish()
    let unhandled = store.send(Other())
    await unhandled.finish()
    #expect(unhandled.failure?.error is UnhandledAction)
  }

  @Test func `several can wait for one dispatch`() async {
    let gate = gate
    let store = Store(
      Tally(),
      [
        doing { _ in
          .task {
            try await gate.pass()
            return Note("done")
          }
        }, Note.stage,
      ])
    let dispatch = store.send(Do())
    let waiting = (0..<5).map { _ in Task { await dispatch.finish() } }
    await gate.open()
    for task in waiting { await task.value }
    #expect(store.state.trace == ["done"])
  }

  @Test func `a task that is cancelled no longer waits`() async {
    let gate = gate
    let store = Store(
      Tally(), [doing { _ in .run { _ in try await gate.pass() } }])
    let dispatch = store.send(Do())
    let waiting = Task { await dispatch.finish() }
    waiting.cancel()
    await waiting.value
    #expect(!dispatch.isFinished)
  }

  @Test func `cancelling ends all that is left of the chain`() async {
    let gate = gate
    let store = Store(
      Tally(),
      [
        doing { name in
          name == "start"
            ? .send(Do(name: "next")) + .send(Do(name: "next"))
            : .run { send in
              try await gate.pass()
              await send(Note("never"))
            }
        }, Note.stage,
      ])
    let dispatch = store.send(Do(name: "start"))
    #expect(!dispatch.isFinished)
    dispatch.cancel()
    #expect(dispatch.isCancelled)
    #expect(dispatch.isFinished)
    await gate.open()
    #expect(store.state.trace == [])
  }

  @Test func `cancelling drops the actions that are still in the queue`() {
    let store = Store(Tally(), [.flow(Step.self, step)])
    let subscription = store.subscribe(\.count) { count in
      guard count == 1 else { return }
      let dispatch = store.send(Step(by: 100))
      store.send(Step(by: 10))
      dispatch.cancel()
    }
    store.send(Step())
    #expect(store.state.count == 11)
    subscription.cancel()
  }

  @Test func `an action cancelled while it is told does no command`() {
    let store = Store(
      Tally(),
      [
        .on(Step.self) { state, step in
          state.count += step.by
          return .send(Note("command of \(state.count)"))
        }, Note.stage,
      ])
    var second: Dispatch?
    let subscription = store.subscribe(\.count) { count in
      if count == 1 { second = store.send(Step()) }
      if count == 2 { second?.cancel() }
    }
    store.send(Step())
    #expect(store.state.trace == ["command of 1"])
    #expect(store.state.count == 2)
    subscription.cancel()
  }

  @Test func `cancelling what is finished does nothing`() {
    let store = Store(Tally(), [.flow(Step.self, step)])
    let dispatch = store.send(Step())
    dispatch.cancel()
    #expect(!dispatch.isCancelled)
    #expect(!store.send(Step()).isCancelled)
    #expect(store.state.count == 2)
  }

  @Test func `the first failure of the chain is kept`() async {
    let store = Store(
      Tally(),
      [
        doing { _ in .send(Other()) + .send(Step()) + .task { Step() } },
        .flow(Other.self, refuse), .flow(Step.self, step),
      ])
    let dispatch = store.send(Do())
    await dispatch.finish()
    #expect(dispatch.failure?.error is Refused)
    #expect(store.failure == nil)
    #expect(store.state.count == 2)
  }

  @Test func `a long task does not keep what it started and is over`() async {
    let gate = gate
    let store = Store(
      Tally(),
      [
        doing { name in
          guard name != "child" else { return .task { Step() } }
          return .run { send in
            for _ in 0..<100 { await send(Do(name: "child")) }
            try await gate.pass()
          }
        }, .flow(Step.self, step),
      ])
    let dispatch = store.send(Do())
    for await count in store.values(\.count) where count == 100 { break }
    #expect(dispatch.jobs.count == 1)
    await gate.open()
    await dispatch.finish()
    #expect(dispatch.jobs.isEmpty)
  }
}
