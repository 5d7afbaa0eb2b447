import EmojiModel

/// Prints the collection in another form.
struct Export: Subcommand {
  static let spec = CommandSpec(
    name: ["export"],
    summary: "Print the collection in another form.",
    positionals: [.sections],
    flags: [
      Flag(
        name: "format",
        value: .required(
          "FORMAT", .choice(ExportForm.allCases.map(\.rawValue))),
        help: """
          How to print: json if not given, text, markdown, csv, string for the \
          emoji in a row, or shortcodes.
          """)
    ],
    discussion: """
      'emoji import --replace' of what is printed gives the same collection, but \
      for string, which has no headings. Emoji newer than the table need \
      '--allow-unknown' there.
      """,
    examples: [
      Example(words: "export --format text", result: "Print plain text."),
      Example(words: "export 0 --format string", result: "Emoji to paste."),
    ],
    heading: "Files",
    synonyms: ["save", "dump"])

  private let sections: [String]
  private let form: ExportForm

  init(_ words: ParsedWords) throws {
    sections = words.all("SECTION")
    let form = words.value("format").flatMap(ExportForm.init)
    if words.has("json"), let form, form != .json {
      throw UsageError.conflict(
        "--json", "--format \(form.rawValue)", command: "export")
    }
    self.form = form ?? .json
  }

  func run(in session: Session) throws -> ExitCode {
    let collection = try session.files().read()
    let chosen = try collection.sections(sections)?.map { index in
      guard collection.sections.indices.contains(index) else {
        throw CollectionError.noSection(
          index: index, count: collection.sections.count)
      }
      return collection.sections[index]
    }
    let part = try chosen.map { try EmojiCollection(sections: $0) }
    let text = form.text(of: part ?? collection)
    // A file is read again, and so has every title as it is.
    try session.write(session.isTerminal ? Sanitize.lines(text) : text)
    return .done
  }
}
