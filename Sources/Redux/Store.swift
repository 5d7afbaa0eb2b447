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
public final class Store<State: StoreState>: StoreView, Sendable {
  private let engine: Engine
  private let core: Core<State>
  private let inbox: AsyncStream<any Action>.Continuation

  /// Creates a store that begins with `initial`, and does the command `start`.
  @inlinable
  public convenience init(
    _ initial: State, _ stages: [Stage<State>], start: Command = .none
  ) {
    let core = Core(initial, stages)
    self.init(core, start) { core.handle($0) }
  }

  @usableFromInline
  init(
    _ core: Core<State>, _ start: Command,
    handle: @escaping (any Action) -> Reaction
  ) {
    self.core = core
    engine = Engine(
      handle: handle, recover: { core.recover($0) }, reset: core.reset)
    let (posted, inbox) = AsyncStream.makeStream(of: (any Action).self)
    self.inbox = inbox
    Task { [weak self] in
      for await action in posted { self?.send(action) }
    }
    engine.start(start)
  }

  isolated deinit {
    inbox.finish()
    engine.stop()
  }

  /// The state after the last action.
  public var state: State { core.state }

  /// What went wrong with the last action, or `nil` if nothing did.
  public var failure: Failure? { engine.failure }

  /// Hands `action` to the store; it is handled on return, unless one is under way.
  ///
  /// - Parameter action: What happened, or what a person asked for.
  /// - Returns: The action on its way; wait with it for the end of all that follows,
  ///   or cancel that.
  @discardableResult
  public func send(_ action: any Action) -> Dispatch {
    engine.send(action)
  }

  /// Hands `action` to the store from any thread.
  ///
  /// The actions of one thread are handled in the order in which it posted them.
  public nonisolated func post(_ action: any Action) {
    inbox.yield(action)
  }

  /// Changes the state without an action, in its turn; no stage but
  /// `.recover` and `.afterNotify` has a part in it.
  ///
  /// - Parameter change: Edits the state; if it throws, nothing changes.
  /// - Returns: The change on its way.
  @discardableResult
  public func update(
    _ change: @escaping (inout State) throws -> Void
  ) -> Dispatch {
    engine.update { [core] in core.update(change) }
  }

  /// Calls `body` with the state now and after every action.
  ///
  /// - Parameter body: Is called in the order of subscription.
  /// - Returns: The subscription, which ends when it is released.
  public func follow(_ body: @escaping (State) -> Void) -> Subscription {
    let listener = Listener { [core] in body(core.state) }
    engine.subscribers.add(listener)
    engine.holdingQueue { listener.tell() }
    return Subscription(listener, engine)
  }

  /// Calls `body` with every action, as it was sent, and what became of it; with a
  /// ``StoreAction`` where no action was sent.
  ///
  /// - Parameter body: Is called before the subscribers to values are.
  /// - Returns: The subscription, which ends when it is released.
  public func observe(
    _ body: @escaping (any Action, Outcome<State>) -> Void
  ) -> Subscription {
    let listener = Listener { [core, weak engine] in
      guard let (action, reaction) = engine?.observed else { return }
      body(action, Outcome(reaction, core.state, action))
    }
    engine.observers.add(listener)
    return Subscription(listener, engine)
  }
}
