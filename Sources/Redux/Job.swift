/// One task of a command, from the moment the command is done until it is over.
///
/// It is over as soon as it is cancelled, even if its code has yet to notice.
@MainActor
package final class Job: Sendable {
  /// The action whose reducer returned the command.
  package let action: any Action
  let key: Key?
  let dispatch: Dispatch
  private var work: Command.Work?
  /// `nil` once it is over; until then, the two hold each other.
  private var runner: CommandRunner?
  private var task: Task<Void, Never>?
  private(set) var isOver = false

  init(
    _ work: @escaping Command.Work, key: Key?, causedBy action: any Action,
    in dispatch: Dispatch, by runner: CommandRunner
  ) {
    self.work = work
    self.key = key
    self.action = action
    self.dispatch = dispatch
    self.runner = runner
  }

  var hasBegun: Bool { task != nil }

  func begin() {
    task = Task {
      guard let work = work.take() else { return }
      do {
        let rest = try await work(Send(job: self))
        runner?.end(self, rest, nil)
      } catch is CancellationError {
        runner?.end(self, .none, nil)
      } catch {
        runner?.end(self, .none, Failure(error: error, action: action))
      }
    }
  }

  func send(_ action: any Action) {
    guard !isOver else { return }
    runner?.send(action, from: self)
  }

  func cancel() {
    runner?.end(self, .none, nil)
  }

  /// Marks it over; `false` if it was already.
  func close() -> Bool {
    guard !isOver else { return false }
    isOver = true
    work = nil
    runner = nil
    task?.cancel()
    return true
  }
}
