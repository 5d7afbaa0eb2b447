/// An error together with the action that led to it.
///
/// The action tells a handler what was asked for, so that it can show the same
/// error in different ways.
public struct Failure: Error, Sendable {
  /// What went wrong.
  public let error: any Error
  /// The action whose stages, or whose command, threw.
  public let action: any Action

  /// Creates a failure of `action`.
  public init(error: any Error, action: any Action) {
    self.error = error
    self.action = action
  }
}

extension Failure: CustomStringConvertible {
  /// The action and the error on one line.
  public var description: String { "\(action) failed: \(error)" }
}
