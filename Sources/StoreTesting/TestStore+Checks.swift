package import Redux
import Testing

extension TestStore {
  /// Runs one action; what it fails with goes to `failing`, or is an issue.
  func run(
    _ action: any Action, _ dispatch: Dispatch,
    _ expected: (inout State) -> Void, _ location: SourceLocation,
    failing check: ((Failure) -> Void)? = nil
  ) {
    switch pipeline.run(state, action) {
    case .vetoed:
      if check != nil { report("\(action) did not fail", location) }
      compare(state, after: action, expected, location)
    case .reduced(let next, let command, let reduced):
      if check != nil { report("\(action) did not fail", location) }
      settle(next, action, expected, location)
      guard !dispatch.isCancelled else { return }
      runner.run(command, causedBy: reduced, in: dispatch)
    case .failed(let next, let failure):
      dispatch.note(failure)
      if let check { check(failure) } else { report("\(failure)", location) }
      settle(next, action, expected, location)
    }
  }

  /// Makes `next` the state, once it is compared with what is expected.
  func settle(
    _ next: State, _ action: any Action,
    _ expected: (inout State) -> Void, _ location: SourceLocation
  ) {
    compare(next, after: action, expected, location)
    state = pipeline.afterNotifying(next)
  }

  /// Compares `next`, which follows the state, with what is expected.
  private func compare(
    _ next: State, after action: any Action,
    _ expected: (inout State) -> Void, _ location: SourceLocation
  ) {
    let lines = differences(expected: state.copy(expected), actual: next)
    guard !lines.isEmpty else { return }
    report(
      list("After \(action) the state is not as expected:", lines), location)
  }

  func compare<Expected: Action>(
    _ expected: Expected, _ received: any Action, _ location: SourceLocation
  ) {
    guard let received = received as? Expected else {
      return report("\(expected) did not come, but \(received)", location)
    }
    let lines = differences(expected: expected, actual: received)
    if !lines.isEmpty {
      report(list("\(received) came, and is not as expected:", lines), location)
    }
  }

  func check<Thrown: Error & Equatable>(
    _ failure: Failure, _ expected: Thrown, _ location: SourceLocation
  ) {
    guard failure.error as? Thrown != expected else { return }
    report(
      """
      \(failure.action) failed: \(named(failure.error)); \
      expected was \(named(expected))
      """, location)
  }

  /// Tells an error with its type: many a description leaves open what it is.
  func named(_ error: any Error) -> String {
    let type = "\(type(of: error))"
    let text = "\(error)"
    return text.hasPrefix(type) ? text : "\(type) (\(text))"
  }

  /// Takes the next thing that commands sent; `nil` if nothing comes.
  func next() async -> (event: Event, dispatch: Dispatch)? {
    await wait {
      dropCancelled()
      return !waiting.isEmpty || runner.jobs.isEmpty
    }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Waits until `isDone`, or patience is at its end.
  func wait(until isDone: () -> Bool) async {
    _ = await news.wait(for: patience, until: isDone)
  }

  /// Drops what is not to be handled any more, as a store does.
  func dropCancelled() {
    drop { $0.isCancelled }
  }

  /// Drops what waits in some dispatches, so that these can end.
  func drop(_ isDropped: (Dispatch) -> Bool) {
    let dropped = waiting.filter { isDropped($0.dispatch) }
    waiting.removeAll { isDropped($0.dispatch) }
    for item in dropped { item.dispatch.leave() }
  }

  func reportUnreceived(_ location: SourceLocation) {
    for text in unreceived() { report(text, location) }
  }

  func reportLeftovers(_ location: SourceLocation) {
    for text in leftovers() { report(text, location) }
  }

  /// Returns what a test has not accounted for.
  ///
  /// - Parameter test: The name of the test, if the texts are to tell it.
  /// - Returns: A text for what was not received, and one for what still runs.
  func leftovers(of test: String? = nil) -> [String] {
    let running = runner.jobs.map { "a task that \($0.action) led to" }
    return unreceived(of: test) + list("Still running", of: test, running)
  }

  private func unreceived(of test: String? = nil) -> [String] {
    dropCancelled()
    return list("Not received yet", of: test, waiting.map { "\($0.event)" })
  }

  private func list(
    _ title: String, of test: String?, _ lines: [String]
  ) -> [String] {
    guard !lines.isEmpty else { return [] }
    let owner = test.map { " at the end of \($0)" } ?? ""
    return [list("\(title)\(owner):", lines)]
  }

  func report(_ text: String, _ location: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }

  private func list(_ title: String, _ lines: [String]) -> String {
    ([title] + lines).joined(separator: "\n  ")
  }
}

extension TestStore.Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .action(let action): "\(action)"
    case .failure(let failure): "\(failure)"
    }
  }
}

extension TestStore: CommandHost {
  package func enqueue(_ action: any Action, in dispatch: Dispatch) {
    dispatch.enter()
    waiting.append((.action(action), dispatch))
  }

  package func enqueue(_ failure: Failure, in dispatch: Dispatch) {
    dispatch.enter()
    waiting.append((.failure(failure), dispatch))
  }

  package func drain() {
    dropCancelled()
    news.ring()
  }
}
