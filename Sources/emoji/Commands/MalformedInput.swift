import EmojiModel

/// A file cannot be used that a command was given to read, or to repair.
struct MalformedInput: Error, Equatable, Sendable {
  /// What messages call the file.
  var name: String
  /// What is wrong with it.
  var fault: FileFault
}

extension MalformedInput: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String { "\(name): \(fault)" }

  var exitCode: ExitCode { .data }

  var hint: String? {
    switch fault {
    case .newerVersion: "A newer 'emoji' reads it."
    case .untold:
      "The collection in its newest state would tell; or move the history away "
        + "to begin a new one."
    default: nil
    }
  }
}
