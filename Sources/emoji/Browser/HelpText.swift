/// The table of keys as lines for a person.
enum HelpText {
  /// A line of the help: keys and what they do, or a heading.
  struct Line: Hashable {
    var keys: String
    var text: String
  }

  static let lines: [Line] =
    parts.flatMap { title, scope in
      let rows = rows(
        of: KeyTable.bindings.filter {
          scope == .all
            ? $0.scope == .all
            : $0.scope != .all && $0.scope.contains(scope)
        })
      return [Line(keys: title, text: "")] + rows + [Line(keys: "", text: "")]
    } + otherInput

  /// The number of lines.
  static var lineCount: Int { lines.count }

  /// The line with which the part about a scope begins.
  static func start(of scope: KeyScope) -> Int {
    let title = parts.first { $0.1 == scope }?.0
    return lines.firstIndex { $0.keys == title && $0.text.isEmpty } ?? 0
  }

  private static let otherInput = [
    Line(keys: "Mouse and pasting", text: ""),
    Line(keys: "Click", text: "put the cursor there"),
    Line(keys: "Wheel", text: "up and down"),
    Line(
      keys: "Paste",
      text: "add emoji and shortcodes to the section, text to a field"),
  ]

  private static let parts: [(String, KeyScope)] = [
    ("In the collection", .collection), ("Carrying an emoji", .carrying),
    ("Searching", .search), ("In the history", .history),
    ("At a revision", .past), ("Looking at a change", .changes),
    ("Typing", .typing), ("Confirming", .confirming), ("In this help", .help),
    ("Everywhere", .all),
  ]

  private static func rows(of bindings: [KeyBinding]) -> [Line] {
    bindings.compactMap { binding in
      if case .section(let number) = binding.intent {
        let text = "to the section with this index"
        return number == 0 ? Line(keys: "0 … 9", text: text) : nil
      }
      let keys = binding.keys.map(\.name).joined(separator: " ")
      return Line(keys: keys, text: binding.help)
    }
  }
}
