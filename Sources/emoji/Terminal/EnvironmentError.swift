/// A variable of the environment that cannot be used.
enum EnvironmentError: Error, Equatable, Sendable {
  /// Its value is no UTF-8.
  case notUTF8(variable: String)
}

extension EnvironmentError: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .notUTF8(let variable):
      "the environment variable \(variable) is not valid UTF-8"
    }
  }

  /// What the tool ends with.
  var exitCode: ExitCode { .data }
}
