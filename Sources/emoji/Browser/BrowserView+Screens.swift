import Diff
import EmojiModel

extension BrowserView {
  // MARK: Sections

  static func drawCollection(_ state: BrowserState, on frame: inout Frame) {
    guard !state.layout.sections.isEmpty else {
      let text =
        state.filter.map { "no emoji fits \($0.words.quoted): Esc shows all" }
        ?? "no sections: press n to add one"
      return tell(text, from: 0, on: &frame)
    }
    draw(state.layout, from: state.top, on: &frame, height: state.height)
    drawCursor(state, on: &frame)
  }

  static func drawPast(_ state: BrowserState, on frame: inout Frame) {
    let layout = GridLayout(state.page.sections, columns: state.size.columns)
    draw(layout, from: state.top, on: &frame, height: state.height)
    if layout.sections.isEmpty {
      tell("no sections", from: 0, on: &frame)
    }
  }

  /// Draws the lines of sections that are in sight.
  static func draw(
    _ layout: GridLayout, from top: Int, on frame: inout Frame, height: Int
  ) {
    guard !layout.sections.isEmpty else { return }
    for place in layout.place(ofLine: top)..<layout.sections.count {
      let start = layout.start(of: place)
      guard start < top + height else { return }
      let section = layout.sections[place]
      let lines =
        max(start, top)..<min(layout.start(of: place + 1), top + height)
      for line in lines {
        draw(section, line - start, layout, at: line - top, on: &frame)
      }
    }
  }

  private static func draw(
    _ section: ShownSection, _ line: Int, _ layout: GridLayout, at row: Int,
    on frame: inout Frame
  ) {
    let model = section.model
    if line == 0 {
      let column = frame.write(
        "\(section.section) ", at: ScreenPoint(column: 0, row: row), .faint)
      frame.write(
        line: model.header.text, at: ScreenPoint(column: column, row: row),
        .heading)
      return
    }
    if let items = layout.items(onLine: line, of: model) {
      for item in items {
        let column = layout.column(of: item, in: model)
        frame.write(
          model.items[item].text, at: ScreenPoint(column: column, row: row))
      }
    } else if let footer = model.footer, line == 1 + model.insets.top {
      frame.write(
        line: footer, at: ScreenPoint(column: model.insets.leading, row: row),
        .faint)
    }
  }

  /// Marks the cursor's place on both sides, so that the emoji itself stays as it
  /// is.
  private static func drawCursor(_ state: BrowserState, on frame: inout Frame) {
    let position = state.layout.nearest(state.cursor)
    let place = state.layout.place(of: position.section)
    let section = state.layout.sections[place]
    let item = section.item(at: position.index)
    let row = state.layout.line(of: position) - state.top
    guard 0..<state.height ~= row else { return }
    let marks = state.carry == nil ? ("[", "]") : (">", "<")
    let style: CellStyle = [.bold, .cyan]
    let column = state.layout.column(of: item, in: section.model)
    var end = column + GridLayout.itemWidth
    if section.model.items.isEmpty {
      end = frame.write(
        "empty: press a", at: ScreenPoint(column: column, row: row),
        .faint)
    }
    frame.write(marks.0, at: ScreenPoint(column: column - 1, row: row), style)
    frame.write(marks.1, at: ScreenPoint(column: end, row: row), style)
  }

  // MARK: Lists

  static func drawSearch(
    _ words: String, _ state: BrowserState, on frame: inout Frame
  ) {
    let label = "search: "
    frame.write(label, at: ScreenPoint(column: 0, row: 0), .bold)
    type(words, at: ScreenPoint(column: label.count, row: 0), on: &frame)
    let found = state.found
    if found.entries.isEmpty, found.words == words {
      tell("nothing fits: erase something", from: 1, on: &frame)
    }
    for row in 1..<max(1, state.height) {
      let line = state.top + row - 1
      guard found.entries.indices.contains(line) else { return }
      let entry = found.entries[line]
      let isChosen = line == found.chosen
      mark(isChosen, row: row, on: &frame)
      frame.write(entry.text, at: ScreenPoint(column: 2, row: row))
      frame.write(
        line: entry.name, at: ScreenPoint(column: 5, row: row),
        isChosen ? .bold : [])
    }
  }

  static func drawHistory(
    _ revision: Int, _ state: BrowserState, on frame: inout Frame
  ) {
    let widths = LogRow.Widths(of: state.log)
    for row in 0..<state.height {
      let line = state.top + row
      guard state.log.indices.contains(line) else { return }
      let entry = state.log[line]
      let isChosen = entry.revision == revision
      mark(isChosen, row: row, on: &frame)
      if entry.revision == state.marked {
        frame.write("*", at: ScreenPoint(column: 1, row: row), .moved)
      }
      frame.write(
        line: entry.text(widths, hasTime: frame.size.columns >= 60),
        at: ScreenPoint(column: 3, row: row), isChosen ? .bold : [])
    }
  }

  private static func mark(_ isChosen: Bool, row: Int, on frame: inout Frame) {
    guard isChosen else { return }
    frame.write(">", at: ScreenPoint(column: 0, row: row), [.bold, .cyan])
  }

  static func drawChanges(_ state: BrowserState, on frame: inout Frame) {
    if state.page.lines.isEmpty {
      tell("nothing changed", from: 0, on: &frame)
    }
    for row in 0..<state.height {
      let index = state.top + row
      guard state.page.lines.indices.contains(index) else { return }
      let line = state.page.lines[index]
      frame.write(
        line: line, at: ScreenPoint(column: 0, row: row), style(ofChange: line))
    }
  }

  private static func style(ofChange line: String) -> CellStyle {
    switch line.dropFirst(2).first {
    case _ where !line.hasPrefix("  "): .heading
    case "+": .added
    case "-": .removed
    default: .moved
    }
  }

  // MARK: Help

  static func drawHelp(_ state: BrowserState, on frame: inout Frame) {
    let width = HelpText.lines.map(\.keys.count).max() ?? 0
    for row in 0..<state.height {
      let index = state.helpTop + row
      guard HelpText.lines.indices.contains(index) else { break }
      let line = HelpText.lines[index]
      frame.write(
        line: line.keys, at: ScreenPoint(column: 0, row: row),
        line.text.isEmpty ? .heading : .bold)
      let isNarrow = frame.size.columns < 60
      let column = (isNarrow ? line.keys.count : width) + 2
      frame.write(line: line.text, at: ScreenPoint(column: column, row: row))
    }
    say("↑↓ PageUp PageDown  Esc back", .faint, on: &frame)
    if let message = state.message {
      say(message, above: frame.size.rows, on: &frame)
    }
  }
}
