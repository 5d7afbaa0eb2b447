/// Wakes tasks of one actor that wait for something to happen.
final class Bell {
  private var listeners: [AsyncStream<Void>.Continuation] = []

  /// Returns a stream that ends at the next ring, or when `patience` is at its end.
  func listen(for patience: Duration? = nil) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    listeners.append(continuation)
    if let patience {
      let timer = Task {
        try? await Task.sleep(for: patience)
        continuation.finish()
      }
      continuation.onTermination = { _ in timer.cancel() }
    }
    return stream
  }

  func ring() {
    for listener in listeners { listener.finish() }
    listeners = []
  }

  /// Waits until `isDone`, which is asked again at every ring.
  ///
  /// A machine that is too busy to run the test takes nothing of its patience: between
  /// two looks no more than a second counts.
  ///
  /// - Returns: Whether it is done; if not, patience is at its end, or the task was
  ///   cancelled.
  func wait(
    for patience: Duration, until isDone: () -> Bool
  ) async -> Bool {
    var left = patience
    while !isDone() {
      guard left > .zero, !Task.isCancelled else { return false }
      let start = ContinuousClock.now
      let turn = min(left, .seconds(1))
      for await _ in listen(for: turn) {}
      left -= min(turn, start.duration(to: .now))
    }
    return true
  }
}
