extension StoreView {
  /// Returns the values of a part of the state as they change, from now on.
  ///
  /// A reader that is slow gets the newest value and misses those between. The
  /// stream ends with the store.
  ///
  /// - Parameter transform: Picks the value, such as `\.count`.
  /// - Returns: A stream for one reader.
  public func values<Value: Equatable & Sendable>(
    _ transform: @escaping (State) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    subscribe(transform) { continuation.yield($0) }.feed(continuation)
    return stream
  }
}

extension Store {
  /// The failures from now on; each use is a stream of its own.
  ///
  /// Nothing is left out for a reader that is slow.
  public var failures: AsyncStream<Failure> {
    let (stream, continuation) = AsyncStream.makeStream(of: Failure.self)
    observe { _, outcome in
      if case .failed(_, let failure) = outcome { continuation.yield(failure) }
    }.feed(continuation)
    return stream
  }

  /// The actions from now on, as they were sent; each use is a stream of its own.
  ///
  /// Nothing is left out for a reader that is slow.
  public var actions: AsyncStream<any Action> {
    let (stream, continuation) = AsyncStream.makeStream(of: (any Action).self)
    observe { action, _ in
      if !(action is StoreAction) { continuation.yield(action) }
    }.feed(continuation)
    return stream
  }
}

extension Subscription {
  /// Lives until the reader of the stream leaves, and ends the stream when it ends.
  fileprivate func feed<Value>(_ stream: AsyncStream<Value>.Continuation) {
    listener.whenOver { stream.finish() }
    stream.onTermination = { _ in withExtendedLifetime(self) {} }
  }
}
