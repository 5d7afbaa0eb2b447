import Diff
import EmojiModel
import Redux

/// What fills the screen.
enum ScreenKind: Hashable, Sendable {
  /// The collection, with the cursor on an emoji or an empty section.
  case collection(ItemPosition)
  /// The catalogue, searched for words.
  case search(String)
  /// The revisions, one of them chosen.
  case history(Int)
  /// The collection as it was at a revision.
  case past(Int)
  /// What changed between two revisions.
  case changes(from: Int, to: Int)
}

/// What is asked for in the last line.
enum Question: String, CaseIterable, Sendable {
  case addSection = "add"
  case renameSection = "rename"
  case removeSection = "remove"
  case filter
}

/// What is shown over a screen.
enum Overlay: Hashable, Sendable {
  case help
  case question(Question)
}

/// Where a person is in the browser: what a route means.
struct Place: Hashable, Sendable {
  var screen: ScreenKind
  var overlay: Overlay?

  /// The segments that stand for overlays; no words of a search begin so.
  static let help = ":help"
  static let question = ":ask"

  /// The route that means this place.
  var route: Route { screen.route + (overlay?.route ?? []) }
}

extension ScreenKind {
  /// The route of the screen without an overlay.
  var route: Route {
    switch self {
    case .collection(let position) where position.section < 0: ["sections"]
    case .collection(let position):
      ["sections", "\(position.section)", "items", "\(position.index)"]
    case .search(let words): words.isEmpty ? ["search"] : ["search", words]
    case .history(let revision): ["history", "\(revision)"]
    case .past(let revision): ["history", "\(revision)", "collection"]
    case .changes(let from, let to): ["diff", "\(from)", "\(to)"]
    }
  }

  /// Whether both are the same screen, whatever they show of it.
  func isSameScreen(as other: ScreenKind) -> Bool {
    switch (self, other) {
    case (.collection, .collection), (.search, .search), (.history, .history),
      (.past, .past), (.changes, .changes):
      true
    default: false
    }
  }
}

extension Overlay {
  /// The end of a route that stands for the overlay.
  var route: Route {
    switch self {
    case .help: [Place.help]
    case .question(let question): [Place.question, question.rawValue]
    }
  }
}
