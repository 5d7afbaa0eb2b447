/// All commands and the flags they share, with the look-ups a parser needs.
struct CommandTable: Sendable {
  /// The commands, in the order the help lists them.
  let commands: [CommandSpec]
  /// The flags of every command.
  let globals: [Flag]

  init(commands: [CommandSpec], globals: [Flag]) {
    self.commands = commands
    self.globals = globals
    assert(hasClearNames, "a command's name begins another's")
  }

  /// Returns the command with that name.
  func command(named name: [String]) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// Returns the commands whose names begin with these words, and go on.
  func commands(in group: [String]) -> [CommandSpec] {
    commands.filter {
      $0.name.count > group.count && $0.name.starts(with: group)
    }
  }

  /// Returns what the help on these words would explain, if it is anything.
  func topic(named name: [String]) -> HelpTopic? {
    if name.isEmpty { return .tool }
    if let spec = command(named: name) { return .command(spec) }
    return commands(in: name).isEmpty ? nil : .group(name)
  }

  /// Returns the first of the shared flags or of a command's that fits.
  func flag(
    of spec: CommandSpec?, where fits: (Flag) -> Bool
  ) -> Flag? {
    spec?.flags.first(where: fits) ?? globals.first(where: fits)
  }

  private var hasClearNames: Bool {
    commands.allSatisfy { spec in
      commands.count { $0.name.starts(with: spec.name) } == 1
    }
  }
}
