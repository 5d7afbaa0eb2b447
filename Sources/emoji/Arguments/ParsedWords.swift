/// The words of one command, sorted into its arguments and flags.
///
/// How many words there are, and the form of numbers and choices, was checked
/// already. Asking for an argument or flag that the command does not have is a
/// mistake in the program, and stops it.
struct ParsedWords: Sendable, Hashable {
  /// The command.
  let spec: CommandSpec
  /// The words of each positional argument, by its name.
  private let positionals: [String: [String]]
  /// The values of each flag that was given, by its long name.
  private let flags: [String: [String]]
  private let globals: [Flag]

  init(
    spec: CommandSpec, globals: [Flag], positionals: [String: [String]],
    flags: [String: [String]]
  ) {
    self.spec = spec
    self.globals = globals
    self.positionals = positionals
    self.flags = flags
  }

  /// Returns the word of an argument that takes exactly one.
  func word(_ positional: String) -> String {
    guard let word = all(positional).first else {
      preconditionFailure("\(positional) of '\(spec.title)' may be missing")
    }
    return word
  }

  /// Returns the first word of an argument, if it has any.
  func one(_ positional: String) -> String? {
    all(positional).first
  }

  /// Returns all words of an argument, in the order they were typed.
  func all(_ positional: String) -> [String] {
    precondition(
      spec.positionals.contains { $0.name == positional },
      "'\(spec.title)' has no argument \(positional)")
    return positionals[positional] ?? []
  }

  /// Returns whether a flag was given.
  func has(_ flag: String) -> Bool {
    values(flag) != nil
  }

  /// Returns the value of a flag, if it was given with one.
  func value(_ flag: String) -> String? {
    values(flag)?.first
  }

  private func values(_ flag: String) -> [String]? {
    precondition(
      (spec.flags + globals).contains { $0.name == flag },
      "'\(spec.title)' has no flag --\(flag)")
    return flags[flag]
  }
}
