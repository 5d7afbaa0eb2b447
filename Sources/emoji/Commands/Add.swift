import EmojiModel

/// Adds emoji to a section.
struct Add: Subcommand {
  static let spec = CommandSpec(
    name: ["add"],
    summary: "Add emoji to a section.",
    positionals: [
      .section,
      Positional(
        name: "EMOJI", kind: .emoji, arity: .any,
        help: "Emoji, shortcodes such as :dog:, or a name; '-' reads them."),
    ],
    flags: [
      .at,
      Flag(
        name: "random", value: .optionalInteger("N"),
        help: "Add N emoji that chance chooses; 1 if N is not given."),
      .seed, .tone, .allowUnknown,
    ],
    discussion: """
      The emoji are added at the end, or where --at says. The same emoji may \
      stand in a section several times. '-' reads them from standard input.

      The environment variable EMOJI_TONE holds the skin tone of all emoji that \
      are typed without one.
      """,
    examples: [
      Example(words: "add 0 🐶 🐱", result: "Add two emoji at the end."),
      Example(words: "add Faces 😀 --at 0", result: "Add one in front."),
      Example(words: "add 0 :+1: --tone dark", result: "Add 👍🏿."),
      Example(words: "add 1 --random 3", result: "Add any three."),
    ],
    synonyms: ["insert", "append", "push"])

  private let section: String
  private let index: Int?
  private let choice: Choice

  private enum Choice {
    case emoji([Emoji])
    case random(count: Int, seed: UInt64)
  }

  init(_ words: ParsedWords) throws {
    section = words.word("SECTION")
    index = try words.integer("at")
    let emoji = words.all("EMOJI")
    try words.refuse("seed", without: "random")
    try words.refuse("tone", with: "random")
    try words.refuse("allow-unknown", with: "random")
    if emoji.count(where: { $0 == "-" }) > 1 {
      throw UsageError.repeatedStandardInput(command: "add")
    }
    switch (emoji.isEmpty, words.has("random")) {
    case (false, true):
      throw UsageError.conflict("EMOJI", "--random", command: "add")
    case (true, false):
      throw UsageError.missingPositional("EMOJI", command: "add")
    case (false, false):
      choice = .emoji(try EmojiWords(words).all(emoji))
    case (true, true):
      choice = .random(
        count: try words.integer("random") ?? 1,
        seed: try words.seedOrChance())
    }
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      let section = try collection.section(section)
      return switch choice {
      case .emoji(let emoji): AddEmoji(emoji, to: section, at: index)
      case .random(let count, let seed):
        AddRandomEmoji(count: count, seed: seed, to: section, at: index)
      }
    }
  }
}
