import Diff
import EmojiModel

/// Puts another emoji in the place of one.
struct Replace: Subcommand {
  static let spec = CommandSpec(
    name: ["replace"],
    summary: "Put another emoji in the place of one.",
    positionals: [
      .section, .item,
      Positional(name: "EMOJI", kind: .emoji, help: "The emoji to put there."),
    ],
    flags: [.tone, .allowUnknown],
    examples: [
      Example(words: "replace 0 2 🦊", result: "Replace the third emoji.")
    ],
    synonyms: ["set", "swap"])

  private let section: String
  private let item: ItemReference
  private let emoji: Emoji

  init(_ words: ParsedWords) throws {
    section = words.word("SECTION")
    item = try ItemReference(words.word("ITEM"))
    emoji = try EmojiWords(words).one(words.word("EMOJI"))
    if case .range = item {
      throw UsageError.unfit(
        words.word("ITEM"), name: "ITEM", kind: .item, command: "replace")
    }
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      let section = try collection.section(section)
      let index = try collection.item(item, in: section)
      return ReplaceEmoji(
        at: ItemPosition(section: section, index: index), with: emoji)
    }
  }
}
