import Redux
import StoreTesting
import Testing

/// Two pieces of work of one id, held back by a gate each.
@MainActor
struct OverlapTests {
  private let gates = ["1": Gate(), "2": Gate(), "3": Gate()]

  private func store(_ overlap: Overlap) -> Store<Tally> {
    let gates = gates
    return Store(
      Tally(),
      [
        doing { name in
          name == "cancel"
            ? .cancel(id: "work")
            : .task(id: "work", overlap) {
              try await gates[name]?.pass()
              return Note(name)
            }
        }, Note.stage,
      ])
  }

  private func open(_ name: String) async {
    await gates[name]?.open()
  }

  @Test func `the latest cancels what runs`() async {
    let store = store(.latest)
    let first = store.send(Do(name: "1"))
    let second = store.send(Do(name: "2"))
    #expect(first.isFinished)
    await open("1")
    await open("2")
    await second.finish()
    #expect(store.state.trace == ["2"])
  }

  @Test func `the first keeps others from starting`() async {
    let store = store(.first)
    let first = store.send(Do(name: "1"))
    let second = store.send(Do(name: "2"))
    #expect(second.isFinished)
    await open("2")
    await open("1")
    await first.finish()
    #expect(store.state.trace == ["1"])
    await store.send(Do(name: "2")).finish()
    #expect(store.state.trace == ["1", "2"])
  }

  @Test func `the queued run one after another, in order`() async {
    let store = store(.queued)
    let all = ["1", "2", "3"].map { store.send(Do(name: $0)) }
    await open("3")
    await open("2")
    await gates["1"]?.arrivals(1)
    #expect(store.state.trace == [])
    await open("1")
    for dispatch in all { await dispatch.finish() }
    #expect(store.state.trace == ["1", "2", "3"])
  }

  @Test func `the concurrent finish as they can`() async {
    let store = store(.concurrent)
    let first = store.send(Do(name: "1"))
    let second = store.send(Do(name: "2"))
    await open("2")
    await second.finish()
    await open("1")
    await first.finish()
    #expect(store.state.trace == ["2", "1"])
  }

  @Test func `cancelling takes what runs and what waits`() async {
    for overlap in [Overlap.latest, .queued, .first, .concurrent] {
      let store = store(overlap)
      let all = ["1", "2", "3"].map { store.send(Do(name: $0)) }
      store.send(Do(name: "cancel"))
      for dispatch in all { #expect(dispatch.isFinished, "\(overlap)") }
      #expect(store.state.trace == [])
    }
    await open("1")
  }

  @Test func `cancelling one dispatch lets the next in the queue begin`() async
  {
    let store = store(.queued)
    let first = store.send(Do(name: "1"))
    let second = store.send(Do(name: "2"))
    await open("2")
    first.cancel()
    await second.finish()
    #expect(store.state.trace == ["2"])
  }
}
