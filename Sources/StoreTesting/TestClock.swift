import Synchronization

/// A clock that stands still until a test moves it.
///
/// ```swift
/// let clock = TestClock()
/// // ... send an action that leads to `.after(.seconds(2), clock: clock, ...)`
/// await clock.advance(by: .seconds(2))
/// ```
public final class TestClock: Clock, Sendable {
  /// A point on the clock's own time line.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Returns the point that is `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the time from here to `other`.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether `first` is before `second`.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private let time = Time()

  /// Creates a clock that stands at zero.
  public init() {}

  /// Where the clock stands.
  public var now: Instant { Instant(offset: time.now) }

  /// The smallest step, one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until the clock has been moved to `deadline`.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await time.sleep(until: deadline.offset)
  }

  /// Moves the clock, and wakes those whose time has come, earliest first.
  ///
  /// - Parameters:
  ///   - duration: How far.
  ///   - sleepers: How many tasks must be sleeping on it first. The call waits for
  ///     them, so that a task which is only about to sleep is not missed.
  public func advance(by duration: Duration, sleepers: Int = 1) async {
    await time.advance(by: duration, sleepers: sleepers)
  }
}

private actor Time {
  private struct Sleeper {
    let number: Int
    let deadline: Duration
    let bell: AsyncStream<Void>.Continuation
  }

  private let nanoseconds = Atomic<Int64>(0)
  private var sleepers: [Sleeper] = []
  private var count = 0
  private var coming = Bell()

  nonisolated var now: Duration {
    .nanoseconds(nanoseconds.load(ordering: .acquiring))
  }

  func sleep(until deadline: Duration) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let (stream, bell) = AsyncStream.makeStream(of: Void.self)
    let number = count
    count += 1
    sleepers.append(Sleeper(number: number, deadline: deadline, bell: bell))
    coming.ring()
    for await _ in stream {}
    sleepers.removeAll { $0.number == number }
    try Task.checkCancellation()
  }

  func advance(by duration: Duration, sleepers expected: Int) async {
    while sleepers.count < expected, !Task.isCancelled {
      for await _ in coming.listen() {}
    }
    nanoseconds.store(
      Int64((now + duration) / .nanoseconds(1)), ordering: .releasing)
    let due = sleepers.filter { $0.deadline <= now }
    sleepers.removeAll { $0.deadline <= now }
    for sleeper in due.sorted(by: { $0.deadline < $1.deadline }) {
      sleeper.bell.finish()
    }
  }
}
