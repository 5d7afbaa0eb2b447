/// Wakes tasks that wait for something to happen.
struct Bell {
  private var listeners: [AsyncStream<Void>.Continuation] = []

  /// Returns a stream that ends at the next ring.
  mutating func listen() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    listeners.append(continuation)
    return stream
  }

  mutating func ring() {
    for listener in listeners { listener.finish() }
    listeners = []
  }
}
