/// Standard input cannot be used.
enum InputError: Error, Equatable, Sendable {
  /// There is more than that many bytes.
  case tooLarge(limit: Int)
  /// It is no UTF-8 from that byte on, counted from 0.
  case notUTF8(offset: Int)
  /// What comes before that byte is one character without an end.
  case endless(offset: Int)
  /// Reading failed.
  case failed(ErrorNumber)
}

extension InputError: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .tooLarge(let limit): "standard input is over \(limit) bytes"
    case .notUTF8(let offset):
      "standard input is not valid UTF-8 at byte \(offset)"
    case .endless(let offset):
      "standard input has an endless character before byte \(offset)"
    case .failed(let reason): "cannot read standard input: \(reason)"
    }
  }

  /// What the tool ends with.
  var exitCode: ExitCode {
    switch self {
    case .tooLarge, .notUTF8, .endless: .data
    case .failed: .io
    }
  }
}
