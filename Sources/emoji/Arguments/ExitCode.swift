/// What the tool tells the program that started it.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// The command did what it was asked.
  case done = 0
  /// The answer is no: differences found, nothing found, too few steps left.
  case no = 1
  /// The words make no command.
  case usage = 64
  /// The words are right, what they name or hold is not.
  case data = 65
  /// A file to read does not exist.
  case noInput = 66
  /// A file or folder cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case io = 74
  /// Another process kept the collection locked.
  case locked = 75
  /// The person interrupted the command.
  case interrupted = 130
}
