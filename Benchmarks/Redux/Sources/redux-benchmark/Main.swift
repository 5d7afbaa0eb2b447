import Redux

/// Measures a store against code written by hand, in the same run.
///
/// Usage: swift run -c release redux-benchmark
@main
struct Main {
  @MainActor
  static func main() {
    report(
      "an action whose reducer does nothing",
      race([
        ("a closure that copies the state", direct),
        ("a pipeline", pipeline), ("a store", store()),
        ("a store with 100,000 actions behind it", store(after: 100_000)),
        ("a store with 10 stages", store(stages: 9)),
        ("a store with 10 subscribers", store(subscribers: 10)),
      ]))
  }

  @MainActor
  static func direct(_ count: Int) {
    let reduce = makeReducer()
    var state = Board()
    for _ in 0..<count { state = reduce(state, Nothing()) }
    precondition(state.count == 0)
  }

  @MainActor
  static func pipeline(_ count: Int) {
    let pipeline = Pipeline<Board>([.flow(Nothing.self) { _, _ in }])
    var state = Board()
    for _ in 0..<count {
      guard case .reduced(let next, _, _) = pipeline.run(state, Nothing())
      else { return }
      state = next
    }
    precondition(state.count == 0)
  }

  @MainActor
  static func store(
    after past: Int = 0, stages: Int = 0, subscribers: Int = 0
  ) -> Run {
    let store = Store(
      Board(),
      [.flow(Nothing.self) { _, _ in }]
        + (0..<stages).map { _ in .middleware { _, _ in } })
    for _ in 0..<past { store.send(Nothing()) }
    let subscriptions = (0..<subscribers).map { _ in
      store.subscribe(\.count) { _ in }
    }
    return { count in
      for _ in 0..<count { store.send(Nothing()) }
      withExtendedLifetime(subscriptions) {}
    }
  }

  @inline(never)
  static func makeReducer() -> (Board, Nothing) -> Board {
    { state, _ in
      let copy = state
      return copy
    }
  }
}

/// A state with a reference to count, as most have.
struct Board: StoreState {
  var names = ["one", "two", "three"]
  var count = 0
}

struct Nothing: Action {}
