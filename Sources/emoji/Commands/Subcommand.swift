/// A command that a person can type.
@MainActor
protocol Subcommand {
  /// How it is typed, parsed and explained.
  static var spec: CommandSpec { get }

  /// Reads the command's words, without looking at any file.
  init(_ words: ParsedWords) throws

  /// Carries the command out.
  ///
  /// - Returns: What the tool ends with; an error is thrown.
  func run(in session: Session) async throws -> ExitCode
}

/// Every command, in the order in which the help lists them.
@MainActor
enum Subcommands {
  static let all: [any Subcommand.Type] = [
    Add.self, Remove.self, Move.self, Replace.self, Shuffle.self, Sort.self,
    Dedupe.self, Clear.self, List.self, SearchCommand.self, Info.self,
    Copy.self, Pick.self, Browse.self, Import.self, Export.self,
    SectionAdd.self, SectionRename.self, SectionMove.self, SectionRemove.self,
    DiffCommand.self, Log.self, Show.self, Undo.self, Redo.self, Restore.self,
    Revert.self, Apply.self, Compact.self, Check.self, Completions.self,
  ]

  /// The specifications of all commands, `help` included.
  static var specs: [CommandSpec] { all.map { $0.spec } + [.help] }

  /// What the tool is for, in one sentence.
  static let purpose =
    "Keep emoji in named sections, and see what each change did."

  /// Returns the command that the words are for.
  static func command(for words: ParsedWords) throws -> (any Subcommand)? {
    try all.first { $0.spec.name == words.spec.name }?.init(words)
  }
}
