import StoreTesting
import Testing

struct GateTests {
  @Test func `tasks wait at a gate until it is opened`() async throws {
    let gate = Gate()
    let task = Task {
      try await gate.pass()
      return 1
    }
    await gate.arrivals(1)
    await gate.open()
    #expect(try await task.value == 1)
  }

  @Test func `an open gate lets everybody through`() async throws {
    let gate = Gate()
    await gate.open()
    try await gate.pass()
    try await gate.pass()
    await gate.arrivals(2)
  }

  @Test func `a cancelled task does not wait on`() async {
    let gate = Gate()
    let task = Task { try await gate.pass() }
    await gate.arrivals(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `too few arrivals are an issue once patience is at its end`() async
  {
    let texts = await issues {
      let gate = Gate(patience: .milliseconds(10))
      await gate.open()
      try? await gate.pass()
      await gate.arrivals(2)
    }
    #expect(
      texts == ["arrivals at the gate: expected 2, is 1 after 0.01 seconds"])
  }
}
