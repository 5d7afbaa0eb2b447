import Diff
import EmojiModel
import Redux

/// A screen of the browser: gets ready what a route shows, and keeps the route.
@MainActor
final class BrowserScreen: Coordinator {
  private(set) var route: Route = []
  private let load: (Route) -> Void

  /// Creates a screen.
  ///
  /// - Parameter load: Reads what a route is to show.
  init(_ load: @escaping (Route) -> Void) {
    self.load = load
  }

  func start(_ route: Route) async {
    self.route = route
  }

  func prepare(for route: Route) async {
    load(route)
  }

  func follow(_ route: Route) async {
    self.route = route
  }
}

extension BrowserFiles {
  /// Returns what a screen has to know before it is shown; `nil` if it knows all.
  func news(for screen: ScreenKind, in state: BrowserState) -> (any Action)? {
    do {
      switch screen {
      case .collection: return nil
      case .search(let words):
        guard state.found.words != words || words.isEmpty else { return nil }
        return ShowFound(found: Found(words))
      case .history(let revision):
        if state.hasLog(around: revision) { return nil }
        return ShowLog(rows: try log(downTo: revision))
      case .past, .changes:
        return ShowPage(page: try page(screen))
      }
    } catch {
      // It may have been folded away since the last look.
      if error is RevisionError, let news = try? self.news(since: state) {
        return news
      }
      let home = ScreenKind.collection(state.cursor).route
      return complaint(error, route: home)
    }
  }
}

extension BrowserState {
  /// Whether the rows of the history that are read are still those, and fill a
  /// screen around one.
  fileprivate func hasLog(around revision: Int) -> Bool {
    guard log.first?.revision == self.revision, let last = log.last,
      last.revision >= firstRevision
    else { return false }
    return last.isFirst
      ? last.revision == firstRevision : last.revision + height <= revision
  }
}

extension Overlay {
  /// What stands in the field when its question is asked.
  func draft(in state: BrowserState) -> String {
    let sections = state.content.collection.sections
    switch self {
    case .question(.renameSection)
    where sections.indices.contains(state.cursor.section):
      return sections[state.cursor.section].title.text
    case .question(.filter): return state.filter?.words ?? ""
    case .help, .question: return ""
    }
  }
}
