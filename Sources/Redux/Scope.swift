/// A part of a store's state, with the store's actions.
///
/// It reads through to the store and keeps nothing itself, so it is never behind.
/// A part that is not always there is a scope of an optional, or of a default:
/// `store.scope { $0.detail ?? Detail() }`.
@MainActor
public struct Scope<State>: StoreView, Sendable {
  private let read: () -> State
  private let pass: (any Action) -> Dispatch
  private let listen: (@escaping (State) -> Void) -> Subscription

  init<Parent: StoreView>(
    _ parent: Parent, _ transform: @escaping (Parent.State) -> State
  ) {
    read = { transform(parent.state) }
    pass = { parent.send($0) }
    listen = { body in parent.follow { body(transform($0)) } }
  }

  /// The part, as it is now.
  public var state: State { read() }

  /// Hands `action` to the store.
  @discardableResult
  public func send(_ action: any Action) -> Dispatch { pass(action) }

  /// Calls `body` with the part now and after every action, until the subscription
  /// is released.
  public func follow(_ body: @escaping (State) -> Void) -> Subscription {
    listen(body)
  }
}

extension StoreView {
  /// Returns a view of a part of the state.
  public func scope<Part>(_ transform: @escaping (State) -> Part) -> Scope<Part>
  {
    Scope(self, transform)
  }
}
