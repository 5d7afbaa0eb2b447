/// Turns what differs between two frames into bytes for a terminal.
///
/// Terminals disagree about the width of an emoji. So nothing is written behind
/// one without going to its column first; and where a terminal may take other
/// columns for an emoji than we do, its own are cleared and the next ones written
/// again.
struct Painter: Sendable {
  /// Whether colours are wanted.
  var isColored = true
  /// Whether the terminal shows a frame only when it is whole (mode 2026).
  var isSynchronized = false
  /// Whether the terminal counts grapheme clusters as we do (mode 2027).
  var countsClusters = false

  /// Returns the text that turns what a terminal shows into a frame.
  ///
  /// - Parameters:
  ///   - old: What it shows; `nil` if nobody knows.
  ///   - new: The frame.
  /// - Returns: Nothing if the frames are equal.
  /// - Complexity: O(*c*) for *c* cells.
  func text(from old: Frame?, to new: Frame) -> String {
    if old == new { return "" }
    var brush = Brush(painter: self)
    var shown: Frame
    if let old, old.size == new.size {
      shown = old
      if let scroll = Scroll(from: old, to: new) {
        brush.scroll(scroll)
        shown.scroll(scroll.rows, by: scroll.count)
      }
    } else {
      brush.clear()
      shown = Frame(new.size)
    }
    for row in new.rows.indices where shown.rows[row] != new.rows[row] {
      brush.paint(row, from: shown.rows[row], to: new.rows[row])
    }
    brush.finish(caret: new.caret, isShown: old?.caret != nil)
    guard isSynchronized else { return brush.text }
    return "\u{1B}[?2026h" + brush.text + "\u{1B}[?2026l"
  }
}

/// Writes cells, and knows where the terminal's cursor is.
private struct Brush {
  let painter: Painter
  private(set) var text = ""
  private var style: CellStyle = []
  private var row: Int?
  private var column: Int?

  init(painter: Painter) {
    self.painter = painter
  }

  mutating func clear() {
    text += "\u{1B}[m\u{1B}[2J"
  }

  mutating func scroll(_ scroll: Scroll) {
    let rows = scroll.rows
    text += "\u{1B}[\(rows.lowerBound + 1);\(rows.upperBound)r"
    text += "\u{1B}[\(abs(scroll.count))\(scroll.count > 0 ? "S" : "T")"
    text += "\u{1B}[r"
  }

  /// Writes the cells of a row that differ, and those that are at risk.
  mutating func paint(_ row: Int, from old: [Cell], to new: [Cell]) {
    let end = Self.endOfText(new)
    var column = 0
    var riskEnd = 0
    while column < end {
      let width = Self.width(at: column, of: new)
      let place = column..<min(column + width, new.count)
      let differs = old[place] != new[place]
      if differs || column < riskEnd {
        let covers = old[place].contains { $0.text != " " }
        write(new[column], at: column, of: row, in: new, covers: covers)
        let isRisky =
          isDisputed(new[column]) || differs && isDisputed(old[column])
        if isRisky { riskEnd = column + width + 2 }
      }
      column += width
    }
    if end < new.count, old[end...] != new[end...] || end < riskEnd {
      go(to: end, of: row, in: new)
      use([])
      text += "\u{1B}[K"
    }
  }

  /// Leaves the terminal in the plain style, with the caret where it belongs.
  mutating func finish(caret: ScreenPoint?, isShown: Bool) {
    use([])
    if let caret {
      text += "\u{1B}[\(caret.row + 1);\(caret.column + 1)H"
      if !isShown { text += "\u{1B}[?25h" }
    } else if isShown {
      text += "\u{1B}[?25l"
    }
  }

  private mutating func write(
    _ cell: Cell, at column: Int, of row: Int, in cells: [Cell],
    covers: Bool
  ) {
    if cell.isContinuation { return }
    go(to: column, of: row, in: cells)
    use(cell.style)
    if covers, !painter.countsClusters, !Self.isCertain(cell) {
      // A terminal that takes fewer columns would leave the old text in the rest.
      text += "\(Self.blanks(cells, column))\u{1B}[\(column + 1)G"
    }
    text += cell.text
    self.column = Self.isCertain(cell) ? column + 1 : nil
  }

  /// Goes to a column: over cells that are on the way, or straight there.
  private mutating func go(to column: Int, of row: Int, in cells: [Cell]) {
    defer { (self.row, self.column) = (row, column) }
    guard self.row == row else {
      text += "\u{1B}[\(row + 1);\(column + 1)H"
      return
    }
    if self.column == column { return }
    if let from = self.column, from < column, column - from <= 3,
      cells[from..<column].allSatisfy({
        Self.isCertain($0) && $0.style == style
      })
    {
      text += cells[from..<column].map(\.text).joined()
    } else {
      text += "\u{1B}[\(column + 1)G"
    }
  }

  private mutating func use(_ style: CellStyle) {
    if self.style == style { return }
    text += style.sequence(from: self.style, isColored: painter.isColored)
    self.style = style
  }

  /// The column behind the last cell of a row that is not blank.
  private static func endOfText(_ cells: [Cell]) -> Int {
    (cells.lastIndex { $0 != .blank } ?? -1) + 1
  }

  private static func blanks(_ cells: [Cell], _ column: Int) -> String {
    width(at: column, of: cells) == 2 ? "  " : " "
  }

  private static func width(at column: Int, of cells: [Cell]) -> Int {
    column + 1 < cells.count && cells[column + 1].isContinuation ? 2 : 1
  }

  /// Whether every terminal moves the cursor one column on for the cell.
  private static func isCertain(_ cell: Cell) -> Bool {
    let scalars = cell.text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return false }
    return first.value < 0x300
  }

  /// Whether terminals give the cell different numbers of columns.
  private func isDisputed(_ cell: Cell) -> Bool {
    !painter.countsClusters && cell.text.unicodeScalars.count > 1
  }
}
