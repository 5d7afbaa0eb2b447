import EmojiModel

/// An emoji of the catalogue in a row of a list.
struct EntryText {
  private let entry: CatalogueEntry
  private let localName: String?

  /// Creates a row; with the name in a language, if one is given.
  init(_ entry: CatalogueEntry, _ language: CatalogueLanguage? = nil) {
    self.entry = entry
    localName = language.map { entry.name(in: $0) }
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
    let group = entry.group
    var members: [(String, JSONValue)] = [
      ("emoji", .string(entry.text)), ("name", .string(entry.name)),
      ("shortcodes", .array(entry.shortcodes.map { .string($0.code) })),
      ("keywords", .array(entry.keywords.map { .string($0) })),
      ("group", .string(group.name)), ("subgroup", .string(group.subgroup)),
      ("version", .string("\(entry.version)")),
    ]
    if let localName { members.append(("localName", .string(localName))) }
    return .object(
      members.map { key, value in
        if case .array = value { return (key, .inline(value)) }
        return (key, value)
      })
  }

  // MARK: Terminal

  /// The widest that the column of names gets.
  private static let widest = 48

  /// Returns rows of a name, a shortcode, and last the emoji.
  static func table(_ rows: [EntryText], isColored: Bool) -> String {
    let width = rows.map { DisplayWidth.columns(of: $0.shown) }.max() ?? 0
    let codeWidth = rows.map { DisplayWidth.columns(of: $0.code) }.max() ?? 0
    return rows.reduce(into: "") { text, row in
      let code = TextStyle.faint.applied(to: row.code, isColored: isColored)
      text +=
        padded(row.shown, row.shown, to: width)
        + padded(code, row.code, to: codeWidth) + row.entry.text + "\n"
    }
  }

  private var shown: String {
    DisplayWidth.cut(localName ?? entry.name, to: Self.widest)
  }

  private static func padded(
    _ text: String, _ plain: String, to width: Int
  ) -> String {
    let gap = max(0, width - DisplayWidth.columns(of: plain))
    return text + String(repeating: " ", count: gap + 2)
  }
}
