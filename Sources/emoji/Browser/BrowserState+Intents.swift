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
    if case .history = place.screen { marked = nil }
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
    let (from, to) =
      switch place.screen {
      case .history(let revision), .past(let revision): (marked, revision)
      default: (nil, revision)
      }
    let other =
      from.flatMap { $0 == to ? nil : $0 } ?? max(firstRevision, to - 1)
    return open(
      ScreenKind.changes(from: min(other, to), to: max(other, to)).route)
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
    let next: (screen: ScreenKind, from: Int, to: Int)
    switch place.screen {
    case .changes(let from, let to):
      let (from, to) = (from + count, to + count)
      next = (.changes(from: from, to: to), min(from, to), max(from, to))
    case .past(let number):
      next = (.past(number + count), number + count, number + count)
    default: return .none
    }
    guard next.from >= firstRevision, next.to <= revision else {
      return complain(
        "there is nothing \(count < 0 ? "older" : "newer")")
    }
    return .send(RouteAction.goto(next.screen.route))
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
