import EmojiModel

/// Sorts the emoji of sections.
struct Sort: Subcommand {
  static let spec = CommandSpec(
    name: ["sort"],
    summary: "Sort the emoji of sections, each section by itself.",
    positionals: [.sections],
    flags: [
      Flag(
        name: "by",
        value: .required(
          "ORDER", .choice(SortEmoji.Order.allCases.map(\.rawValue))),
        help: "Unicode's order, catalogue, if not given; or the English name.")
    ],
    examples: [
      Example(words: "sort", result: "Sort every section."),
      Example(words: "sort 0 --by name", result: "Sort one by name."),
    ],
    synonyms: ["order"])

  private let sections: [String]
  private let order: SortEmoji.Order

  init(_ words: ParsedWords) throws {
    sections = words.all("SECTION")
    order = words.value("by").flatMap(SortEmoji.Order.init) ?? .catalogue
  }

  func run(in session: Session) throws -> ExitCode {
    try session.change { collection in
      SortEmoji(sections: try collection.sections(sections), by: order)
    }
  }
}
