import EmojiModel

/// Takes repeats out of sections.
struct Dedupe: Subcommand {
  static let spec = CommandSpec(
    name: ["dedupe"],
    summary: "Take repeats out of sections; the first of each stays.",
    positionals: [.sections],
    flags: [
      Flag(
        name: "tones",
        help: "Emoji that differ by skin tone alone are repeats too.")
    ],
    discussion: "The same emoji may still stand in two sections.",
    examples: [Example(words: "dedupe 0", result: "Keep one of each.")],
    synonyms: ["unique", "uniq"])

  private let sections: [String]
  private let foldsTones: Bool

  init(_ words: ParsedWords) throws {
    sections = words.all("SECTION")
    foldsTones = words.has("tones")
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      DedupeEmoji(
        sections: try collection.sections(sections), foldsTones: foldsTones)
    }
  }
}
