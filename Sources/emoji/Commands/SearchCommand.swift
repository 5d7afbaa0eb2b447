import EmojiModel

/// Finds emoji by words, or by one of their relatives.
struct SearchCommand: Subcommand {
  static let spec = CommandSpec(
    name: ["search"],
    summary: "Find emoji by words, or by another emoji.",
    positionals: [
      Positional(
        name: "WORDS", kind: .text, arity: .any,
        help: "Words of names, shortcodes or keywords; or emoji.")
    ],
    flags: [
      Flag(
        name: "limit", short: "n", value: .required("N", .count),
        help: "List at most N; on a terminal 20 if not given."),
      Flag(name: "tones", help: "List variants by skin tone too."),
      Flag(
        name: "group", value: .required("GROUP", .group),
        help: "Keep to a group or subgroup, such as animals or food-fruit."),
      Flag(
        name: "since", value: .required("VERSION", .version),
        help: "Keep to emoji of this version of Unicode's data and later."),
      Flag(
        name: "locale", value: .required("LOCALE", .locale),
        help: """
          A language beside English, such as de; that of LC_ALL, LC_MESSAGES or \
          LANG if not given, en for English alone.
          """),
    ],
    discussion: """
      All words must fit. Exact names come first, then shortcodes, beginnings of \
      words, keywords, and parts of words; if nothing fits, words with one typo. \
      An emoji finds its relatives. Without words, --group or --since says which \
      emoji are listed.

      In a pipe, each line is the emoji, its name, a shortcode, the group, the \
      subgroup and the version, between tabs, and last the name in the other \
      language if there is one. The exit code is 1 if nothing is found.
      """,
    examples: [
      Example(words: "search dog", result: "Find dogs."),
      Example(words: "search red hair --tones", result: "And their tones."),
      Example(words: "search 🐶 -n 5", result: "Find what is like it."),
      Example(words: "search --since 18.0", result: "List the newest."),
      Example(
        words: "search Hund --locale de", result: "Find by German words."),
    ],
    heading: "Finding",
    synonyms: ["find", "grep", "lookup"])

  /// The most rows on a terminal if the person does not say.
  private static let page = 20

  private var search: Search
  private let hasLimit: Bool

  init(_ words: ParsedWords) throws {
    let isNarrow = words.has("group") || words.has("since")
    if words.all("WORDS").isEmpty, !isNarrow {
      throw UsageError.missingPositional("WORDS", command: "search")
    }
    search = Search(
      words.all("WORDS").joined(separator: " "),
      limit: try words.integer("limit"), showsTones: words.has("tones"),
      group: words.value("group"),
      since: words.value("since").flatMap { CatalogueVersion($0) },
      language: try LanguageChoice.language(words.value("locale")))
    hasLimit = search.limit != nil
    if let group = search.group, Catalogue.groups(called: group).isEmpty {
      throw SearchFailure.unknownGroup(group)
    }
  }

  func run(in session: Session) throws -> ExitCode {
    var search = search
    let isPaged = session.isTerminal && !session.wantsJSON && !hasLimit
    if isPaged { search.limit = Self.page + 1 }
    var found = search.results().map(\.entry)
    let hasMore = isPaged && found.count > Self.page
    if hasMore { found.removeLast() }
    try print(found, in: session)
    if hasMore { StandardStreams.note("there are more: '-n 100' lists 100") }
    guard found.isEmpty, search.limit != 0 else { return .done }
    try session.flush()
    throw SearchFailure.nothing(search.words)
  }

  private func print(_ found: [CatalogueEntry], in session: Session) throws {
    if session.wantsJSON {
      let list = found.map { EntryText($0, search.language).json }
      return try session.line(JSONValue.array(list).pretty)
    }
    let rows = found.map { EntryText($0, search.language) }
    if session.isTerminal {
      try session.write(
        EntryText.table(
          rows, columns: TerminalDevice.size.columns,
          isColored: session.isColored))
    } else {
      for row in rows {
        try session.line(row.plain)
      }
    }
  }
}

/// Why a search has no result.
enum SearchFailure: Error, Equatable, Sendable {
  /// Nothing fits the words.
  case nothing(String)
  /// No group has a name like it.
  case unknownGroup(String)
}

extension SearchFailure: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .nothing(let words): "nothing found for \(words.quoted)"
    case .unknownGroup(let group): "there is no group \(group.quoted)"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .nothing: .no
    case .unknownGroup: .data
    }
  }

  var hint: String? {
    guard case .unknownGroup = self else { return nil }
    let names = Catalogue.groups.map(\.name).reduce(into: [String]()) {
      if $0.last != $1, $1 != "Component" { $0.append($1) }
    }
    return "The groups are \(names.joined(separator: ", "))."
  }
}
