import StoreTesting
import Testing

struct TestClockTests {
  @Test func `time stands still until it is moved`() async {
    let clock = TestClock()
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(3), sleepers: 0)
    await clock.advance(by: .milliseconds(5), sleepers: 0)
    #expect(clock.now.offset == .milliseconds(3_005))
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
}
