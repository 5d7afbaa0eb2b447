import Diff
import EmojiModel
import Redux

extension BrowserState {
  /// What the browser does with intents; changes go through `files`.
  static func stages(_ files: BrowserFiles) -> [Stage<BrowserState>] {
    [
      .routing(\.route),
      .on(Intent.self) { state, intent in
        state.message = nil
        return state.take(intent, files)
      },
      .on(Type.self) { state, type in
        state.message = nil
        return state.type(type.text)
      },
      .on(Paste.self) { state, paste in
        state.message = nil
        return state.paste(paste.text, files)
      },
      .on(Point.self) { state, point in state.point(at: point.point) },
      .flow(Resize.self) { state, resize in state.resize(resize.size) },
      .flow(Adopt.self) { state, news in state.adopt(news) },
      .flow(Complain.self) { state, complaint in
        state.message = Message(text: complaint.text, isError: true)
        if let route = complaint.route { state.route = route }
      },
      .flow(ShowFound.self) { state, found in state.found = found.found },
      .flow(ShowLog.self) { state, log in state.show(log.rows) },
      .flow(ShowPage.self) { state, page in state.page = page.page },
      .flow(BeginOverlay.self) { state, begin in
        state.draft = begin.draft
        state.helpTop = min(
          HelpText.start(of: state.screenScope),
          max(0, HelpText.lineCount - state.height))
      },
      .around { state, action, next in
        let before = state.place
        let command = try next(&state, action)
        state.settle(since: before)
        return command
      },
    ]
  }

  /// Puts the route on a place that exists, and the cursor on the screen.
  private mutating func settle(since before: Place) {
    let wanted = route
    var (place, isExact) = Place.nearest(to: route, among: places)
    if filter != nil, place.overlay != .question(.filter),
      case .collection(let position) = place.screen
    {
      if layout.sections.isEmpty { showAll() }
      place.screen = .collection(layout.nearest(position))
    }
    route = place.route
    if !isExact, message == nil {
      message = Message(
        text: "there is no \(wanted), this is the nearest", isError: true)
    }
    if case .collection(let position) = place.screen { cursor = position }
    cursor = places.nearest(cursor)
    if !before.screen.isSameScreen(as: place.screen) { top = 0 }
    if place.overlay != .help { helpTop = 0 }
    scroll(on: place.screen)
  }

  /// Scrolls as little as it takes to see the cursor.
  private mutating func scroll(on screen: ScreenKind) {
    switch screen {
    case .collection:
      show(
        layout.lines(of: layout.nearest(cursor)), of: layout.lineCount)
    case .search:
      // The field is above the list.
      let line = found.chosen
      top = min(max(top, line - max(0, height - 2)), line)
    case .history(let revision):
      let line = log.firstIndex { $0.revision <= revision } ?? 0
      show(line...line, of: log.count)
    case .past, .changes:
      top = min(max(0, top), max(0, pageHeight - height))
    }
  }

  private mutating func show(_ lines: ClosedRange<Int>, of count: Int) {
    top = min(top, lines.lowerBound, count - height)
    top = max(top, 0)
    top = max(top, lines.upperBound - height + 1)
  }

  /// The number of lines of what another revision shows.
  var pageHeight: Int {
    page.sections.isEmpty
      ? page.lines.count
      : GridLayout(page.sections, columns: size.columns).lineCount
  }
}

extension GridLayout {
  /// The line of the cursor's place, from the heading on if it is in the first
  /// row under that.
  fileprivate func lines(of position: ItemPosition) -> ClosedRange<Int> {
    let line = line(of: position)
    guard !sections.isEmpty else { return line...line }
    let place = place(of: position.section)
    let section = sections[place]
    let item = section.item(at: position.index)
    return item < rowLength(section.model)
      ? start(of: place)...line : line...line
  }
}
