import Synchronization

/// A task that sleeps on a test's clock.
final class Sleeper: Sendable {
  let deadline: Duration
  private let waking: AsyncStream<Void>
  private let bell: AsyncStream<Void>.Continuation
  private let cancelled = Atomic(false)

  init(until deadline: Duration) {
    self.deadline = deadline
    (waking, bell) = AsyncStream.makeStream(of: Void.self)
  }

  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  func sleep() async {
    for await _ in waking {}
  }

  func wake() {
    bell.finish()
  }

  func cancel() {
    cancelled.store(true, ordering: .releasing)
  }
}
