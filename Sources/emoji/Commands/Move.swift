import Diff
import EmojiModel

/// Moves an emoji.
struct Move: Subcommand {
  static let spec = CommandSpec(
    name: ["move"],
    summary: "Move an emoji, within its section or to another.",
    positionals: [
      .section, .item,
      Positional(
        name: "TO-SECTION", kind: .section, help: "The section it goes to."),
      .toIndex,
    ],
    examples: [
      Example(words: "move 0 3 0 0", result: "Move the fourth to the front."),
      Example(words: "move 0 🐶 Animals 2", result: "Move it elsewhere."),
    ],
    synonyms: ["mv"])

  private let section: String
  private let item: ItemReference
  private let target: String
  private let index: Int

  init(_ words: ParsedWords) throws {
    section = words.word("SECTION")
    item = try ItemReference(words.word("ITEM"))
    target = words.word("TO-SECTION")
    index = try words.integer(positional: "TO-INDEX") ?? 0
    if case .range = item {
      throw UsageError.unfit(
        words.word("ITEM"), name: "ITEM", kind: .item, command: "move")
    }
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      let section = try collection.section(section)
      let from = ItemPosition(
        section: section, index: try collection.item(item, in: section))
      return MoveEmoji(
        from: from,
        to: ItemPosition(
          section: try collection.section(target), index: index))
    }
  }
}
