import TestSupport
import Testing

@testable import emoji

struct PainterTests {
  private let painter = Painter()

  private func frame(_ lines: String..., columns: Int = 20) -> Frame {
    var frame = Frame(ScreenSize(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      frame.write(line, at: ScreenPoint(column: 0, row: row))
    }
    return frame
  }

  @Test func `equal frames take no bytes`() {
    let frame = frame("🐶 a", "b")
    #expect(painter.text(from: frame, to: frame) == "")
  }

  @Test func `only what differs is written`() {
    #expect(
      painter.text(from: frame("abcdefgh", "x"), to: frame("abXdefgY", "x"))
        == "\u{1B}[1;3HX\u{1B}[8GY")
    #expect(
      painter.text(from: frame("abcd"), to: frame("aXcY"))
        == "\u{1B}[1;2HXcY")
    #expect(
      painter.text(from: frame("abcdefgh"), to: frame("ab"))
        == "\u{1B}[1;3H\u{1B}[K")
  }

  @Test func `behind an emoji the column is set`() {
    #expect(
      painter.text(from: frame("ab cd"), to: frame("🐶 🐱"))
        == "\u{1B}[1;1H  \u{1B}[1G🐶\u{1B}[4G  \u{1B}[4G🐱")
    #expect(
      painter.text(from: frame("     x"), to: frame("🐶 🐱 x"))
        == "\u{1B}[1;1H🐶\u{1B}[4G🐱\u{1B}[6G x")
    var screen = PlayedScreen(ScreenSize(columns: 20, rows: 1))
    screen.play(painter.text(from: nil, to: frame("🐶🐱 x🐭y")))
    #expect(!screen.wroteBehindEmoji)
    #expect(screen.frame == frame("🐶🐱 x🐭y"))
  }

  @Test func `what a terminal may show too wide is written over`() {
    let text = painter.text(from: frame("ab"), to: frame("👍🏽"))
    #expect(text.contains("\u{1B}[1;1H  \u{1B}[1G👍🏽\u{1B}[3G\u{1B}[K"))
    let next = painter.text(from: frame("🐶 🐱 🐭"), to: frame("👍🏽 🐱 🐭"))
    #expect(next.contains("🐱"))
    #expect(!next.contains("🐭"))
    let sure = Painter(countsClusters: true)
    #expect(
      !sure.text(from: frame("🐶 🐱"), to: frame("👍🏽 🐱")).contains("🐱"))
  }

  @Test func `colours can be left out, the rest of a style not`() {
    var styled = frame("")
    styled.write(
      "x", at: ScreenPoint(column: 0, row: 0), [.bold, .reversed, .red])
    let colored = painter.text(from: frame(""), to: styled)
    #expect(colored.contains("\u{1B}[1;7;31mx\u{1B}[m"))
    let plain = Painter(isColored: false).text(from: frame(""), to: styled)
    #expect(plain.contains("\u{1B}[1;7mx\u{1B}[m"))
  }

  @Test func `a whole frame is held together where the terminal can`() {
    let painter = Painter(isSynchronized: true)
    #expect(
      painter.text(from: frame("a"), to: frame("b"))
        == "\u{1B}[?2026h\u{1B}[1;1Hb\u{1B}[?2026l")
  }

  @Test func `the caret comes and goes`() {
    var typing = frame("ab")
    typing.caret = ScreenPoint(column: 2, row: 0)
    let start = painter.text(from: frame("ab"), to: typing)
    #expect(start == "\u{1B}[1;3H\u{1B}[?25h")
    #expect(painter.text(from: typing, to: frame("ab")) == "\u{1B}[?25l")
  }

  @Test func `rows that move as a block are scrolled`() {
    let old = frame("1 one", "2 two", "3 three", "4 four", "5 five", "status")
    let new = frame("2 two", "3 three", "4 four", "5 five", "6 six", "status")
    let text = painter.text(from: old, to: new)
    #expect(text == "\u{1B}[1;5r\u{1B}[1S\u{1B}[r\u{1B}[5;1H6 six")
  }

  @Test func `the line below rows that scroll stays where it is`() {
    let rows = ["1 🐶🐱", "2 🦊🐭", "3 🐹🐢", "4 🐧🦁", "5 🍎🍵", "6 🍐🍋"]
    func frame(_ rows: ArraySlice<String>, _ status: String) -> Frame {
      var frame = Frame(ScreenSize(columns: 20, rows: 6))
      for (row, line) in (rows + [status]).enumerated() {
        frame.write(line, at: ScreenPoint(column: 0, row: row))
      }
      return frame
    }
    let old = frame(rows[0..<5], "line 5")
    let new = frame(rows[1..<6], "line 6")
    #expect(
      painter.text(from: old, to: new)
        == "\u{1B}[1;5r\u{1B}[1S\u{1B}[r\u{1B}[5;1H6 🍐\u{1B}[5G🍋"
        + "\u{1B}[6;6H6")
    #expect(
      painter.text(from: new, to: old)
        == "\u{1B}[1;5r\u{1B}[1T\u{1B}[r\u{1B}[1;1H1 🐶\u{1B}[5G🐱"
        + "\u{1B}[6;6H5")
  }

  @Test func `the bytes lead from any frame to any other`() {
    var generator = SplitMix64(seed: 11)
    let pieces = ["a", "bc", " ", "🐶", "👍🏽", "❤️", "…", "x y", "é"]
    let styles: [CellStyle] = [[], .bold, [.reversed, .green], .faint]
    for round in 0..<1_000 {
      let size = ScreenSize(columns: 12, rows: 8)
      var old = Frame(size)
      for row in 0..<size.rows {
        var column = 0
        while column < size.columns {
          column = old.write(
            pieces.randomElement(using: &generator) ?? "",
            at: ScreenPoint(column: column, row: row),
            styles.randomElement(using: &generator) ?? [])
          if Bool.random(using: &generator) { column += 1 }
          if column >= size.columns - 1 { break }
        }
      }
      var new = old
      if Bool.random(using: &generator) {
        new.scroll(1..<7, by: .random(in: -3...3, using: &generator))
      }
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        new.write(
          pieces.randomElement(using: &generator) ?? "",
          at: ScreenPoint(
            column: .random(in: 0..<12, using: &generator),
            row: .random(in: 0..<8, using: &generator)))
      }
      var screen = PlayedScreen(size)
      screen.play(painter.text(from: nil, to: old))
      #expect(screen.frame == old, "round \(round)")
      screen.play(painter.text(from: old, to: new))
      #expect(screen.frame == new, "round \(round)\n\(old.text)\n\(new.text)")
      #expect(!screen.wroteBehindEmoji, "round \(round)")
    }
  }
}
