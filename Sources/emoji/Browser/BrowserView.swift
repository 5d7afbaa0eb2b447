import Diff
import EmojiModel

/// Draws the browser's screens: a state in, a frame out.
enum BrowserView {
  /// Draws a screen and what is over it.
  static func frame(of place: Place, in state: BrowserState) -> Frame {
    var frame = Frame(state.size)
    switch place.overlay {
    case .help: drawHelp(state, on: &frame)
    case .question(let question):
      draw(place.screen, state, on: &frame)
      ask(question, state, on: &frame)
    case nil:
      draw(place.screen, state, on: &frame)
      drawStatus(of: place.screen, state, on: &frame)
    }
    return frame
  }

  private static func draw(
    _ screen: ScreenKind, _ state: BrowserState, on frame: inout Frame
  ) {
    switch screen {
    case .collection: drawCollection(state, on: &frame)
    case .search(let words): drawSearch(words, state, on: &frame)
    case .history(let revision): drawHistory(revision, state, on: &frame)
    case .past: drawPast(state, on: &frame)
    case .changes: drawChanges(state, on: &frame)
    }
  }

  // MARK: The last line

  private static func drawStatus(
    of screen: ScreenKind, _ state: BrowserState, on frame: inout Frame
  ) {
    if let message = state.message {
      return say(message, above: frame.size.rows, on: &frame)
    }
    let text = status(of: screen, state).text(in: frame.size.columns)
    say(text, .faint, on: &frame)
    let column = frame.size.columns - help.count
    let hasHelp = KeyTable.intent(for: "?", in: state.scope) == .help
    if hasHelp, DisplayWidth.columns(of: text) + 2 < column {
      let row = frame.size.rows - 1
      frame.write(help, at: ScreenPoint(column: column, row: row), .faint)
    }
  }

  private static let help = "? help "

  /// Writes into the last line, and cuts what does not fit.
  static func say(_ text: String, _ style: CellStyle, on frame: inout Frame) {
    say(text, style, at: frame.size.rows - 1, on: &frame)
  }

  /// Writes a message above a row: what went wrong in up to half of the rows, all
  /// else in one.
  static func say(_ message: Message, above row: Int, on frame: inout Frame) {
    guard message.isError else {
      return say(message.text, [], at: row - 1, on: &frame)
    }
    var lines = lines(of: message.text, frame)
    let most = max(1, frame.size.rows / 2)
    if lines.count > most {
      let rest = lines[(most - 1)...].joined(separator: " ")
      lines = lines.prefix(most - 1) + [rest]
    }
    for (line, text) in lines.enumerated() {
      say(text, .wrong, at: row - lines.count + line, on: &frame)
    }
  }

  /// Writes what an empty screen has to say on as many rows as it takes.
  static func tell(_ text: String, from row: Int, on frame: inout Frame) {
    for (line, text) in lines(of: text, frame).enumerated() {
      frame.write(
        line: text, at: ScreenPoint(column: 0, row: row + line), .faint)
    }
  }

  private static func lines(of text: String, _ frame: Frame) -> [String] {
    let words = Sanitize.line(text).split(separator: " ").map(String.init)
    return TextWrapping.lines(of: words, columns: frame.size.columns)
  }

  private static func say(
    _ text: String, _ style: CellStyle, at row: Int, on frame: inout Frame
  ) {
    frame.write(
      String(repeating: " ", count: frame.size.columns),
      at: ScreenPoint(column: 0, row: row))
    frame.write(line: text, at: ScreenPoint(column: 0, row: row), style)
  }

  private static func status(
    of screen: ScreenKind, _ state: BrowserState
  ) -> Status {
    switch screen {
    case .collection(let position):
      return status(of: position, state)
    case .search:
      return Status(keys: ["Enter adds", "↑↓ choose", "Esc back"])
    case .history(let revision):
      let mark = state.marked.map { " from \($0)" } ?? ""
      return Status(
        what: "revision \(revision)",
        keys: ["Enter look", "d diff\(mark)", "r restore"])
    case .past(let revision):
      return Status(
        what: "revision \(revision)", keys: ["[ older", "] newer", "r restore"])
    case .changes(let from, let to):
      return Status(
        what: "\(from) → \(to)", keys: ["[ older", "] newer", "Esc back"])
    }
  }

  private static func status(
    of position: ItemPosition, _ state: BrowserState
  ) -> Status {
    let sections = state.shownCollection.sections
    guard sections.indices.contains(position.section) else {
      return Status(keys: ["? help", "q quit"])
    }
    let section = sections[position.section]
    let place = "\(position.section)/\(position.index)"
    guard section.elements.indices.contains(position.index) else {
      return Status(what: "\(position.section)  \(section.title)")
    }
    let name = name(of: section.elements[position.index])
    let what = "\(place)  \(name)  (\(section.title))"
    if state.carry != nil {
      return Status(
        what: what, keys: ["Enter drops", "Esc gives up"], least: 7)
    }
    guard let filter = state.filter else { return Status(what: what) }
    let words = DisplayWidth.cut(filter.words, to: 12).quoted
    return Status(what: "only \(words)  \(what)", keys: ["Esc shows all"])
  }

  /// The name of an emoji in the catalogue.
  static func name(of emoji: Emoji) -> String {
    Catalogue.entry(for: emoji.text)?.name ?? "not in the catalogue"
  }

  // MARK: Questions

  private static func ask(
    _ question: Question, _ state: BrowserState, on frame: inout Frame
  ) {
    if let message = state.message {
      say(message, above: frame.size.rows - 1, on: &frame)
    }
    let sections = state.content.collection.sections
    let section =
      sections.indices.contains(state.cursor.section)
      ? sections[state.cursor.section] : nil
    let title = section?.title.text ?? ""
    let count = section?.elements.count ?? 0
    let label =
      switch question {
      case .addSection: "new section: "
      case .renameSection: "rename to: "
      case .filter: "show: "
      case .removeSection:
        "y/n? remove \(title.quoted) and its \(count) emoji"
      }
    say(label, .bold, on: &frame)
    if question != .removeSection {
      type(
        state.draft,
        at: ScreenPoint(
          column: DisplayWidth.columns(of: label), row: frame.size.rows - 1),
        on: &frame)
    }
  }

  /// Writes a field of text, its end in sight, and puts the caret behind it.
  static func type(
    _ text: String, at point: ScreenPoint, on frame: inout Frame
  ) {
    let room = max(0, frame.size.columns - point.column - 1)
    var shown = text[...]
    var width = DisplayWidth.columns(of: text)
    let cut = width > room ? "…" : ""
    while width + cut.count > room, let first = shown.popFirst() {
      width -= DisplayWidth.columns(of: first)
    }
    let end = frame.write(cut + shown, at: point)
    frame.caret = ScreenPoint(
      column: min(end, frame.size.columns - 1), row: point.row)
  }
}

/// The last line: where the person is, and what to press, first things first.
private struct Status {
  var what = ""
  var keys: [String] = []
  /// The columns of the first that have to stay; all of them if there are fewer.
  var least = Int.max

  /// Returns as many of the keys as leave enough of what stands before them.
  func text(in columns: Int) -> String {
    for count in (1...keys.count + 1).reversed() {
      let keys = keys.prefix(count - 1).map { "  \($0)" }.joined()
      let room = columns - DisplayWidth.columns(of: keys)
      if room >= min(least, DisplayWidth.columns(of: what)) {
        let text = DisplayWidth.cut(what, to: room) + keys
        return what.isEmpty ? String(text.dropFirst(2)) : text
      }
    }
    return what
  }
}
