import Foundation
import Redux
import StoreTesting
import TestSupport
import Testing

@testable import counter

@MainActor
struct CounterTests {
  private let clock = TestClock()
  private let folder: TemporaryFolder
  private let cache: Cache

  init() throws {
    folder = try TemporaryFolder()
    cache = Cache(file: URL(filePath: folder.path("count")))
  }

  private func store() -> TestStore<Counter> {
    TestStore(Counter(), stages(cache: cache, clock: clock, log: { _ in }))
  }

  @Test func `steps change the count and can be undone`() async {
    let store = store()
    store.send(Step(by: 5)) {
      $0.count = 5
      $0.timeline.record()
    }
    store.send(TimeTravel.undo) { try? $0.timeline.go(.undo) }
    #expect(store.state.count == 0)
    await store.finish()
  }

  @Test func `a later step waits a second`() async {
    let store = store()
    store.send(StepLater(by: 2))
    await clock.advance(by: .seconds(1))
    await store.receive(Step(by: 2)) {
      $0.count = 2
      $0.timeline.record()
    }
    await store.finish()
  }

  @Test func `the count is saved and loaded again`() async {
    let store = store()
    #expect(cache.load() == 0)
    store.send(Step(by: 7)) {
      $0.count = 7
      $0.timeline.record()
    }
    #expect(cache.load() == 7)
    store.send(Load())
    await store.receive(Restore(count: 7)) {
      $0.timeline = Timeline(7, limit: 100)
    }
    await store.finish()
  }

  @Test func `what went wrong is shown until the next action`() async {
    let store = store()
    store.send(TimeTravel.redo, failing: TimelineEnd(undos: 0, redos: 0)) {
      $0.message = "no such step: 0 to undo, 0 to redo"
    }
    store.send(Paint(color: 33)) {
      $0.color = 33
      $0.message = nil
    }
    await store.finish()
  }

  @Test func `a file that cannot be written rolls the step back`() async {
    let cache = Cache(file: URL(filePath: "/no/such/folder/counter"))
    let store = Store(Counter(), stages(cache: cache, log: { _ in }))
    store.send(Step(by: 1))
    #expect(store.state.count == 0)
    #expect(store.failure != nil)
    #expect(store.state.message != nil)
  }

  @Test(
    arguments: [
      ("+ + - quit", ["0", "1", "2", "1"]),
      ("5 -2 undo redo", ["0", "5", "3", "5", "3"]),
      ("x", ["0", "x? try + - 5 later color undo redo quit"]),
    ])
  func `words in a pipe are done in order`(
    words: String, lines: [String]
  ) throws {
    #expect(try run(words) == lines)
  }

  /// Runs the program on a line of `words`, and returns the lines it prints.
  private func run(_ words: String) throws -> [String] {
    let folder = URL(filePath: try Tool().path).deletingLastPathComponent()
    var environment = ProcessInfo.processInfo.environment
    environment["COUNTER_FILE"] = cache.file.path(percentEncoded: false)
    let program = folder.appending(path: "counter").path(percentEncoded: false)
    return try Invocation(
      [program], environment: environment, input: Array("\(words)\n".utf8)
    ).run().lines
  }
}
