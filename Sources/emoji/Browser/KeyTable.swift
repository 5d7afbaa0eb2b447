/// Where in the browser a key means something.
struct KeyScope: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let collection = KeyScope(rawValue: 1 << 0)
  static let carrying = KeyScope(rawValue: 1 << 1)
  static let search = KeyScope(rawValue: 1 << 2)
  static let history = KeyScope(rawValue: 1 << 3)
  static let past = KeyScope(rawValue: 1 << 4)
  static let changes = KeyScope(rawValue: 1 << 5)
  static let help = KeyScope(rawValue: 1 << 6)
  static let typing = KeyScope(rawValue: 1 << 7)
  static let confirming = KeyScope(rawValue: 1 << 8)

  /// The scopes in which a letter is a text.
  static let text: KeyScope = [.search, .typing]
  static let lists: KeyScope = [.history, .past, .changes, .help]
  static let all = KeyScope(rawValue: 1 << 9 - 1)
}

/// A line of the table of keys.
struct KeyBinding: Sendable {
  var keys: [Key]
  var intent: Intent
  var scope: KeyScope
  /// What the help says.
  var help: String
}

/// The keys of the browser; nothing else knows any.
enum KeyTable {
  static let bindings: [KeyBinding] =
    moving + changing + sections + looking + typing + everywhere

  /// Returns what a key means.
  ///
  /// In a field for text, the table's characters are text.
  static func intent(for key: Key, in scope: KeyScope) -> Intent? {
    bindings.first { $0.scope.contains(scope) && $0.keys.contains(key) }?.intent
  }

  /// Says that a key means nothing here, and which one helps; `nil` if it means
  /// nothing anywhere.
  static func refusal(of key: Key, in scope: KeyScope) -> String? {
    guard bindings.contains(where: { $0.keys.contains(key) }) else {
      return nil
    }
    let help =
      intent(for: "?", in: scope) == .help
      ? "'?' lists the keys" : "Esc goes back"
    return "'\(key.name)' does nothing here; \(help)"
  }

  private static func bind(
    _ keys: [Key], _ intent: Intent, _ scope: KeyScope, _ help: String
  ) -> KeyBinding {
    KeyBinding(keys: keys, intent: intent, scope: scope, help: help)
  }

  private static let grid: KeyScope = [.collection, .carrying]

  private static let moving: [KeyBinding] = [
    bind([.left, "h"], .go(.left), grid, "to the left"),
    bind([.down, "j"], .go(.down), grid.union(.lists), "down"),
    bind([.up, "k"], .go(.up), grid.union(.lists), "up"),
    bind([.right, "l"], .go(.right), grid, "to the right"),
    bind([.down, .tab], .go(.down), .search, "to the next emoji found"),
    bind([.up, .backtab], .go(.up), .search, "to the one before"),
    bind([.home], .go(.start), [grid, .lists, .search], "to the start"),
    bind([.end], .go(.end), [grid, .lists, .search], "to the end"),
    bind(
      [.pageUp, .control("b")], .go(.pageUp),
      [grid, .lists, .search], "a page up"),
    bind(
      [.pageDown, .control("f")], .go(.pageDown),
      [grid, .lists, .search], "a page down"),
    bind([.tab], .go(.nextSection), .collection, "to the next section"),
    bind([.backtab], .go(.previousSection), .collection, "to the one before"),
  ]

  private static let changing: [KeyBinding] = [
    bind(["a", "/"], .search, .collection, "search and add emoji"),
    bind([.enter], .add, .search, "add the emoji at the cursor"),
    bind(["x", .delete], .remove, .collection, "remove the emoji"),
    bind(["m", " "], .grab, .collection, "take the emoji and carry it"),
    bind([.enter, "m", " "], .drop, .carrying, "drop the emoji here"),
    bind(["u"], .back, .carrying, "put it back where it was"),
    bind(["s"], .shuffleSection, .collection, "shuffle the section"),
    bind(["S"], .shuffleAll, .collection, "shuffle every section"),
    bind(["r"], .restore, [.history, .past], "be as at this revision again"),
    bind(
      ["u"], .undo, [.collection, .history, .past, .changes], "undo"),
    bind([.control("t")], .undo, .search, "undo"),
    bind(
      ["U", .control("r")], .redo, [.collection, .history, .past, .changes],
      "redo"),
    bind([.control("r")], .redo, .search, "redo"),
  ]

  private static let sections: [KeyBinding] =
    [
      bind(["n"], .ask(.addSection), .collection, "add a section"),
      bind(["R"], .ask(.renameSection), .collection, "rename the section"),
      bind(["<"], .moveSection(by: -1), .collection, "move the section up"),
      bind([">"], .moveSection(by: 1), .collection, "move the section down"),
      bind(["X"], .ask(.removeSection), .collection, "remove the section"),
    ]
    + (0...9).map { number in
      bind(
        [.character(Character("\(number)"))], .section(number), grid,
        "to section \(number)")
    }

  private static let looking: [KeyBinding] = [
    bind(["f"], .ask(.filter), .collection, "show only emoji that fit words"),
    bind(["d"], .changes, [.collection], "the last change"),
    bind(["H"], .history, .collection, "the history"),
    bind([.enter], .open, .history, "the collection at this revision"),
    bind([" "], .mark, .history, "mark, to compare with"),
    bind(
      ["d"], .changes, [.history, .past],
      "what it changed, or since the mark"),
    bind(["["], .older, [.changes, .past], "one revision older"),
    bind(["]"], .newer, [.changes, .past], "one revision newer"),
  ]

  private static let typing: [KeyBinding] = [
    bind([.enter], .confirm, .typing, "do it"),
    bind(["y"], .confirm, .confirming, "yes"),
    bind(["n"], .back, .confirming, "no"),
    bind([.backspace], .erase, .text, "erase a character"),
    bind([.control("u"), .control("w")], .eraseAll, .text, "erase all"),
  ]

  private static let everywhere: [KeyBinding] = [
    bind([.escape], .back, .all, "back, or give up"),
    bind(["q"], .quit, [grid, .history, .past, .changes], "quit"),
    bind(["q"], .back, .help, "back"),
    bind(
      ["?"], .help, [grid, .history, .past, .changes], "this help"),
    bind([.control("z")], .stop, .all, "to the shell; 'fg' comes back"),
    bind([.control("l")], .redraw, .all, "draw the screen anew"),
    bind([.control("c")], .quit, .all, "quit"),
  ]
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

extension Key {
  /// What stands on the key.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-" + letter.uppercased()
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backtab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    }
  }
}
