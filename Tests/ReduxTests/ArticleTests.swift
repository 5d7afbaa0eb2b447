import Foundation
import Redux
import StoreTesting
import TestSupport
import Testing

private struct Counter: StoreState {
  var count = 0
}

private struct StepLater: Action {
  var by: Int
}

/// The articles: one in which a counter is built, one about routes.
@MainActor
struct ArticleTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: ["Counter", "Following-a-Route"])
  func `all code in an article is compiled`(name: String) throws {
    let article = try text("Sources/Redux/Redux.docc/\(name).md")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Snippets").path(percentEncoded: false))
    let snippets =
      try names.map { try text("Snippets/" + $0) }
      + [try text("Tests/ReduxTests/ArticleTests.swift").unindented(by: 4)]
    let blocks = article.split(separator: "```").filter {
      $0.hasPrefix("swift\n")
    }
    #expect(blocks.count >= 3)
    for block in blocks {
      let code = block.dropFirst("swift\n".count)
      #expect(snippets.contains { $0.contains(code) }, "\(code)")
    }
  }

  @Test func `the article's test passes`() async {
    let clock = TestClock()
    let store = TestStore(Counter(), stages(clock: clock))
    store.send(StepLater(by: 2))
    await clock.advance(by: .milliseconds(1))
    await store.receive(Step(by: 2)) { $0.count = 2 }
    await store.finish()
  }

  @Test(
    arguments: [
      ("CounterSteps", ["the count is 0", "the count is 2", "the count is 1"]),
      ("CounterFailures", ["Step(by: 11) failed: OutOfRange(count: 11)"]),
      ("CounterCommands", ["5", "there are five"]),
      ("CounterTimeline", ["0", "1"]),
      (
        "MailRoutes",
        [
          "inbox opens at /", "inbox goes to /3", "compose opens at /",
          "drafts opens at /1", "/drafts/1",
        ]
      ),
    ])
  func `snippets print what the article says`(
    name: String, lines: [String]
  ) throws {
    let program = URL(filePath: try Tool().path)
      .deletingLastPathComponent().appending(path: name)
    let finished = try Invocation(
      [program.path(percentEncoded: false)],
      environment: ProcessInfo.processInfo.environment
    ).run()
    #expect(finished.lines == lines)
  }

  private func stages(clock: any Clock<Duration>) -> [Stage<Counter>] {
    [
      .flow(Step.self) { counter, step in counter.count += step.by },
      .on(StepLater.self) { _, step in
        .after(.milliseconds(1), clock: clock, send: Step(by: step.by))
      },
    ]
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

extension String {
  /// Returns the text with `count` columns less before each line.
  fileprivate func unindented(by count: Int) -> String {
    let indent = String(repeating: " ", count: count)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix(indent) ? $0.dropFirst(count) : $0 }
      .joined(separator: "\n")
  }
}
