import Redux
import Testing

@MainActor
struct JournalTests {
  private let stages: [Stage<Tally>] = [
    .flow(Step.self, step),
    .on(Do.self) { state, action in
      state.trace.append(action.name)
      return .run { _ in fatalError("a replay ran a command") }
    },
    .flow(Other.self, refuse),
    .recover { state, _ in state.toast = "sorry" },
    .afterNotify { $0.toast = nil },
  ]

  private func journal(_ actions: any Action...) -> Journal<Tally> {
    var journal = Journal(Tally(), Pipeline(stages))
    for action in actions { journal.record(action) }
    return journal
  }

  @Test func `a replay leads to the state that the store is in`() {
    let store = Store(Tally(), Array(stages.dropFirst(2)) + [stages[0]])
    var journal = journal()
    let recording = store.observe { action, _ in journal.record(action) }
    for number in 1...5 {
      store.send(Step(by: number))
      store.send(Other())
    }
    #expect(journal.entries.count == 10)
    #expect(journal.replay() == store.state)
    #expect(store.state.count == 15)
    recording.cancel()
  }

  @Test func `what no action caused is not in a journal`() async {
    let store = Store(
      Tally(),
      [
        .on(Step.self) { state, action in
          state.count += action.by
          return .run { _ in throw Refused() }
        },
        .recover { state, _ in state.toast = "sorry" },
      ])
    var journal = journal()
    let recording = store.observe { action, _ in journal.record(action) }
    await store.send(Step()).finish()
    store.update { $0.trace = ["by hand"] }
    #expect(store.state.toast == "sorry")
    #expect(journal.entries.map { $0.action is Step } == [true])
    #expect(journal.replay().count == 1)
    recording.cancel()
  }

  @Test func `a replay stops where it is told to`() {
    let journal = journal(Step(by: 1), Step(by: 10), Step(by: 100))
    #expect((0...3).map { journal.replay(to: $0).count } == [0, 1, 11, 111])
    #expect(journal.replay(to: -1) == Tally())
  }

  @Test func `a replay runs no command`() {
    #expect(journal(Do(name: "x")).replay().trace == ["x"])
  }

  @Test func `an entry can be left out and taken in again`() {
    var journal = journal(Step(by: 1), Step(by: 10), Step(by: 100))
    journal.toggle(1)
    #expect(journal.entries[1].isSkipped)
    #expect(journal.replay().count == 101)
    journal.toggle(1)
    #expect(journal.replay().count == 111)
  }

  @Test func `entries that fail are passed over`() {
    #expect(
      journal(Step(), Other(), Step(by: 2)).replay() == Tally(count: 3))
  }

  @Test func `what was exported can be imported`() throws {
    var original = journal(Step(by: 1), Step(by: 10))
    original.toggle(0)
    let lines = original.exported { entry in
      "\(entry.isSkipped ? "-" : "+")\((entry.action as? Step)?.by ?? 0)"
    }
    #expect(lines == ["-1", "+10"])
    var copy = journal()
    try copy.import(lines) { line throws(Refused) in
      guard let number = Int(line.dropFirst()) else { throw Refused() }
      return (Step(by: number), isSkipped: line.hasPrefix("-"))
    }
    #expect(copy.replay() == original.replay())
    #expect(copy.entries.map(\.isSkipped) == [true, false])
    #expect(throws: Refused.self) {
      try copy.import(["x"]) { _ throws(Refused) in throw Refused() }
    }
    #expect(copy.entries.count == 2)
  }

  @Test func `a store can travel to any point of its journal`() {
    let store = Store(Tally(), stages)
    let journal = journal(Step(by: 1), Step(by: 10))
    store.update { $0 = journal.replay(to: 1) }
    #expect(store.state.count == 1)
  }
}
