/// The pure core: what an action does to a state, without doing anything else.
///
/// A store, a test store, undo and replay all run the same pipeline, so they agree.
public struct Pipeline<State: Sendable>: Sendable {
  private var befores: [Stage<State>.Before] = []
  private var arounds: [Stage<State>.Around] = []
  private var middlewares: [Stage<State>.Edit] = []
  private var reducers: [ObjectIdentifier: [Stage<State>.Reducer]] = [:]
  private var postwares: [Stage<State>.Edit] = []
  private var recovers: [Stage<State>.Recover] = []
  private var resets: [Stage<State>.Reset] = []

  /// Creates a pipeline of `stages`.
  public init(_ stages: [Stage<State>]) {
    for stage in stages { add(stage) }
  }

  private mutating func add(_ stage: Stage<State>) {
    switch stage.kind {
    case .before(let body): befores.append(body)
    case .around(let body): arounds.append(body)
    case .middleware(let body): middlewares.append(body)
    case .reducer(let type, let body): reducers[type, default: []].append(body)
    case .postware(let body): postwares.append(body)
    case .recover(let body): recovers.append(body)
    case .afterNotify(let body): resets.append(body)
    case .several(let stages): for stage in stages { add(stage) }
    }
  }

  /// Returns what becomes of `state` and of `action`.
  ///
  /// The first error ends the run: edits and commands so far are dropped.
  ///
  /// - Complexity: O(*s*) calls, where *s* counts the stages that see every action
  ///   and the reducers for this type of action.
  public func run(_ state: State, _ action: any Action) -> Outcome<State> {
    var current = action
    do {
      for before in befores {
        guard let next = try before(state, current) else { return .vetoed }
        current = next
      }
      var draft = state
      let command = try pass(&draft, current, around: 0)
      return .reduced(state: draft, command: command, action: current)
    } catch {
      return failed(state, Failure(error: error, action: current))
    }
  }

  /// Returns the outcome of a failure that happened in `state`.
  func failed(_ state: State, _ failure: Failure) -> Outcome<State> {
    var state = state
    for recover in recovers { recover(&state, failure) }
    return .failed(state: state, failure: failure)
  }

  /// Whether anything is to be reset after subscribers were told.
  var resetsAfterNotifying: Bool { !resets.isEmpty }

  /// Returns `state` without what subscribers should see once only.
  public func afterNotifying(_ state: State) -> State {
    var state = state
    for reset in resets { reset(&state) }
    return state
  }

  private func pass(
    _ state: inout State, _ action: any Action, around index: Int
  ) throws -> Command {
    guard index < arounds.count else { return try reduce(&state, action) }
    return try arounds[index](&state, action) { state, action in
      try pass(&state, action, around: index + 1)
    }
  }

  private func reduce(
    _ state: inout State, _ action: any Action
  ) throws -> Command {
    for middleware in middlewares { try middleware(&state, action) }
    var command: Command?
    for reducer in reducers[ObjectIdentifier(type(of: action))] ?? [] {
      guard let more = try reducer(&state, action) else { continue }
      command = command.map { $0 + more } ?? more
    }
    guard let command else { throw UnhandledAction() }
    for postware in postwares { try postware(&state, action) }
    return command
  }
}
