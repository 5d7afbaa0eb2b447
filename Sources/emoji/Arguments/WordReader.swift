/// One pass over the words of a command line.
///
/// ``readCommand()`` comes first: which flags there are depends on the command.
struct WordReader {
  private let table: CommandTable
  private var rest: ArraySlice<String>
  private var flagsEnded = false
  /// A command's flag that stands before the command's name.
  private var early: String?
  /// The words of the command's name, so far.
  private(set) var name: [String] = []
  /// The command, once its name is complete.
  private(set) var spec: CommandSpec?
  /// The positional words after the name.
  private(set) var positionals: [String] = []
  /// The values of each flag that was given, by its long name.
  private(set) var flags: [String: [String]] = [:]

  init(table: CommandTable, words: [String]) {
    self.table = table
    rest = words[...]
  }

  /// Reads up to the end of the command's name, or to the end.
  mutating func readCommand() throws(UsageError) {
    while spec == nil, let word = try nextPositional() {
      try extendName(by: word)
    }
    if let early, let owner = table.owner(ofFlag: early, for: spec) {
      throw .earlyFlag(early, command: owner)
    }
  }

  /// Reads what follows the name.
  mutating func readArguments() throws(UsageError) {
    while let word = try nextPositional() {
      positionals.append(word)
    }
  }

  private mutating func extendName(by word: String) throws(UsageError) {
    name.append(word)
    spec = table.command(named: name)
    guard spec == nil, table.commands(in: name).isEmpty else { return }
    throw table.unknown(name)
  }

  /// Returns the next positional word, and takes in the flags before it.
  private mutating func nextPositional() throws(UsageError) -> String? {
    while let word = rest.popFirst() {
      if flagsEnded || !word.looksLikeFlag { return word }
      if word == "--" {
        flagsEnded = true
      } else if word.hasUTF8Prefix("--") {
        try readLongFlag(word)
      } else {
        try readShortFlags(word)
      }
    }
    return nil
  }

  private mutating func readLongFlag(_ word: String) throws(UsageError) {
    let (spelling, value) = word.splitAtEqualsSign
    let found = table.flag(of: spec) { $0.spelling == spelling }
    guard let flag = found else { return try pass(spelling, value: value) }
    if case .none = flag.value, let value {
      throw .unexpectedValue(value, flag: spelling, command: spec?.title)
    }
    try record(flag, value: value)
  }

  private mutating func readShortFlags(_ word: String) throws(UsageError) {
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let found = table.flag(of: spec) { $0.short == Character(letter) }
      guard let flag = found else {
        let value = letters.isEmpty ? nil : String(letters)
        return try pass("-\(letter)", value: value)
      }
      guard flag.value != .none, !letters.isEmpty else {
        try record(flag, value: nil)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      return try record(flag, value: String(letters))
    }
  }

  /// Takes in a flag, with the value from its own word or from the next.
  private mutating func record(
    _ flag: Flag, value inline: String?
  ) throws(UsageError) {
    let value = inline ?? followingValue(of: flag)
    try check(value, of: flag)
    flags[flag.name] = value.map { [$0] } ?? []
  }

  private mutating func followingValue(of flag: Flag) -> String? {
    guard let next = rest.first else { return nil }
    let isValue =
      switch flag.value {
      case .none: false
      case .optionalInteger: Int(clamping: next) != nil
      case .required: !next.looksLikeFlag
      }
    return isValue ? rest.popFirst() : nil
  }

  private func check(_ value: String?, of flag: Flag) throws(UsageError) {
    if case .none = flag.value { return }
    if flags[flag.name] != nil {
      throw .repeatedFlag(flag.spelling, command: spec?.title)
    }
    if case .required(let name, _) = flag.value, value?.isEmpty ?? true {
      throw .missingValue(
        flag: flag.spelling, value: name, command: spec?.title)
    }
    if let value, !flag.value.kind.accepts(value) {
      throw .unfit(
        value, name: flag.spelling, kind: flag.value.kind,
        command: spec?.title)
    }
  }

  /// Passes by a flag whose command may be named later.
  private mutating func pass(
    _ spelling: String, value: String?
  ) throws(UsageError) {
    guard spec == nil, let flag = table.ownFlag(spelled: spelling) else {
      throw .unknownFlag(
        spelling, command: spec?.title,
        suggestion: table.suggestion(forFlag: spelling, of: spec))
    }
    early = early ?? spelling
    if value == nil { _ = followingValue(of: flag) }
  }
}
