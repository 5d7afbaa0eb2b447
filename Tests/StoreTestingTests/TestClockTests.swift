import Redux
import StoreTesting
import Testing

private struct Count: StoreState {
  var value = 0
}

private struct Keystroke: Action {}
private struct Search: Action {}

struct TestClockTests {
  @Test func `time stands still until it is moved`() async {
    let clock = TestClock()
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(3), sleepers: 0)
    await clock.advance(by: .milliseconds(5), sleepers: 0)
    #expect(clock.now.offset == .milliseconds(3_005))
  }

  @Test func `no nanosecond is lost, however far the clock moves`() async {
    let clock = TestClock()
    var sum = Duration.zero
    for part: Duration in [.seconds(200 * 86_400), .nanoseconds(1)] {
      sum += part
      await clock.advance(by: part, sleepers: 0)
      #expect(clock.now.offset == sum)
    }
    for _ in 1...2 {
      await clock.advance(by: .seconds(Int64.max), sleepers: 0)
      #expect(clock.now.offset == .nanoseconds(Int64.max))
    }
  }

  @Test func `a clock cannot be moved back`() async {
    await #expect(processExitsWith: .failure) {
      await TestClock().advance(by: .nanoseconds(-1), sleepers: 0)
    }
  }

  @Test func `a task that sleeps again wakes once a move`() async throws {
    let clock = TestClock()
    let task = Task {
      var times: [Duration] = []
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(1))
        times.append(clock.now.offset)
      }
      return times
    }
    await clock.advance(by: .seconds(3))
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    #expect(try await task.value == [.seconds(3), .seconds(4), .seconds(5)])
  }

  @Test func `a sleeper wakes when its time has come and not before`()
    async throws
  {
    let clock = TestClock()
    let task = Task {
      try await clock.sleep(for: .seconds(2))
      return clock.now.offset
    }
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    #expect(try await task.value == .seconds(2))
  }

  @Test func `advancing waits for those who are about to sleep`() async throws {
    let clock = TestClock()
    let tasks = (1...3).map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    await clock.advance(by: .seconds(3), sleepers: 3)
    for task in tasks { try await task.value }
  }

  @Test func `a cancelled sleeper throws and is forgotten`() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .zero)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a deadline that has passed is no reason to sleep`() async throws {
    let clock = TestClock()
    try await clock.sleep(until: clock.now)
  }

  @Test func `sleepers that do not come are an issue`() async {
    let texts = await issues {
      let clock = TestClock(patience: .milliseconds(10))
      await clock.advance(by: .seconds(1))
      #expect(clock.now.offset == .seconds(1))
    }
    #expect(
      texts == ["sleepers on the clock: expected 1, is 0 after 0.01 seconds"])
  }

  @Test
  func `a sleeper that was cancelled no longer counts`() async throws {
    let clock = TestClock()
    for _ in 0..<30 {
      let first = Task { try await clock.sleep(for: .seconds(1)) }
      await clock.advance(by: .zero)
      first.cancel()
      let second = Task { try await clock.sleep(for: .seconds(1)) }
      await clock.advance(by: .seconds(1))
      try await second.value
    }
  }

  @MainActor
  private func debouncing(_ clock: TestClock) -> [Stage<Count>] {
    [
      .on(Keystroke.self) { _, _ in
        .after(
          .seconds(1), clock: clock, id: "search", .latest, send: Search())
      },
      .flow(Search.self) { state, _ in state.value += 1 },
    ]
  }

  @MainActor
  @Test
  func `what is put off again comes once, and when it should`() async {
    for _ in 0..<30 {
      let clock = TestClock()
      let store = Store(Count(), debouncing(clock))
      store.send(Keystroke())
      await clock.advance(by: .milliseconds(500))
      let last = store.send(Keystroke())
      await clock.advance(by: .milliseconds(999))
      #expect(store.state.value == 0)
      await clock.advance(by: .milliseconds(1))
      await last.finish()
      #expect(store.state.value == 1)
    }
  }

  @MainActor
  @Test
  func `a test store receives what was put off again`() async {
    for _ in 0..<10 {
      let clock = TestClock()
      let store = TestStore(
        Count(), debouncing(clock), patience: .seconds(600))
      store.send(Keystroke())
      await clock.advance(by: .milliseconds(500))
      store.send(Keystroke())
      await clock.advance(by: .seconds(1))
      await store.receive(Search()) { $0.value = 1 }
      await store.finish()
    }
  }
}
