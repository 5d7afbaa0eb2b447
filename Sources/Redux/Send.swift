/// Sends actions from a running command.
///
/// It is good for as long as its command runs. After a cancellation, and after the
/// end of the command, what it is given is dropped.
public struct Send: Sendable {
  let job: Job

  /// Hands `action` to the store; on return it has been handled.
  ///
  /// `nil` sends nothing.
  @MainActor
  public func callAsFunction(_ action: (any Action)?) {
    guard let action else { return }
    job.send(action)
  }
}
