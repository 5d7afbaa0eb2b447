import EmojiModel

// How the errors of the model end the tool.

extension CollectionError: Failure {
  var exitCode: ExitCode { .data }
}

extension NotAnEmoji: Failure {
  var exitCode: ExitCode { .data }

  var hint: String? { meant.map { "Did you mean \($0.text) (\($0.name))?" } }
}

extension TitleError: Failure {
  var exitCode: ExitCode { .data }
}

extension RevertConflict: Failure {
  var exitCode: ExitCode { .data }
}

extension RevisionError: Failure {
  var exitCode: ExitCode { .data }
}

extension FileError: Failure {
  var exitCode: ExitCode {
    switch self {
    case .missing: .noInput
    case .failed(.create, _, _): .cannotCreate
    case .failed: .io
    case .locked: .locked
    case .malformed: .data
    case .noHome: .cannotCreate
    }
  }

  var hint: String? {
    switch self {
    case .locked: "'--wait SECONDS' waits longer."
    case .noHome: "'--file PATH' or EMOJI_FILE says where it is."
    case .malformed(_, .newerVersion): "A newer 'emoji' reads it."
    case .failed(.lock, _, _):
      "Some network file systems have no locks; keep it on another one."
    case .missing, .failed, .malformed: nil
    }
  }
}
