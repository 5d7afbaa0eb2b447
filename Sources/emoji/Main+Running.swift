extension Main {
  /// The version of the tool.
  static let version = "0.1.0"

  /// Carries out what the words of the command line ask for.
  ///
  /// - Returns: What the tool ends with.
  static func run(_ words: [String]) async throws -> ExitCode {
    if words.isEmpty { return try explain(.tool) }
    switch try Parser(commands: Subcommands.specs).parse(words) {
    case .run(let words): return try await run(words)
    case .help(let topic): return try explain(topic)
    case .version: return try print("emoji \(version)\n")
    }
  }

  private static func run(_ words: ParsedWords) async throws -> ExitCode {
    guard let command = try Subcommands.command(for: words) else {
      preconditionFailure("'\(words.spec.title)' is in no table")
    }
    let session = try Session(words)
    let code = try await command.run(in: session)
    try session.flush()
    return code
  }

  private static func explain(_ topic: HelpTopic) throws -> ExitCode {
    let help = Help(
      purpose: Subcommands.purpose, commands: Subcommands.specs)
    return try print(help.text(for: topic))
  }

  private static func print(_ text: String) throws -> ExitCode {
    var output = Output()
    try output.write(text)
    try output.flush()
    return .done
  }
}
