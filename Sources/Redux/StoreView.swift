/// Something that shows a state and takes actions: a store, or a scope of one.
///
/// A screen that asks for `some StoreView<Cart>` works on every store that has a cart.
@MainActor
public protocol StoreView<State> {
  /// The type of what is shown.
  associatedtype State

  /// What is shown, as it is now.
  var state: State { get }

  /// Hands `action` to the store.
  @discardableResult
  func send(_ action: any Action) -> Dispatch

  /// Calls `body` with the state now and after every action, until the subscription
  /// is released.
  func follow(_ body: @escaping (State) -> Void) -> Subscription
}

extension StoreView {
  /// Calls `body` with a value of the state: now, and after each action that led to
  /// another value.
  ///
  /// Subscribers are called in the order in which they subscribed. `body` may send
  /// actions; they are handled when all have heard of this one.
  ///
  /// - Parameters:
  ///   - transform: Picks the value, such as `\.count`.
  ///   - body: Is called on the main actor.
  /// - Returns: The subscription, which ends when it is released.
  /// - Complexity: One call of `transform` and one comparison an action.
  @inlinable
  public func subscribe<Value: Equatable>(
    _ transform: @escaping (State) -> Value,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    subscribe(transform, removingRepeats: { $0 == $1 }, body)
  }

  /// Calls `body` with a value of the state, leaving out what is a repeat.
  ///
  /// - Parameters:
  ///   - transform: Picks the value.
  ///   - isRepeat: Tells whether a value, its second argument, is no news after the
  ///     one last delivered; with `nil` every action delivers.
  ///   - body: Is called on the main actor.
  /// - Returns: The subscription, which ends when it is released.
  @inlinable
  public func subscribe<Value>(
    _ transform: @escaping (State) -> Value,
    removingRepeats isRepeat: ((Value, Value) -> Bool)?,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    var last: Value?
    return follow { state in
      let value = transform(state)
      if let isRepeat, let last, isRepeat(last, value) { return }
      last = value
      body(value)
    }
  }

  /// Calls `body` with `owner` and a value of the state, for as long as `owner` lives.
  ///
  /// `owner` is not retained, and there is no need to hold the subscription.
  ///
  /// - Parameters:
  ///   - owner: Whom the subscription belongs to.
  ///   - transform: Picks the value, such as `\.count`.
  ///   - body: Is called on the main actor.
  /// - Returns: The subscription, to cancel or pause it earlier.
  @discardableResult
  @inlinable
  public func subscribe<Owner: AnyObject, Value: Equatable>(
    _ owner: Owner,
    _ transform: @escaping (State) -> Value,
    _ body: @escaping (Owner, Value) -> Void
  ) -> Subscription {
    let subscription = subscribe(transform) { [weak owner] value in
      if let owner { body(owner, value) }
    }
    subscription.belong(to: owner)
    return subscription
  }
}
