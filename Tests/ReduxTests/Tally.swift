import Redux

/// The state most tests here work on: a number and the names of what ran.
struct Tally: StoreState {
  var count = 0
  var trace: [String] = []
  var toast: String?
}

struct Step: Action {
  var by = 1
}

struct Other: Action {}

/// Sends itself until `left` is used up.
struct Progress: Action {
  var left: Int
}

struct Refused: Error, Equatable {}

func step(_ state: inout Tally, _ action: Step) {
  state.count += action.by
}

func refuse(_ state: inout Tally, _ action: some Action) throws {
  throw Refused()
}

/// Writes `name` into the trace, and refuses when the action is `Other`.
func tracing(_ name: String) -> @Sendable (inout Tally, any Action) -> Void {
  { state, _ in state.trace.append(name) }
}
