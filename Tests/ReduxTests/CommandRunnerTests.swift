import Redux
import StoreTesting
import Testing

@MainActor
struct CommandRunnerTests {
  private let gate = Gate()

  private func store(
    _ commands: @escaping @Sendable (String) -> Command
  ) -> Store<Tally> {
    Store(
      Tally(),
      [
        doing(commands), Note.stage,
        .recover { state, failure in
          state.trace.append("\(failure.error) of \(failure.action)")
        },
      ])
  }

  @Test func `parts of a command are done in listed order`() async {
    let store = store { _ in
      .send(Note("first")) + .run { send in await send(Note("task")) }
        + .send(Note("second"))
    }
    await store.send(Do()).finish()
    #expect(store.state.trace == ["first", "second", "task"])
  }

  @Test func `a task sends what it returns, and nothing if that is nil`() async
  {
    let store = store { name in
      .task { name == "some" ? Note("done") : nil }
    }
    await store.send(Do(name: "none")).finish()
    #expect(store.state.trace == [])
    await store.send(Do(name: "some")).finish()
    #expect(store.state.trace == ["done"])
  }

  @Test func `what a deferred command leads to belongs to the dispatch`() async
  {
    let gate = gate
    let store = store { _ in
      .deferred {
        .task {
          try await gate.pass()
          return Note("inner")
        } + .send(Note("outer"))
      }
    }
    let dispatch = store.send(Do())
    await gate.arrivals(1)
    #expect(!dispatch.isFinished)
    #expect(store.state.trace == ["outer"])
    await gate.open()
    await dispatch.finish()
    #expect(store.state.trace == ["outer", "inner"])
  }

  @Test func `a delayed action waits on the clock that was given`() async {
    let clock = TestClock()
    let store = store { _ in
      .after(.seconds(2), clock: clock, send: Note("later"))
    }
    let dispatch = store.send(Do())
    await clock.advance(by: .seconds(1))
    #expect(store.state.trace == [])
    await clock.advance(by: .seconds(1))
    await dispatch.finish()
    #expect(store.state.trace == ["later"])
  }

  @Test func `a start command runs through the pipeline`() async {
    let store = Store(
      Tally(), [Note.stage],
      start: .send(Note("now")) + .task { Note("soon") })
    #expect(store.state.trace == ["now"])
    var values = store.values(\.trace).makeAsyncIterator()
    while await values.next() != ["now", "soon"] {}
  }

  @Test func `an action is reduced and told before its task sends`() async {
    let store = store { _ in .task { Note("task") } }
    var told: [[String]] = []
    let subscription = store.subscribe(
      { $0 }, removingRepeats: nil, { told.append($0.trace) })
    await store.send(Do()).finish()
    #expect(told == [[], [], ["task"]])
    subscription.cancel()
  }

  @Test func `a thrown error becomes a failure of the causing action`() async {
    let store = store { _ in .run { _ in throw Refused() } }
    let dispatch = store.send(Do(name: "x"))
    await dispatch.finish()
    #expect(store.failure?.error is Refused)
    #expect(store.failure?.action as? Do == Do(name: "x"))
    #expect(dispatch.failure?.error is Refused)
    #expect(store.state.trace == [#"Refused() of Do(name: "x")"#])
  }

  @Test func `a failure carries the action that the reducer saw`() async {
    let store = Store(
      Tally(),
      [
        .before { _, _ in Do(name: "replaced") },
        doing { _ in .run { _ in throw Refused() } },
      ])
    await store.send(Do(name: "original")).finish()
    #expect(store.failure?.action as? Do == Do(name: "replaced"))
  }

  @Test func `a cancellation error is silent`() async {
    let store = store { _ in .run { _ in throw CancellationError() } }
    await store.send(Do()).finish()
    #expect(store.failure == nil)
    #expect(store.state.trace == [])
  }

  @Test func `work cancelled before it began never runs`() async {
    let store = store { name in
      name == "cancel"
        ? .cancel(id: "work")
        : .run(id: "work") { _ in fatalError("it ran") }
    }
    let dispatch = store.send(Do())
    store.send(Do(name: "cancel"))
    #expect(dispatch.isFinished)
    await dispatch.finish()
  }

  @Test func `a command may cancel what it has just started`() async {
    let store = store { _ in
      .run(id: 1) { _ in fatalError("it ran") } + .cancel(id: 1 as Int?)
        + .cancel(id: nil)
    }
    await store.send(Do()).finish()
  }

  @Test func `nothing that cancelled work sends is accepted`() async {
    let gate = gate
    let over = Gate()
    let store = store { name in
      name == "cancel"
        ? .cancel(id: "work")
        : .run(id: "work") { send in
          try? await gate.pass()
          await send(Note("too late"))
          try? await over.pass()
        }
    }
    store.send(Do())
    await gate.arrivals(1)
    store.send(Do(name: "cancel"))
    await over.arrivals(1)
    #expect(store.state.trace == [])
  }

  @Test func `nothing is accepted after the end of the work`() async {
    let kept = Kept()
    let store = store { _ in .run { send in await kept.keep(send) } }
    await store.send(Do()).finish()
    kept.send?(Note("too late"))
    #expect(store.state.trace == [])
  }

  @Test func `ids of two types do not meet`() async {
    let gate = gate
    let store = store { name in
      name == "cancel"
        ? .cancel(id: UInt8(1))
        : .task(id: 1) {
          try await gate.pass()
          return Note("done")
        }
    }
    let dispatch = store.send(Do())
    store.send(Do(name: "cancel"))
    await gate.open()
    await dispatch.finish()
    #expect(store.state.trace == ["done"])
  }

  @Test func `ids of two stores do not meet`() async {
    let gate = gate
    let commands: @Sendable (String) -> Command = { name in
      name == "cancel"
        ? .cancel(id: 1)
        : .task(id: 1) {
          try await gate.pass()
          return Note("done")
        }
    }
    let (one, two) = (store(commands), store(commands))
    let dispatch = one.send(Do())
    two.send(Do(name: "cancel"))
    await gate.open()
    await dispatch.finish()
    #expect(one.state.trace == ["done"])
  }
}

@MainActor
private final class Kept {
  var send: Send?

  func keep(_ send: Send) {
    self.send = send
  }
}
