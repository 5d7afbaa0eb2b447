import Foundation
import Redux
import StoreTesting
import Testing

@testable import counter

@MainActor
struct CounterTests {
  private let clock = TestClock()
  private let cache = Cache(
    file: FileManager.default.temporaryDirectory
      .appending(path: "counter-\(UUID().uuidString)"))

  private func cleanUp() {
    try? FileManager.default.removeItem(at: cache.file)
  }

  private func store() -> TestStore<Counter> {
    TestStore(Counter(), stages(cache: cache, clock: clock, log: { _ in }))
  }

  @Test func `steps change the count and can be undone`() async {
    let store = store()
    defer { cleanUp() }
    store.send(Step(by: 5)) {
      $0.count = 5
      $0.timeline.record()
    }
    store.send(History.undo) { try? $0.timeline.go(.undo) }
    #expect(store.state.count == 0)
    await store.finish()
  }

  @Test func `a later step waits a second`() async {
    let store = store()
    defer { cleanUp() }
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
    defer { cleanUp() }
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
    defer { cleanUp() }
    store.send(History.redo, failing: HistoryEnd(undos: 0, redos: 0)) {
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
    defer { cleanUp() }
    #expect(try run(words) == lines)
  }

  /// Runs the program on a line of `words`, and returns the lines it prints.
  private func run(_ words: String) throws -> [String] {
    let program = URL(filePath: CommandLine.arguments[0])
    let process = Process()
    process.executableURL = program.deletingLastPathComponent()
      .appending(path: "counter")
    process.environment = [
      "COUNTER_FILE": cache.file.path(percentEncoded: false)
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("\(words)\n".utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "\n").map { String($0) }
  }
}
