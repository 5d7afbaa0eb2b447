import EmojiModel

/// What may follow the words of an unfinished command line.
struct CompletionContext: Equatable {
  /// What the last word may be.
  enum Target: Equatable {
    /// The next word of a command's name, after these.
    case command([String])
    /// A flag of a command, or of every command.
    case flag(CommandSpec?)
    /// A word that means this.
    case value(ValueKind)
    /// Nothing.
    case nothing
  }

  /// What the last word may be.
  private(set) var target = Target.nothing
  /// The last word as far as it was typed; its part behind `--flag=`.
  private(set) var typed: String
  /// What stands before the typed part in the same word.
  private(set) var head = ""
  /// The words of the command's arguments, the last word not among them.
  private(set) var positionals: [String] = []
  /// The collection that the words name.
  private(set) var file: String?

  private let table: CommandTable
  private var spec: CommandSpec?
  private var name: [String] = []
  private var pending: Flag?
  private var flagsEnded = false

  /// Reads words, the last of which is being typed.
  init(_ words: [String], table: CommandTable) {
    self.table = table
    typed = words.last ?? ""
    for word in words.dropLast() {
      read(word)
    }
    settle()
  }

  static func == (left: Self, right: Self) -> Bool {
    (left.target, left.typed, left.head, left.file)
      == (right.target, right.typed, right.head, right.file)
      && left.positionals == right.positionals
  }

  // MARK: Words

  private mutating func read(_ word: String) {
    if let flag = pending {
      pending = nil
      if flag.name == "file" { file = word }
    } else if flagsEnded || !word.looksLikeFlag {
      readPositional(word)
    } else if word == "--" {
      flagsEnded = true
    } else {
      readFlag(word)
    }
  }

  private mutating func readPositional(_ word: String) {
    guard spec == nil else {
      positionals.append(word)
      return
    }
    name.append(word)
    spec = table.command(named: name)
  }

  private mutating func readFlag(_ word: String) {
    let (spelling, value) = word.splitAtEqualsSign
    guard let flag = flag(spelled: spelling) else { return }
    if flag.name == "file" { file = value }
    if case .required = flag.value, value == nil { pending = flag }
  }

  private func flag(spelled spelling: String) -> Flag? {
    table.flag(of: spec) { $0.isSpelled(spelling) }
  }

  // MARK: Target

  private mutating func settle() {
    if let pending {
      target = .value(pending.value.kind)
    } else if !flagsEnded, typed == "-" || typed.looksLikeFlag {
      settleFlag()
    } else if let spec {
      target = kind(of: spec).map { .value($0) } ?? .nothing
    } else {
      target = .command(name)
    }
  }

  private mutating func settleFlag() {
    let (spelling, value) = typed.splitAtEqualsSign
    guard let value else {
      target = .flag(spec)
      return
    }
    head = spelling + "="
    typed = value
    let kind = flag(spelled: spelling)?.value.kind
    target = kind.map { .value($0) } ?? .nothing
  }

  /// Returns what the next argument of a command means.
  private func kind(of spec: CommandSpec) -> ValueKind? {
    if spec.name == CommandSpec.help.name { return .command }
    var rest = positionals.count
    for positional in spec.positionals {
      if rest < positional.arity.maximum { return positional.kind }
      rest -= positional.arity.maximum
    }
    return nil
  }
}
