/// Sets help text in lines of limited width.
enum HelpLayout {
  /// How far the explanations in a list are indented at most, in columns.
  private static let deepest = 26

  /// Returns text of one or more paragraphs, wrapped.
  ///
  /// Empty lines part paragraphs; lines that begin with two spaces stay as
  /// they are.
  static func paragraphs(_ text: String, columns: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result = ""
    var words: [String] = []
    func flush() {
      result += words.isEmpty ? "" : fill(words, columns: columns, indent: 0)
      words = []
    }
    for line in lines {
      if line.isEmpty || line.hasPrefix("  ") {
        flush()
        result += line + "\n"
      } else {
        words += line.split(separator: " ").map(String.init)
      }
    }
    flush()
    return result
  }

  /// Returns the usage line, its later lines indented below the first word.
  static func usage(_ words: [String], columns: Int) -> String {
    let indent = 7
    let text = fill(words, columns: columns, indent: indent)
    return "Usage: " + text.dropFirst(indent)
  }

  /// Returns how far explanations are indented behind these names.
  static func indent(behind names: [String]) -> Int {
    let widest = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    return min(widest + 4, deepest)
  }

  /// Returns a heading and rows of a name and its explanation.
  ///
  /// Without an indent, the names of this list alone settle it.
  static func list(
    _ heading: String, _ rows: [(String, String)], columns: Int,
    indent: Int? = nil
  ) -> String {
    guard !rows.isEmpty else { return "" }
    let indent = indent ?? self.indent(behind: rows.map(\.0))
    return rows.reduce("\(heading):\n") { text, row in
      text + self.row(row.0, row.1, indent: indent, columns: columns)
    }
  }

  /// Returns a heading and examples, each above what comes of it.
  ///
  /// Nothing stands to the right of an emoji, whose width terminals disagree on.
  static func examples(_ examples: [Example], columns: Int) -> String {
    guard !examples.isEmpty else { return "" }
    return examples.reduce("Examples:\n") { text, example in
      let words = example.result.split(separator: " ").map(String.init)
      return text + "  emoji \(example.words)\n"
        + fill(words, columns: columns, indent: 4)
    }
  }

  /// Returns one row; a long name has the explanation on the next line.
  private static func row(
    _ name: String, _ help: String, indent: Int, columns: Int
  ) -> String {
    let words = help.split(separator: " ").map(String.init)
    let text = fill(words, columns: columns, indent: indent)
    let width = DisplayWidth.columns(of: name)
    guard !help.isEmpty, width + 4 <= indent else {
      return "  \(name)\n" + text
    }
    return "  \(name)" + text.dropFirst(2 + width)
  }

  /// Returns words in lines, each indented by that many spaces.
  private static func fill(
    _ words: [String], columns: Int, indent: Int
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    return TextWrapping.lines(of: words, columns: columns - indent)
      .reduce("") { $0 + margin + $1 + "\n" }
  }
}
