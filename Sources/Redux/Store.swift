/// Holds a state, and changes it by the actions that are sent to it.
///
/// Actions wait in one queue and are handled one at a time, each to its end, in
/// the order in which they were sent. Sending while an action is being handled
/// only puts another one at the end, so nothing ever nests.
///
/// ```swift
/// let store = Store(Counter(), [.flow(Step.self) { $0.count += $1.by }])
/// store.send(Step(by: 2))
/// store.state.count  // 2
/// ```
@MainActor
public final class Store<State: StoreState>: Sendable {
  /// The state after the last action.
  public private(set) var state: State
  /// What went wrong with the last action, or `nil` if nothing did.
  public private(set) var failure: Failure?

  private let pipeline: Pipeline<State>
  private var queue = Queue<any Action>()
  private var isDraining = false

  /// Creates a store that begins with `initial`.
  public init(_ initial: State, _ stages: [Stage<State>]) {
    state = initial
    pipeline = Pipeline(stages)
  }

  /// Hands `action` to the store; it is done on return, unless one is under way.
  public func send(_ action: any Action) {
    queue.append(action)
    drain()
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while let action = queue.popFirst() { handle(action) }
    isDraining = false
  }

  private func handle(_ action: any Action) {
    failure = nil
    switch pipeline.run(state, action) {
    case .vetoed:
      return
    case .reduced(let next, let command, _):
      settle(next)
      perform(command)
    case .failed(let next, let failure):
      self.failure = failure
      settle(next)
    }
  }

  private func settle(_ next: State) {
    state = next
    if pipeline.resetsAfterNotifying { state = pipeline.afterNotifying(state) }
  }

  private func perform(_ command: Command) {
    for step in command.steps {
      switch step {
      case .send(let action): queue.append(action)
      }
    }
  }
}
