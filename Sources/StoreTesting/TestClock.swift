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
  public init(patience: Duration = .seconds(5)) {
    time = Time(patience: patience)
  }

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
  ///     them, so that a task which is only about to sleep is not missed; a task
  ///     that was cancelled does not count. If they do not come, that is an issue of
  ///     the test, and the clock moves all the same.
  ///   - sourceLocation: Where the test moves the clock.
  public func advance(
    by duration: Duration, sleepers: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
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
    nanoseconds.store(
      Int64((now + duration) / .nanoseconds(1)), ordering: .releasing)
    let due = sleepers.filter { $0.deadline <= now }
    sleepers.removeAll { $0.deadline <= now }
    for sleeper in due.sorted(by: { $0.deadline < $1.deadline }) {
      sleeper.wake()
    }
  }
}

private final class Sleeper: Sendable {
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
