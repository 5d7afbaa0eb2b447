/// The state of a store with its pipeline: the only part that knows their type.
///
/// It is inlinable so that a client compiles it for its own state. Compiled for any
/// state, an action takes fifty times as long.
@MainActor
@usableFromInline
final class Core<State: StoreState>: Sendable {
  @usableFromInline var state: State
  @usableFromInline let pipeline: Pipeline<State>

  @usableFromInline
  init(_ state: State, _ stages: [Stage<State>]) {
    self.state = state
    pipeline = Pipeline(stages)
  }

  @inlinable
  func handle(_ action: any Action) -> Reaction {
    pipeline.handle(&state, action)
  }

  func update(_ change: (inout State) throws -> Void) -> Reaction {
    do {
      var draft = state
      try change(&draft)
      state = draft
      return .reduced(.none, nil)
    } catch {
      return recover(Failure(error: error, action: StoreAction.update))
    }
  }

  func recover(_ failure: Failure) -> Reaction {
    pipeline.fail(&state, failure)
  }

  /// Resets what is seen once, and returns whether there was any; `nil` when there
  /// never is.
  var reset: (() -> Bool)? {
    pipeline.hasResets ? { self.resetNow() } : nil
  }

  private func resetNow() -> Bool {
    let before = state
    state = pipeline.afterNotifying(before)
    return state != before
  }
}
