/// What became of an action.
public enum Outcome<State: Sendable>: Sendable {
  /// A `.before` stage dropped it.
  case vetoed
  /// It led to `state`; `command` is still to do.
  ///
  /// `action` is the one that the `.before` stages left.
  case reduced(state: State, command: Command, action: any Action)
  /// It failed; `state` is the one before it, as the `.recover` stages left it.
  case failed(state: State, failure: Failure)
}
