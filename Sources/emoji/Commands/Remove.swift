import EmojiModel

/// Removes emoji from a section.
struct Remove: Subcommand {
  static let spec = CommandSpec(
    name: ["remove"],
    summary: "Remove emoji from a section.",
    positionals: [
      .section,
      Positional(
        name: "ITEM", kind: .item, arity: .any,
        help: "Indexes from 0, ranges such as 2-5, or emoji."),
    ],
    flags: [
      Flag(name: "all", help: "An emoji means all of its kind, not the first."),
      Flag(name: "random", help: "Remove one that chance chooses."),
      .seed,
    ],
    discussion: "All indexes count in the section as it is before.",
    examples: [
      Example(words: "remove 0 1", result: "Remove the second emoji."),
      Example(words: "remove 0 2-5 9", result: "Remove five emoji."),
      Example(words: "remove Faces 😀 --all", result: "Remove every 😀."),
    ],
    synonyms: ["delete", "rm", "del"])

  private let section: String
  private let items: [ItemReference]
  private let all: Bool
  private let seed: UInt64?

  init(_ words: ParsedWords) throws {
    section = words.word("SECTION")
    items = try words.all("ITEM").map { try ItemReference($0) }
    all = words.has("all")
    try words.refuse("seed", without: "random")
    try words.refuse("all", with: "random")
    seed = words.has("random") ? try words.seedOrChance() : nil
    if items.isEmpty, seed == nil {
      throw UsageError.missingPositional("ITEM", command: "remove")
    }
    if !items.isEmpty, seed != nil {
      throw UsageError.conflict("ITEM", "--random", command: "remove")
    }
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      let section = try collection.section(section)
      if let seed { return RemoveRandomEmoji(from: section, seed: seed) }
      let indexes = try items.flatMap {
        try collection.items($0, in: section, all: all)
      }
      return RemoveEmoji(at: indexes, from: section)
    }
  }
}
