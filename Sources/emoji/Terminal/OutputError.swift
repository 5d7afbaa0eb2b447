/// Standard output did not take what was written.
enum OutputError: Error, Equatable, Sendable {
  /// Nobody reads it any more, as in `emoji list | head -1`.
  case closedPipe
  /// Writing failed.
  case failed(ErrorNumber)
  /// Writing failed when a change was to be reported, which was made.
  case unreported(ErrorNumber)
}

extension OutputError: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .closedPipe: "nobody reads the output any more"
    case .failed(let reason): "cannot write the output: \(reason)"
    case .unreported(let reason):
      "the change was made, but the output cannot be written: \(reason)"
    }
  }

  /// What the tool ends with; a closed pipe is a quiet end.
  var exitCode: ExitCode {
    switch self {
    case .closedPipe: .done
    case .failed, .unreported: .io
    }
  }
}
