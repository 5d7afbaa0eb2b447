/// The pure core: what an action does to a state, without doing anything else.
///
/// A store, a test store, undo and replay all run the same pipeline, so they agree.
public struct Pipeline<State: Sendable>: Sendable {
  // One function a phase, composed of all stages of that phase. Usable from inlined
  // code, since a pipeline compiled for any state is many times slower.
  @usableFromInline var before: Stage<State>.Before?
  @usableFromInline var around: Stage<State>.Around?
  @usableFromInline var middleware: Stage<State>.Edit?
  @usableFromInline var reducers: [ObjectIdentifier: Stage<State>.Reducer] = [:]
  @usableFromInline var postware: Stage<State>.Edit?
  var recover: Stage<State>.Recover?
  var reset: Stage<State>.Reset?

  /// Creates a pipeline of `stages`.
  public init(_ stages: [Stage<State>]) {
    for stage in stages { add(stage) }
  }

  /// Returns what becomes of `state` and of `action`.
  ///
  /// The first error ends the run: edits and commands so far are dropped.
  ///
  /// - Complexity: O(*s*) calls, where *s* counts the stages that see every action
  ///   and the reducers for this type of action.
  public func run(_ state: State, _ action: any Action) -> Outcome<State> {
    var state = state
    let reaction = handle(&state, action)
    return Outcome(reaction, state, action)
  }

  /// Returns `state` without what subscribers should see once only.
  public func afterNotifying(_ state: State) -> State {
    var state = state
    reset?(&state)
    return state
  }

  /// Returns `state` as it is after a failure that happened in it.
  package func recovering(_ state: State, from failure: Failure) -> State {
    var state = state
    recover?(&state, failure)
    return state
  }

  /// Whether anything is to be reset after subscribers were told.
  var hasResets: Bool { reset != nil }

  /// Changes `state` by `action`, in place.
  @inlinable
  func handle(_ state: inout State, _ action: any Action) -> Reaction {
    guard let before else { return pass(&state, action, nil) }
    do {
      guard let left = try before(state, action) else { return .vetoed }
      return pass(&state, left, left)
    } catch {
      return fail(&state, Failure(error: error, action: action))
    }
  }

  /// Changes `state`, which is as it was before the failure.
  @usableFromInline
  func fail(_ state: inout State, _ failure: Failure) -> Reaction {
    recover?(&state, failure)
    return .failed(failure)
  }

  @inlinable
  func pass(
    _ state: inout State, _ action: any Action, _ replaced: (any Action)?
  ) -> Reaction {
    do {
      var draft = state
      let command =
        if let around {
          try around(&draft, action) { try reduce(&$0, $1) }
        } else {
          try reduce(&draft, action)
        }
      state = draft
      return .reduced(command, replaced)
    } catch {
      return fail(&state, Failure(error: error, action: action))
    }
  }

  @inlinable
  func reduce(_ state: inout State, _ action: any Action) throws -> Command {
    try middleware?(&state, action)
    guard
      let reducer = reducers[ObjectIdentifier(type(of: action))],
      let command = try reducer(&state, action)
    else { throw UnhandledAction() }
    try postware?(&state, action)
    return command
  }
}
