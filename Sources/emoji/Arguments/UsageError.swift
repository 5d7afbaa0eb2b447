/// Words that make no command; the exit code is always ``ExitCode/usage``.
///
/// `command` is the name as typed, such as `section add`; `flag` is spelled with
/// its dashes.
enum UsageError: Error, Equatable, Sendable {
  /// No command is called so.
  case unknownCommand(String, suggestion: String?)
  /// A group of commands has none of that name, but these.
  case unknownSubcommand(String, group: String, known: [String])
  /// The command, or the tool before any command, has no such flag.
  case unknownFlag(String, command: String?, suggestion: String?)
  /// A flag of a command stands before the command's name.
  case earlyFlag(String, command: String)
  /// A flag stands without the value that it needs.
  case missingValue(flag: String, value: String, command: String?)
  /// A flag that takes none stands with a value.
  case unexpectedValue(String, flag: String, command: String?)
  /// A flag with one value was given twice.
  case repeatedFlag(String, command: String?)
  /// Two flags, or a flag and an argument, exclude each other.
  case conflict(String, String, command: String)
  /// A flag stands without another one, and would do nothing.
  case needs(String, String, command: String)
  /// Standard input stands in two places, and can be read once only.
  case repeatedStandardInput(command: String)
  /// A positional argument is missing.
  case missingPositional(String, command: String)
  /// There are more words than the command takes.
  case surplusPositional(String, command: String)
  /// A word is not of the kind that its place wants.
  case unfit(String, name: String, kind: ValueKind, command: String?)
}

extension UsageError: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .unknownCommand(let word, _), .unknownSubcommand(let word, _, _):
      "unknown command \(word.quoted)"
    case .unknownFlag(let flag, let command, _):
      "unknown flag \(flag.quoted)"
        + (command.map { " for '\($0)'" } ?? "")
    case .earlyFlag(let flag, let command):
      "'\(flag)' belongs to '\(command)' and stands after it"
    case .missingValue(let flag, let value, _):
      "'\(flag)' needs a value, \(value)"
    case .unexpectedValue(let value, let flag, _):
      "'\(flag)' takes no value, but was given \(value.quoted)"
    case .repeatedFlag(let flag, _):
      "'\(flag)' was given twice"
    case .conflict(let one, let other, _):
      "\(one) and \(other) exclude each other"
    case .needs(let flag, let other, _):
      "\(flag) does nothing without \(other)"
    case .repeatedStandardInput:
      "'-' was given twice, but standard input can be read only once"
    case .missingPositional(let name, let command):
      "'\(command)' needs \(name)"
    case .surplusPositional(let word, let command):
      "\(word.quoted) is one word too many for '\(command)'"
    case .unfit(let word, let name, let kind, _):
      "\(name) must be \(kind.wanted), not \(word.quoted)"
    }
  }
}

extension UsageError {
  /// What the tool ends with.
  var exitCode: ExitCode { .usage }

  /// What to try next, as one sentence.
  var hint: String? {
    switch self {
    case .unknownCommand(_, let meant?), .unknownFlag(_, _, let meant?):
      "Did you mean '\(meant)'?"
    case .unknownSubcommand(_, let group, let known):
      "'\(group)' goes on with \(Self.either(known))."
    case .unknownFlag(_, let command, nil):
      "A word that is no flag may begin with '-' after '--'. "
        + Self.seeHelp(command)
    default:
      Self.seeHelp(command)
    }
  }

  private var command: String? {
    switch self {
    case .unknownCommand, .unknownSubcommand: nil
    case .unknownFlag(_, let command, _): command
    case .missingValue(_, _, let command): command
    case .unexpectedValue(_, _, let command): command
    case .repeatedFlag(_, let command): command
    case .unfit(_, _, _, let command): command
    case .earlyFlag(_, let command): command
    case .conflict(_, _, let command): command
    case .needs(_, _, let command): command
    case .repeatedStandardInput(let command): command
    case .missingPositional(_, let command): command
    case .surplusPositional(_, let command): command
    }
  }

  private static func either(_ words: [String]) -> String {
    let most = words.dropLast().joined(separator: ", ")
    return ([most] + words.suffix(1)).filter { !$0.isEmpty }
      .joined(separator: " or ")
  }

  private static func seeHelp(_ command: String?) -> String {
    "See 'emoji help\(command.map { " " + $0 } ?? "")'."
  }
}
