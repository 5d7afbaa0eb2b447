import Redux
import StoreTesting
import TestSupport
import Testing

/// A list with what is derived from it, as a second step of each flow.
private struct Cards: StoreState {
  var values = Array(0..<10)
  var total = 45
}

private struct Shuffle: Action {
  var seed: UInt64
}

private struct Remove: Action {
  var index: Int
}

private struct OutOfRange: Error, Equatable {
  var index: Int
}

private func shuffle(_ cards: inout Cards, _ action: Shuffle) {
  var random = SplitMix64(seed: action.seed)
  cards.values.shuffle(using: &random)
}

private func remove(_ cards: inout Cards, _ action: Remove) throws {
  guard cards.values.indices.contains(action.index) else {
    throw OutOfRange(index: action.index)
  }
  cards.values.remove(at: action.index)
}

private func derive(_ cards: inout Cards, _ action: some Action) {
  cards.total = cards.values.reduce(0, +)
}

/// Faults that other stores have, and this one must not.
@MainActor
struct RegressionTests {
  private let gate = Gate()
  private let cards: [Stage<Cards>] = [
    .flow(Shuffle.self, shuffle, derive), .flow(Remove.self, remove, derive),
  ]

  @Test func `a failure drops the commands that were collected before it`() {
    let store = Store(
      Tally(),
      [
        .on(Step.self) { _, _ in .send(Note("never")) },
        .flow(Step.self, refuse), Note.stage,
      ])
    #expect(store.send(Step()).isFinished)
    #expect(store.state.trace == [])
  }

  @Test func `a failure in the middle of a queue does not stop the queue`() {
    let store = Store(
      Tally(),
      [
        doing { _ in
          .send(Note("1")) + .send(Other()) + .send(Note("2"))
        }, .flow(Other.self, refuse), Note.stage,
      ])
    for _ in 0..<2 { store.send(Do()) }
    #expect(store.state.trace == ["1", "2", "1", "2"])
  }

  @Test func `slow work is reduced against the newest state`() async {
    let gate = gate
    let store = Store(
      Tally(),
      [
        doing { _ in
          .task {
            try await gate.pass()
            return Step(by: 10)
          }
        }, .flow(Step.self, step),
      ])
    let dispatch = store.send(Do())
    store.send(Step())
    await gate.open()
    await dispatch.finish()
    #expect(store.state.count == 11)
  }

  @Test func `what an around stage sends goes through every stage`() {
    let store = Store(
      Tally(),
      [
        .around { state, action, next in
          state.trace.append("outer \(action)")
          return try next(&state, action)
        },
        .around { state, action, next in
          try next(&state, action)
            + .send(action is Step ? Note("sent") : nil)
        },
        .flow(Step.self), .flow(Note.self),
      ])
    store.send(Step())
    #expect(
      store.state.trace == [
        "outer Step(by: 1)", #"outer Note(text: "sent")"#,
      ])
  }

  @Test func `progress goes on until it is stopped`() async {
    struct Stop: Action {}
    let store = Store(
      Tally(),
      [
        .on(Progress.self) { state, action in
          state.count += 1
          return .task(id: "progress") { Progress(left: action.left) }
        },
        .on(Stop.self) { _, _ in .cancel(id: "progress") },
      ])
    let dispatch = store.send(Progress(left: 1))
    for await count in store.values(\.count) where count >= 20 { break }
    store.send(Stop())
    #expect(dispatch.isFinished)
    let count = store.state.count
    await dispatch.finish()
    #expect(store.state.count == count)
  }

  @Test func `chance that travels in the action can be replayed`() {
    var journal = Journal(Cards(), Pipeline(cards))
    for seed in 1...20 as ClosedRange<UInt64> {
      journal.record(Shuffle(seed: seed))
      journal.record(Remove(index: Int(seed % 7)))
    }
    #expect(journal.replay() == journal.replay())
    let two = journal.replay(to: 1)
    #expect(two.values.sorted() == Array(0..<10))
    #expect(two.values != Array(0..<10))
  }

  @Test func `a stale index is a failure and no trap`() {
    let store = Store(Cards(), cards)
    store.send(Remove(index: 10))
    #expect(store.failure?.error as? OutOfRange == OutOfRange(index: 10))
    #expect(store.failure?.action as? Remove == Remove(index: 10))
    #expect(store.state == Cards())
  }

  @Test func `what a second step derives fits after any actions`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let store = Store(Cards(), cards)
      for _ in 0..<20 {
        if Bool.random(using: &random) {
          store.send(Shuffle(seed: random.next()))
        } else {
          store.send(Remove(index: Int.random(in: -2...9, using: &random)))
        }
        let sum = store.state.values.reduce(0, +)
        #expect(store.state.total == sum, "seed \(seed)")
      }
    }
  }

  @Test func `a test store and a store come to the same state`() async {
    let stages: [Stage<Tally>] = [
      doing { name in
        switch name {
        case "1": .send(Do(name: "2")) + .send(Note("a"))
        case "2": .send(Note("b")) + .send(Note("c"))
        default: .none
        }
      }, Note.stage,
    ]
    let store = Store(Tally(), stages)
    store.send(Do(name: "1"))
    let test = TestStore(Tally(), stages)
    test.send(Do(name: "1"))
    await test.receive(Do(name: "2"))
    await test.receive(Note("a")) { $0.trace = ["a"] }
    await test.receive(Note("b")) { $0.trace = ["a", "b"] }
    await test.receive(Note("c")) { $0.trace = ["a", "b", "c"] }
    await test.finish()
    #expect(test.state == store.state)
  }
}
