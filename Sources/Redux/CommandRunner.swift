/// Takes what commands send.
@MainActor
package protocol CommandHost: AnyObject {
  /// Puts an action at the end of the queue.
  func enqueue(_ action: any Action, in dispatch: Dispatch)
  /// Puts the failure of a command's task at the end of the queue.
  func enqueue(_ failure: Failure, in dispatch: Dispatch)
  /// Handles what is in the queue.
  func drain()
}

/// Does commands, and keeps the tasks that they start.
@MainActor
package final class CommandRunner: Sendable {
  package weak var host: (any CommandHost)?
  private var lanes: [Key: [Job]] = [:]
  private var unnamed: [ObjectIdentifier: Job] = [:]

  package init() {}

  /// The tasks that run or wait, in no particular order.
  package var jobs: [Job] { lanes.values.flatMap(\.self) + unnamed.values }

  /// Does `command`; its actions are enqueued, not yet handled.
  package func run(
    _ command: Command, causedBy action: any Action, in dispatch: Dispatch
  ) {
    for step in command.steps {
      switch step {
      case .send(let next):
        host?.enqueue(next, in: dispatch)
      case .cancel(let key):
        cancel(key)
      case .run(let key, let overlap, let work):
        let job = Job(
          work, key: key, causedBy: action, in: dispatch, by: self)
        start(job, overlap)
      }
    }
  }

  /// Cancels every task; none that waited for another begins.
  package func cancelAll() {
    let all = jobs
    lanes = [:]
    unnamed = [:]
    for job in all where job.close() { job.dispatch.end(job) }
  }

  private func cancel(_ key: Key) {
    for job in lanes[key] ?? [] where job.close() { job.dispatch.end(job) }
    lanes[key] = nil
  }

  private func start(_ job: Job, _ overlap: Overlap) {
    guard let key = job.key else {
      unnamed[ObjectIdentifier(job)] = job
      job.dispatch.begin(job)
      job.begin()
      return
    }
    if overlap == .latest { cancel(key) }
    let isBusy = lanes[key] != nil
    if overlap == .first && isBusy { return }
    lanes[key, default: []].append(job)
    job.dispatch.begin(job)
    if overlap != .queued || !isBusy { job.begin() }
  }

  func send(_ action: any Action, from job: Job) {
    host?.enqueue(action, in: job.dispatch)
    host?.drain()
  }

  /// Takes `job` out, then does what is left of it.
  func end(_ job: Job, _ rest: Command, _ failure: Failure?) {
    guard job.close() else { return }
    remove(job)
    run(rest, causedBy: job.action, in: job.dispatch)
    if let failure { host?.enqueue(failure, in: job.dispatch) }
    job.dispatch.end(job)
    host?.drain()
  }

  private func remove(_ job: Job) {
    unnamed[ObjectIdentifier(job)] = nil
    guard let key = job.key else { return }
    lanes[key]?.removeAll { $0 === job }
    guard let next = lanes[key]?.first else {
      lanes[key] = nil
      return
    }
    if !next.hasBegun { next.begin() }
  }
}
