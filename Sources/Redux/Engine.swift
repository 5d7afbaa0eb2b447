/// Runs a store: its queue, its commands, and who is told in what order.
///
/// The state is out of its sight, behind closures.
@MainActor
final class Engine: Sendable {
  enum Event {
    case action(any Action)
    case update(() -> Reaction)
    case failure(Failure)
  }

  private struct Item {
    let event: Event
    let dispatch: Dispatch
  }

  let subscribers = Audience()
  let observers = Audience()
  /// What the observers are being told.
  private(set) var observed: (action: any Action, reaction: Reaction)?
  /// What went wrong with the last action.
  var failure: Failure? { hasFailed ? lastFailure : nil }

  private let handle: (any Action) -> Reaction
  private let recover: (Failure) -> Reaction
  private let reset: (() -> Bool)?
  private let runner = CommandRunner()
  private var queue = Queue<Item>()
  private var isDraining = false
  private var isStopped = false
  private var hasFailed = false
  private var lastFailure: Failure?

  init(
    handle: @escaping (any Action) -> Reaction,
    recover: @escaping (Failure) -> Reaction, reset: (() -> Bool)?
  ) {
    self.handle = handle
    self.recover = recover
    self.reset = reset
    runner.host = self
  }

  func send(_ action: any Action) -> Dispatch {
    guard !isDraining else {
      let dispatch = Dispatch()
      enqueue(.action(action), dispatch)
      return dispatch
    }
    // Most actions find the store idle and leave nothing to do: they need neither
    // the queue nor a dispatch of their own.
    isDraining = true
    hasFailed = false
    let reaction = handle(action)
    guard !reaction.isFinal else {
      tell(action, reaction)
      drainRest()
      return .finished
    }
    let dispatch = Dispatch()
    settle(action, reaction, dispatch)
    drainRest()
    return dispatch
  }

  func update(_ update: @escaping () -> Reaction) -> Dispatch {
    let dispatch = Dispatch()
    enqueue(.update(update), dispatch)
    drain()
    return dispatch
  }

  /// Runs `body`, and only then what it sends.
  func holdingQueue(_ body: () -> Void) {
    guard !isDraining else { return body() }
    isDraining = true
    body()
    drainRest()
  }

  func start(_ command: Command) {
    guard !command.isEmpty else { return }
    runner.run(command, causedBy: StoreAction.start, in: Dispatch())
    drain()
  }

  /// Cancels everything, and handles nothing more: not even what is left of an action
  /// under way, as when a subscriber releases the store.
  func stop() {
    isStopped = true
    runner.cancelAll()
    subscribers.cancelAll()
    observers.cancelAll()
  }

  private func enqueue(_ event: Event, _ dispatch: Dispatch) {
    dispatch.enter()
    queue.append(Item(event: event, dispatch: dispatch))
  }

  private func drainRest() {
    while !queue.isEmpty, let item = queue.popFirst() {
      if mayGoOn(item.dispatch) { take(item.event, item.dispatch) }
      item.dispatch.leave()
    }
    isDraining = false
  }

  private func mayGoOn(_ dispatch: Dispatch) -> Bool {
    !isStopped && !dispatch.isCancelled
  }

  private func take(_ event: Event, _ dispatch: Dispatch) {
    hasFailed = false
    switch event {
    case .action(let action):
      settle(action, handle(action), dispatch)
    case .update(let update):
      settle(StoreAction.update, update(), dispatch)
    case .failure(let failure):
      settle(StoreAction.failure, recover(failure), dispatch)
    }
  }

  /// Tells everybody, then does the command.
  private func settle(
    _ action: any Action, _ reaction: Reaction, _ dispatch: Dispatch
  ) {
    switch reaction {
    case .vetoed:
      tell(action, reaction)
    case .reduced(let command, let reduced):
      tell(action, reaction)
      guard mayGoOn(dispatch) else { return }
      runner.run(command, causedBy: reduced ?? action, in: dispatch)
    case .failed(let failure):
      hasFailed = true
      lastFailure = failure
      dispatch.note(failure)
      tell(action, reaction)
    }
  }

  private func tell(_ action: any Action, _ reaction: Reaction) {
    if !observers.isEmpty {
      observed = (action, reaction)
      observers.tell()
      observed = nil
    }
    if case .vetoed = reaction { return }
    subscribers.tell()
    if let reset, reset() { subscribers.tell() }
  }
}

extension Engine: CommandHost {
  func enqueue(_ action: any Action, in dispatch: Dispatch) {
    enqueue(.action(action), dispatch)
  }

  func enqueue(_ failure: Failure, in dispatch: Dispatch) {
    enqueue(.failure(failure), dispatch)
  }

  func drain() {
    guard !isDraining else { return }
    isDraining = true
    drainRest()
  }
}
