/// An error that the tool can end with.
protocol Failure: Error, CustomStringConvertible, Sendable {
  /// What the tool ends with; ``ExitCode/done`` is a quiet end.
  var exitCode: ExitCode { get }
  /// What to try next, as one sentence.
  var hint: String? { get }
}

extension Failure {
  /// Nothing in particular.
  var hint: String? { nil }
}
