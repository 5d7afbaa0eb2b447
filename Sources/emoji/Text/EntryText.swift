import EmojiModel

/// An emoji of the catalogue in a row of a list.
struct EntryText {
  private let entry: CatalogueEntry
  private let language: CatalogueLanguage?

  /// Creates a row; with the name in a language, if one is given.
  init(_ entry: CatalogueEntry, _ language: CatalogueLanguage? = nil) {
    self.entry = entry
    self.language = language
  }

  private var localName: String? {
    language.map { entry.name(in: $0) }
  }

  /// The first shortcode between colons; empty if there is none.
  private var code: String {
    entry.shortcodes.first.map { ":\($0.code):" } ?? ""
  }

  /// The columns with tabs between.
  var plain: String {
    let group = entry.group
    let columns = [
      entry.text, entry.name, code, group.name, group.subgroup,
      "\(entry.version)",
    ]
    return (columns + (localName.map { [$0] } ?? []))
      .joined(separator: "\t")
  }

  /// The row as a JSON object.
  var json: JSONValue {
    .object([("emoji", .string(entry.text))] + members)
  }

  /// What the catalogue knows, as members of a JSON object.
  var members: [(String, JSONValue)] {
    let group = entry.group
    let known: [(String, JSONValue)] = [
      ("name", .string(entry.name)),
      ("shortcodes", .array(entry.shortcodes.map { .inline($0.json) })),
      ("keywords", .list(entry.keywords)),
      ("group", .string(group.name)), ("subgroup", .string(group.subgroup)),
      ("version", .string("\(entry.version)")),
    ]
    guard let language else { return known }
    return known + [
      ("localName", .string(entry.name(in: language))),
      ("localKeywords", .list(entry.keywords(in: language))),
    ]
  }

  // MARK: Terminal

  /// The widest that the column of names gets, and the narrowest that the one of
  /// shortcodes is worth it.
  private static let (widest, narrowest) = (48, 12)

  /// Returns rows of a name, a shortcode, and last the emoji, none of them wider
  /// than the terminal.
  static func table(
    _ rows: [EntryText], columns: Int, isColored: Bool
  ) -> String {
    let room = max(0, columns - 4)
    let names = column(
      rows.map { $0.localName ?? $0.entry.name }, atMost: min(widest, room))
    let width = names.first.map { DisplayWidth.columns(of: $0) } ?? 0
    let codeRoom = room - width - 2
    let codes =
      codeRoom < narrowest
      ? [] : column(rows.map(\.code), atMost: codeRoom)
    return rows.indices.reduce(into: "") { text, row in
      text += names[row] + "  "
      if !codes.isEmpty {
        text += TextStyle.faint.applied(to: codes[row], isColored: isColored)
        text += "  "
      }
      text += rows[row].entry.text + "\n"
    }
  }

  /// Returns texts of equal width, cut where one would be too wide.
  private static func column(_ texts: [String], atMost limit: Int) -> [String] {
    let texts = texts.map { DisplayWidth.cut($0, to: limit) }
    let width = texts.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    return texts.map { text in
      let gap = width - DisplayWidth.columns(of: text)
      return text + String(repeating: " ", count: gap)
    }
  }
}

extension CatalogueShortcode {
  /// The code, and who knows it.
  fileprivate var json: JSONValue {
    .object([
      ("code", .string(code)), ("github", .boolean(isGitHub)),
      ("slack", .boolean(isSlack)),
    ])
  }
}

extension JSONValue {
  /// Texts on one line.
  static func list(_ texts: [String]) -> JSONValue {
    .inline(.array(texts.map { .string($0) }))
  }
}
