import Redux

/// Asks the store for the command that carries this name; see ``doing(_:)``.
struct Do: Action {
  var name = ""
}

/// Returns a stage that answers each `Do` with one of `commands`.
func doing(
  _ commands: @escaping @Sendable (String) -> Command
) -> Stage<Tally> {
  .on(Do.self) { _, action in commands(action.name) }
}

/// Writes what was sent into the trace, so that tests see the order.
struct Note: Action {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  static var stage: Stage<Tally> {
    .flow(Note.self) { state, note in state.trace.append(note.text) }
  }
}
