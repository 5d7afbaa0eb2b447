import Diff
import EmojiModel

/// Draws the browser's screens: a state in, a frame out.
enum BrowserView {
  /// Draws a screen without what is over it.
  static func frame(of screen: ScreenKind, in state: BrowserState) -> Frame {
    var frame = Frame(state.size)
    switch screen {
    case .collection: drawCollection(state, on: &frame)
    case .search(let words): drawSearch(words, state, on: &frame)
    case .history(let revision): drawHistory(revision, state, on: &frame)
    case .past: drawPast(state, on: &frame)
    case .changes: drawChanges(state, on: &frame)
    }
    drawStatus(of: screen, state, on: &frame)
    return frame
  }

  /// Draws what is over a screen.
  static func draw(
    _ overlay: Overlay, _ state: BrowserState, on frame: inout Frame
  ) {
    switch overlay {
    case .help:
      frame = Frame(state.size)
      drawHelp(state, on: &frame)
    case .question(let question): ask(question, state, on: &frame)
    }
  }

  // MARK: The last line

  private static func drawStatus(
    of screen: ScreenKind, _ state: BrowserState, on frame: inout Frame
  ) {
    if let message = state.message {
      return say(message.text, message.isError ? .wrong : [], on: &frame)
    }
    let text = status(of: screen, state)
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
    let row = frame.size.rows - 1
    frame.write(
      String(repeating: " ", count: frame.size.columns),
      at: ScreenPoint(column: 0, row: row))
    let line = DisplayWidth.cut(Sanitize.line(text), to: frame.size.columns)
    frame.write(line, at: ScreenPoint(column: 0, row: row), style)
  }

  private static func status(
    of screen: ScreenKind, _ state: BrowserState
  ) -> String {
    switch screen {
    case .collection(let position):
      return status(of: position, state)
    case .search:
      return "Enter adds  ↑↓ choose  Esc back"
    case .history(let revision):
      let mark = state.marked.map { ", \($0) is marked" } ?? ""
      return "revision \(revision)\(mark)  Enter look  d diff  r restore"
    case .past(let revision):
      return "revision \(revision)  [ older  ] newer  r restore"
    case .changes(let from, let to):
      return "\(from) → \(to)  [ older  ] newer  Esc back"
    }
  }

  private static func status(
    of position: ItemPosition, _ state: BrowserState
  ) -> String {
    let sections = state.shownCollection.sections
    guard sections.indices.contains(position.section) else {
      return "? help  q quit"
    }
    let section = sections[position.section]
    let place = "\(position.section)/\(position.index)"
    if state.carry != nil {
      return "\(place)  Enter drops it here, Esc gives up"
    }
    guard section.elements.indices.contains(position.index) else {
      return "\(position.section)  \(section.title)"
    }
    let name = name(of: section.elements[position.index])
    return "\(place)  \(name)  (\(section.title))"
  }

  /// The name of an emoji in the catalogue.
  static func name(of emoji: Emoji) -> String {
    Catalogue.entry(for: emoji.text)?.name ?? "not in the catalogue"
  }

  // MARK: Questions

  private static func ask(
    _ question: Question, _ state: BrowserState, on frame: inout Frame
  ) {
    if state.message?.isError == true { return }
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
    while width > room, let first = shown.popFirst() {
      width -= DisplayWidth.columns(of: first)
    }
    let end = frame.write(String(shown), at: point)
    frame.caret = ScreenPoint(
      column: min(end, frame.size.columns - 1), row: point.row)
  }
}
