/// What a person wants explained.
enum HelpTopic: Sendable, Hashable {
  /// The whole tool.
  case tool
  /// The commands that begin with these words.
  case group([String])
  /// One command.
  case command(CommandSpec)
}
