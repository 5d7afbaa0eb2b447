public import Redux
public import Testing

/// A store that makes a test account for everything that happens.
///
/// Every change of the state, every action that a command sends, every failure and
/// every task has to be expected; what is not is an issue of the test. What commands
/// send waits until the test receives it, so nothing happens behind its back.
///
/// ```swift
/// let store = TestStore(Counter(), stages)
/// store.send(StepLater(by: 2))
/// await clock.advance(by: .seconds(1))
/// await store.receive(Step(by: 2)) { $0.count = 2 }
/// await store.finish()
/// ```
///
/// End every test with ``finish(sourceLocation:)``: it ties what is left over to the
/// test. A store that is released without it reports the same, but no longer in the
/// test's name: the issue names the place where the store was made and the test's
/// name, and fails the run, while the test itself passes.
@MainActor
public final class TestStore<State: StoreState>: Sendable {
  enum Event {
    case action(any Action)
    case failure(Failure)
  }

  /// The state after the last action that was sent or received.
  public internal(set) var state: State

  let pipeline: Pipeline<State>
  let runner = CommandRunner()
  let patience: Duration
  private let origin: SourceLocation
  private let test = Test.current?.name
  var waiting: [(event: Event, dispatch: Dispatch)] = []
  let news = Bell()

  /// Creates a store that begins with `initial`, and does the command `start`.
  ///
  /// - Parameters:
  ///   - initial: The state to begin with.
  ///   - stages: What the store is made of.
  ///   - start: What to do first; what it sends is to be received.
  ///   - patience: How long to wait for something to be received before the test is
  ///     told that it did not come. Only a failing test ever waits so long.
  ///   - sourceLocation: Where the test makes the store.
  public init(
    _ initial: State, _ stages: [Stage<State>], start: Command = .none,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    state = initial
    pipeline = Pipeline(stages)
    self.patience = patience
    origin = sourceLocation
    runner.host = self
    runner.run(start, causedBy: StoreAction.start, in: Dispatch())
  }

  isolated deinit {
    for text in leftovers(of: test) { report(text, origin) }
    runner.cancelAll()
    drop { _ in true }
  }

  /// Sends `action`, and expects it to succeed.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - expected: Turns the state before into the one that subscribers are to be
  ///     shown; without it, the state is to stay as it is.
  ///   - sourceLocation: Where the test sends it.
  /// - Returns: The action on its way. It ends only when what commands sent is
  ///   received, or dropped by ``finish(sourceLocation:)``: wait for it after that.
  @discardableResult
  public func send(
    _ action: any Action,
    expecting expected: (inout State) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Dispatch {
    reportUnreceived(sourceLocation)
    let dispatch = Dispatch()
    run(action, dispatch, expected, sourceLocation)
    return dispatch
  }

  /// Sends `action`, and expects it to fail.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - error: What it is to fail with.
  ///   - expected: Makes the changes that `.recover` stages are to make.
  ///   - sourceLocation: Where the test sends it.
  public func send<Thrown: Error & Equatable>(
    _ action: any Action, failing error: Thrown,
    expecting expected: (inout State) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    reportUnreceived(sourceLocation)
    run(action, Dispatch(), expected, sourceLocation) { failure in
      self.check(failure, error, sourceLocation)
    }
  }

  /// Changes the state without an action, and expects that to succeed.
  ///
  /// No stage but `.recover` and `.afterNotify` has a part in it.
  ///
  /// - Parameters:
  ///   - change: Edits the state; if it throws, nothing changes, and that is an issue.
  ///   - expected: Turns the state before into the one that subscribers are to be
  ///     shown.
  ///   - sourceLocation: Where the test makes the change.
  /// - Returns: The change on its way.
  @discardableResult
  public func update(
    _ change: (inout State) throws -> Void,
    expecting expected: (inout State) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Dispatch {
    reportUnreceived(sourceLocation)
    let dispatch = Dispatch()
    let action = StoreAction.update
    do {
      var next = state
      try change(&next)
      settle(next, action, expected, sourceLocation)
    } catch {
      let failure = Failure(error: error, action: action)
      dispatch.note(failure)
      report("\(failure)", sourceLocation)
      let next = pipeline.recovering(state, from: failure)
      settle(next, action, expected, sourceLocation)
    }
    return dispatch
  }

  /// Waits for an action that a command sends, and handles it.
  ///
  /// - Parameters:
  ///   - action: The action that is to come next.
  ///   - expected: Makes the changes that the action is to make.
  ///   - sourceLocation: Where the test receives it.
  public func receive<Received: Action>(
    _ action: Received,
    expecting expected: (inout State) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let (event, dispatch) = await next() else {
      return report("\(action) did not come", sourceLocation)
    }
    defer { dispatch.leave() }
    switch event {
    case .action(let received):
      compare(action, received, sourceLocation)
      run(received, dispatch, expected, sourceLocation)
    case .failure(let failure):
      dispatch.note(failure)
      report("\(action) did not come, but: \(failure)", sourceLocation)
    }
  }

  /// Waits for a command's task to fail.
  ///
  /// - Parameters:
  ///   - error: What it is to fail with.
  ///   - expected: Makes the changes that `.recover` stages are to make.
  ///   - sourceLocation: Where the test receives it.
  public func receive<Thrown: Error & Equatable>(
    failing error: Thrown,
    expecting expected: (inout State) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let (event, dispatch) = await next() else {
      return report("\(named(error)) did not come", sourceLocation)
    }
    defer { dispatch.leave() }
    switch event {
    case .action(let received):
      report("\(named(error)) did not come, but: \(received)", sourceLocation)
    case .failure(let failure):
      dispatch.note(failure)
      self.check(failure, error, sourceLocation)
      settle(
        pipeline.recovering(state, from: failure), failure.action, expected,
        sourceLocation)
    }
  }

  /// Waits until no task is left, and expects that nothing was left unreceived.
  ///
  /// What is left over all the same is an issue of the test, and is dropped.
  public func finish(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait { runner.jobs.isEmpty }
    reportLeftovers(sourceLocation)
    runner.cancelAll()
    drop { _ in true }
  }
}
