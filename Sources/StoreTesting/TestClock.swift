import Synchronization
public import Testing

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

  private let time: Time

  /// Creates a clock that stands at zero.
  ///
  /// - Parameter patience: How long ``advance(by:sleepers:sourceLocation:)`` waits
  ///   for sleepers before the test is told that they did not come. Only a failing
  ///   test ever waits so long.
  public init(patience: Duration = .seconds(3_600)) {
    time = Time(patience: patience)
  }

  /// Where the clock stands.
  public var now: Instant { Instant(offset: time.now) }

  /// The smallest step, one nanosecond; what is less of a move is lost.
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
  /// The clock moves at once, all the way: who wakes sees the time at the end of the
  /// move, and sleeps again from there. A task that sleeps for a second three times
  /// wakes once when the clock moves by three seconds; to wake it three times, move
  /// the clock three times by a second.
  ///
  /// - Parameters:
  ///   - duration: How far; not negative, as time does not go back.
  ///   - sleepers: How many tasks must be sleeping on it first. The call waits for
  ///     them, so that a task which is only about to sleep is not missed; a task
  ///     that was cancelled does not count. If they do not come, that is an issue of
  ///     the test, and the clock moves all the same.
  ///   - sourceLocation: Where the test moves the clock.
  public func advance(
    by duration: Duration, sleepers: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    precondition(duration >= .zero, "a clock is moved by a negative duration")
    await time.advance(by: duration, sleepers: sleepers, sourceLocation)
  }
}

private actor Time {
  private let patience: Duration
  private var sleepers: [Sleeper] = []
  private let coming = Bell()
  private let nanoseconds = Atomic<Int64>(0)

  init(patience: Duration) {
    self.patience = patience
  }

  nonisolated var now: Duration {
    .nanoseconds(nanoseconds.load(ordering: .acquiring))
  }

  /// How many sleep, without those who were cancelled and have yet to notice.
  private var asleep: Int { sleepers.count { !$0.isCancelled } }

  func sleep(until deadline: Duration) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let sleeper = Sleeper(until: deadline)
    await withTaskCancellationHandler {
      sleepers.append(sleeper)
      coming.ring()
      await sleeper.sleep()
    } onCancel: {
      sleeper.cancel()
    }
    sleepers.removeAll { $0 === sleeper }
    try Task.checkCancellation()
  }

  func advance(
    by duration: Duration, sleepers expected: Int, _ location: SourceLocation
  ) async {
    let isReady = await coming.wait(for: patience) { asleep >= expected }
    if !isReady, !Task.isCancelled {
      Issue.record(
        "sleepers on the clock: expected \(expected), is \(asleep) after \(patience)",
        sourceLocation: location)
    }
    nanoseconds.store((now + duration).nanoseconds, ordering: .releasing)
    let due = sleepers.filter { $0.deadline <= now }
    sleepers.removeAll { $0.deadline <= now }
    for sleeper in due.sorted(by: { $0.deadline < $1.deadline }) {
      sleeper.wake()
    }
  }
}

extension Duration {
  /// The whole nanoseconds; the most there can be, 292 years, for a longer one.
  fileprivate var nanoseconds: Int64 {
    Int64(clamping: attoseconds / 1_000_000_000)
  }
}
