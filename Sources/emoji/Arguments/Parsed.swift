/// What the words on the command line ask for.
enum Parsed: Sendable, Hashable {
  /// To run a command.
  case run(ParsedWords)
  /// To explain something.
  case help(HelpTopic)
  /// To print the version.
  case version
}
