/// The table of keys as lines for a person.
enum HelpText {
  /// A line of the help: keys and what they do, or a heading.
  struct Line: Hashable {
    var keys: String
    var text: String
  }

  static let lines: [Line] = parts.flatMap { title, scope in
    let rows = rows(
      of: KeyTable.bindings.filter {
        scope == .all
          ? $0.scope == .all
          : $0.scope != .all && $0.scope.contains(scope)
      })
    return [Line(keys: title, text: "")] + rows + [Line(keys: "", text: "")]
  }.dropLast()

  /// The number of lines.
  static var lineCount: Int { lines.count }

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
