import Diff
import EmojiModel
import Redux

extension BrowserState {
  /// Does what a person wants, or says why not.
  mutating func take(_ intent: Intent, _ files: BrowserFiles) -> Command {
    if let direction = intent.direction { return go(direction) }
    switch intent {
    case .search: return open(["search"])
    case .history: return open(ScreenKind.history(revision).route)
    case .changes: return openChanges()
    case .open: return openPast()
    case .older: return step(by: -1)
    case .newer: return step(by: 1)
    case .mark: mark()
    case .ask(let question): return ask(question, files)
    case .help: return .send(RouteAction.push(Overlay.help.route))
    case .back: return back()
    case .grab: grab()
    case .drop: return drop(files)
    case .confirm: return confirm(files)
    case .erase: return erase(1)
    case .eraseAll: return erase(Int.max)
    case .quit: isOver = true
    default: return change(intent, files)
    }
    return .none
  }

  // MARK: Going elsewhere

  /// Leaves for another screen, and remembers this one.
  private mutating func open(_ route: Route) -> Command {
    trail = trail.suffix(20) + [place.screen.route]
    return .send(RouteAction.goto(route))
  }

  private mutating func back() -> Command {
    let place = place
    if let overlay = place.overlay {
      if overlay == .question(.filter) { filter = nil }
      return .send(RouteAction.pop(overlay.route))
    }
    if let carry {
      giveUp(carry)
      return .none
    }
    if case .collection = place.screen {
      filter = nil
      return .none
    }
    // The cursor may have gone on since the person left the collection.
    let home = ScreenKind.collection(cursor).route
    let last = trail.popLast() ?? home
    return .send(RouteAction.goto(last.first == home.first ? home : last))
  }

  private mutating func ask(
    _ question: Question, _ files: BrowserFiles
  ) -> Command {
    let sections = content.collection.sections
    if cursor.section < 0, question != .addSection {
      return complain("there is no section")
    }
    if question == .removeSection, sections[cursor.section].elements.isEmpty {
      return perform(RemoveSection(cursor.section), files)
    }
    return .send(RouteAction.push(Overlay.question(question).route))
  }

  private mutating func openChanges() -> Command {
    let to =
      switch place.screen {
      case .history(let revision), .past(let revision): revision
      default: revision
      }
    let from = marked.flatMap { $0 == to ? nil : $0 } ?? max(0, to - 1)
    let screen = ScreenKind.changes(from: min(from, to), to: max(from, to))
    return open(screen.route)
  }

  private mutating func openPast() -> Command {
    guard case .history(let revision) = place.screen else { return .none }
    return open(ScreenKind.past(revision).route)
  }

  private mutating func mark() {
    guard case .history(let revision) = place.screen else { return }
    marked = marked == revision ? nil : revision
  }

  /// Shows the change, or the state, that is so many revisions later.
  private mutating func step(by count: Int) -> Command {
    switch place.screen {
    case .changes(let from, let to):
      guard from + count >= 0, to + count <= revision else { return .none }
      return .send(
        RouteAction.goto(
          ScreenKind.changes(from: from + count, to: to + count).route))
    case .past(let number):
      guard 0...revision ~= number + count else { return .none }
      return .send(RouteAction.goto(ScreenKind.past(number + count).route))
    default: return .none
    }
  }

  mutating func complain(_ text: String) -> Command {
    message = Message(text: text, isError: true)
    return .none
  }
}

extension Intent {
  fileprivate var direction: Destination? {
    switch self {
    case .go(let direction): .direction(direction)
    case .section(let section): .section(section)
    default: nil
    }
  }
}
