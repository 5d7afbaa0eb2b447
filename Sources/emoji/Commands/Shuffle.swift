import EmojiModel

/// Puts the emoji of sections into another order.
struct Shuffle: Subcommand {
  static let spec = CommandSpec(
    name: ["shuffle"],
    summary: "Put the emoji of sections into another order.",
    positionals: [.sections],
    flags: [.seed],
    discussion: """
      Every order is as likely, and every section stays by itself. The history \
      keeps the seed, so the same order can be had again.
      """,
    examples: [
      Example(words: "shuffle", result: "Shuffle every section."),
      Example(words: "shuffle 0 --seed 7", result: "Shuffle one, repeatably."),
    ],
    synonyms: ["randomize", "mix"])

  private let sections: [String]
  private let seed: UInt64

  init(_ words: ParsedWords) throws {
    sections = words.all("SECTION")
    seed = try words.seedOrChance()
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      ShuffleEmoji(sections: try collection.sections(sections), seed: seed)
    }
  }
}
