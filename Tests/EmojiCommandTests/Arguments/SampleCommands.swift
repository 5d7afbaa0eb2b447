@testable import emoji

/// A few commands with every form of argument and flag.
enum SampleCommands {
  static let all: [CommandSpec] = [
    add, move, shuffle, list, diff, log, sectionAdd, sectionRename,
    completions, .help,
  ]

  static let add = CommandSpec(
    name: ["add"], summary: "Append emoji to a section, or insert them.",
    positionals: [
      Positional(name: "SECTION", kind: .section, help: "Where to add."),
      Positional(
        name: "EMOJI", kind: .emoji, arity: .any, help: "What to add."),
    ],
    flags: [
      Flag(
        name: "at", value: .required("INDEX", .index), help: "Insert there."),
      Flag(
        name: "random", value: .optionalInteger("N"), help: "Any N emoji."),
      seed,
    ],
    examples: [Example(words: "add 0 🐶", result: "Appends a dog.")],
    heading: "Change", synonyms: ["append"])

  static let move = CommandSpec(
    name: ["move"], summary: "Move an emoji.",
    positionals: [
      Positional(name: "SECTION", kind: .section, help: "Its section."),
      Positional(name: "ITEM", kind: .item, help: "The emoji."),
      Positional(name: "TO-SECTION", kind: .section, help: "The new section."),
      Positional(name: "TO-INDEX", kind: .index, help: "The new index."),
    ],
    heading: "Change", synonyms: ["mv"])

  static let shuffle = CommandSpec(
    name: ["shuffle"], summary: "Bring sections into a random order.",
    positionals: [
      Positional(
        name: "SECTION", kind: .section, arity: .any, help: "Which ones.")
    ],
    flags: [seed], heading: "Change")

  static let list = CommandSpec(
    name: ["list"], summary: "Print sections.",
    positionals: [
      Positional(
        name: "SECTION", kind: .section, arity: .any, help: "Which ones.")
    ],
    flags: [Flag(name: "plain", help: "One line an emoji.")],
    heading: "Look", synonyms: ["ls"])

  static let diff = CommandSpec(
    name: ["diff"], summary: "Print what changed.",
    positionals: [
      Positional(
        name: "FROM", kind: .state, arity: .optional, help: "Before."),
      Positional(
        name: "TO", kind: .state, arity: .optional, help: "After."),
    ],
    heading: "Look")

  static let log = CommandSpec(
    name: ["log"], summary: "Print the history.",
    flags: [
      Flag(
        name: "limit", short: "n", value: .required("N", .count),
        help: "At most that many."),
      Flag(name: "patch", short: "p", help: "The changes too."),
      Flag(
        name: "within", value: .required("SECONDS", .seconds),
        help: "Only the newest."),
    ],
    heading: "Look")

  static let sectionAdd = CommandSpec(
    name: ["section", "add"], summary: "Add a section.",
    positionals: [
      Positional(name: "TITLE", kind: .title, help: "Its title.")
    ],
    heading: "Sections")

  static let sectionRename = CommandSpec(
    name: ["section", "rename"], summary: "Give a section another title.",
    positionals: [
      Positional(name: "SECTION", kind: .section, help: "Which."),
      Positional(name: "TITLE", kind: .title, help: "Its new title."),
    ],
    heading: "Sections")

  static let completions = CommandSpec(
    name: ["completions"], summary: "Print a shell's completions.",
    positionals: [
      Positional(
        name: "SHELL", kind: .choice(["bash", "zsh", "fish"]),
        help: "The shell.")
    ],
    heading: "Help")

  static let parser = Parser(commands: all)
  static let helpText = Help(purpose: "Keep emoji.", commands: all)

  private static let seed = Flag(
    name: "seed", value: .required("N", .seed), help: "Repeatable.")

  /// Parses words between spaces.
  static func parse(_ line: String) throws(UsageError) -> Parsed {
    try parser.parse(line.split(separator: " ").map(String.init))
  }

  /// Parses words between spaces that make a command.
  static func run(_ line: String) throws -> ParsedWords {
    guard case .run(let words) = try parse(line) else {
      throw NoCommand(line: line)
    }
    return words
  }

  /// Thrown by ``run(_:)`` for help or the version.
  struct NoCommand: Error {
    var line: String
  }
}
