/// Turns the words of a command line into a command.
///
/// Flags may stand before or after positional words, a command's own after its
/// name. `--name value`, `--name=value`, `-n 3` and `-n3` are the same, letters
/// may share a dash, and `--` ends the flags. A lone `-` is positional, and so is
/// a word of dashes and digits, or one with white space behind its dashes.
struct Parser: Sendable {
  private let table: CommandTable

  init(commands: [CommandSpec], globals: [Flag] = Flag.globals) {
    table = CommandTable(commands: commands, globals: globals)
  }

  /// Returns what the words ask for; those that ask for help always get it.
  func parse(_ words: [String]) throws(UsageError) -> Parsed {
    let asked = table.globals.filter { Self.isGiven($0, in: words) }
    if asked.contains(where: { $0.name == "version" }) { return .version }
    var reader = WordReader(table: table, words: words)
    try reader.readCommand()
    guard let spec = reader.spec,
      !asked.contains(where: { $0.name == "help" })
    else { return try .help(topic(named: reader.name)) }
    try reader.readArguments()
    return try result(of: reader, for: spec)
  }

  private func result(
    of reader: WordReader, for spec: CommandSpec
  ) throws(UsageError) -> Parsed {
    if reader.flags["help"] != nil { return .help(.command(spec)) }
    if spec.name == CommandSpec.help.name {
      return try .help(topic(named: reader.positionals))
    }
    return .run(
      ParsedWords(
        spec: spec, globals: table.globals,
        positionals: try spec.assign(reader.positionals), flags: reader.flags))
  }

  private func topic(named name: [String]) throws(UsageError) -> HelpTopic {
    if let topic = table.topic(named: name) { return topic }
    throw table.unknown(name)
  }

  /// Whether a flag stands as a word of its own; such a word is never a value.
  private static func isGiven(_ flag: Flag, in words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains(where: flag.isSpelled)
  }
}
