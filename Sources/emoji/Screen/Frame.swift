/// How many columns and rows a screen has.
struct ScreenSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// A place on a screen, from zero.
struct ScreenPoint: Hashable, Sendable {
  var column: Int
  var row: Int
}

/// What stands in one column of a screen.
struct Cell: Hashable, Sendable {
  /// A grapheme cluster; empty in the second column of a wide one.
  var text: String
  var style: CellStyle = []

  static let blank = Cell(text: " ")

  /// Whether the cell is the second column of a wide cluster.
  var isContinuation: Bool { text.isEmpty }
}

/// All that stands on a screen, as a value.
struct Frame: Hashable, Sendable {
  let size: ScreenSize
  private(set) var rows: [[Cell]]
  /// Where a person's typing appears, if anywhere.
  var caret: ScreenPoint?

  /// Creates an empty frame; a size below zero is zero.
  init(_ size: ScreenSize) {
    self.size = ScreenSize(
      columns: max(0, size.columns), rows: max(0, size.rows))
    let row = [Cell](repeating: .blank, count: self.size.columns)
    rows = Array(repeating: row, count: self.size.rows)
  }

  /// Writes a text on a row, from a column on; what does not fit is cut off.
  ///
  /// The text is made harmless. A wide cluster that does not fit as a whole is
  /// left out, and one that is hit in part goes.
  ///
  /// - Returns: The column behind the text.
  @discardableResult
  mutating func write(
    _ text: String, at point: ScreenPoint, _ style: CellStyle = []
  ) -> Int {
    var column = point.column
    guard rows.indices.contains(point.row), column < size.columns else {
      return column
    }
    for character in Sanitize.line(text) {
      let width = DisplayWidth.columns(of: character)
      if width == 0 { continue }
      guard column + width <= size.columns else { break }
      if column >= 0 {
        put(String(character), width, column, point.row, style)
      }
      column += width
    }
    return column
  }

  /// Writes a text like ``write(_:at:_:)``; one that does not fit ends in `…`.
  @discardableResult
  mutating func write(
    line text: String, at point: ScreenPoint, _ style: CellStyle = []
  ) -> Int {
    let room = size.columns - point.column
    return write(
      DisplayWidth.cut(Sanitize.line(text), to: room), at: point, style)
  }

  /// Gives the cells of a row another style.
  mutating func restyle(
    _ columns: Range<Int>, of row: Int, _ style: CellStyle
  ) {
    guard rows.indices.contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      rows[row][column].style = style
    }
  }

  private mutating func put(
    _ text: String, _ width: Int, _ column: Int, _ row: Int, _ style: CellStyle
  ) {
    if rows[row][column].isContinuation { rows[row][column - 1] = .blank }
    let end = column + width
    if end < size.columns, rows[row][end].isContinuation {
      rows[row][end] = .blank
    }
    rows[row][column] = Cell(text: text, style: style)
    if width == 2 { rows[row][column + 1] = Cell(text: "", style: style) }
  }

  /// Moves rows up as a terminal scrolls them; empty ones come in below, or above
  /// if `count` is negative.
  mutating func scroll(_ range: Range<Int>, by count: Int) {
    let blank = [Cell](repeating: .blank, count: size.columns)
    let old = rows
    for row in range {
      let source = row + count
      rows[row] = range.contains(source) ? old[source] : blank
    }
  }

  /// The text of a row, without the blanks at its end.
  func text(ofRow row: Int) -> String {
    let text = rows[row].map(\.text).joined()
    let blanks = text.reversed().prefix { $0 == " " }.count
    return String(text.dropLast(blanks))
  }

  /// The text of all rows, each on a line.
  var text: String {
    rows.indices.map { text(ofRow: $0) + "\n" }.joined()
  }
}
