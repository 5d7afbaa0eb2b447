/// A word of the command line that cannot be read.
enum RawArgumentError: Error, Equatable, Sendable {
  /// The argument, counted from 1, is no UTF-8 from that byte on, from 0.
  case notUTF8(argument: Int, offset: Int)
}

extension RawArgumentError: Failure {
  /// What is wrong and where, in one line without a full stop.
  var description: String {
    switch self {
    case .notUTF8(let argument, let offset):
      "argument \(argument) is not valid UTF-8 at byte \(offset)"
    }
  }

  /// What the tool ends with.
  var exitCode: ExitCode { .data }
}
