/// What became of an action, apart from the state.
@usableFromInline
enum Reaction: Sendable {
  case vetoed
  case reduced(Command, any Action)
  case failed(Failure)

  /// Whether nothing follows from it, and there is nothing to report.
  var isFinal: Bool {
    switch self {
    case .vetoed: true
    case .reduced(let command, _): command.isEmpty
    case .failed: false
    }
  }
}

extension Outcome {
  init(_ reaction: Reaction, _ state: State) {
    switch reaction {
    case .vetoed: self = .vetoed
    case .reduced(let command, let action):
      self = .reduced(state: state, command: command, action: action)
    case .failed(let failure): self = .failed(state: state, failure: failure)
    }
  }
}
