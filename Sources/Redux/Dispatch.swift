/// An action on its way, with everything that follows from it.
///
/// What follows are the actions and tasks of its commands, and theirs in turn.
///
/// ```swift
/// await store.send(Load()).finish()
/// ```
@MainActor
public final class Dispatch: Sendable {
  /// The first thing that went wrong on the way.
  public private(set) var failure: Failure?
  /// Whether it was cancelled.
  public private(set) var isCancelled = false

  private var pending = 0
  private(set) var jobs: [ObjectIdentifier: Job] = [:]
  private var waiters: [AsyncStream<Void>.Continuation] = []

  package init() {}

  /// Stands for all that had nothing left to do from the beginning.
  static let finished = Dispatch()

  /// Whether nothing is left to do.
  public var isFinished: Bool { pending == 0 }

  /// Waits until nothing is left to do, or the waiting task is cancelled.
  public func finish() async {
    guard pending > 0 else { return }
    let (stream, waiter) = AsyncStream.makeStream(of: Void.self)
    waiters.append(waiter)
    for await _ in stream {}
  }

  /// Cancels all that is left to do.
  ///
  /// Tasks are told to stop, and what they still send is dropped.
  public func cancel() {
    guard !isFinished else { return }
    isCancelled = true
    for job in jobs.values { job.cancel() }
  }

  package func enter() {
    pending += 1
  }

  package func leave() {
    pending -= 1
    guard pending == 0, !waiters.isEmpty else { return }
    for waiter in waiters { waiter.finish() }
    waiters = []
  }

  package func note(_ failure: Failure) {
    if self.failure == nil { self.failure = failure }
  }

  func begin(_ job: Job) {
    enter()
    jobs[ObjectIdentifier(job)] = job
  }

  func end(_ job: Job) {
    jobs[ObjectIdentifier(job)] = nil
    leave()
  }
}
