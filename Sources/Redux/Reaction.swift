/// What became of an action, apart from the state.
@usableFromInline
enum Reaction: Sendable {
  case vetoed
  /// With the action that the `.before` stages put in the place of the one that was
  /// sent; `nil` if there are none, which spares a copy.
  case reduced(Command, (any Action)?)
  case failed(Failure)

  /// Whether nothing follows from it.
  var isFinal: Bool {
    switch self {
    case .vetoed: true
    case .reduced(let command, _): command.isEmpty
    case .failed: false
    }
  }
}

extension Outcome {
  init(_ reaction: Reaction, _ state: State, _ sent: any Action) {
    switch reaction {
    case .vetoed: self = .vetoed
    case .reduced(let command, let action):
      self = .reduced(state: state, command: command, action: action ?? sent)
    case .failed(let failure): self = .failed(state: state, failure: failure)
    }
  }
}
