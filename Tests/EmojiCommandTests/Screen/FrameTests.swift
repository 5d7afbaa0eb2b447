import Testing

@testable import emoji

struct FrameTests {
  private func frame(_ columns: Int, _ rows: Int) -> Frame {
    Frame(ScreenSize(columns: columns, rows: rows))
  }

  private func point(_ column: Int, _ row: Int) -> ScreenPoint {
    ScreenPoint(column: column, row: row)
  }

  @Test func `a text stands where it was written, cut at the edge`() {
    var frame = frame(8, 2)
    #expect(frame.write("ab", at: point(1, 0)) == 3)
    frame.write("a🐶bcdefgh", at: point(2, 1))
    #expect(frame.text == " ab\n  a🐶bcd\n")
  }

  @Test func `a line that does not fit ends in a mark`() {
    var frame = frame(6, 2)
    #expect(frame.write(line: "abcde", at: point(1, 0)) == 6)
    frame.write(line: "a🐶bcd", at: point(1, 1))
    frame.write(line: "x", at: point(9, 0))
    #expect(frame.text == " abcde\n a🐶b…\n")
  }

  @Test func `a wide cluster is never cut apart`() {
    var frame = frame(5, 1)
    frame.write("🐶🐱🐭", at: point(0, 0))
    #expect(frame.text == "🐶🐱\n")
    frame.write("x", at: point(1, 0))
    #expect(frame.text == " x🐱\n")
    frame.write("🐭", at: point(1, 0))
    #expect(frame.text == " 🐭\n")
  }

  @Test func `nothing that controls a terminal gets into a cell`() {
    var frame = frame(40, 1)
    frame.write("a\u{1B}[2Jb\u{301}\u{202E}c", at: point(0, 0))
    #expect(frame.text == "a\\u{1B}[2Jb\u{301}\\u{202E}c\n")
  }

  @Test func `what lies outside is left out`() {
    var frame = frame(3, 1)
    frame.write("abc", at: point(-1, 0))
    frame.write("x", at: point(0, 1))
    frame.write("y", at: point(9, 0))
    frame.restyle(-4..<9, of: 0, .bold)
    #expect(frame.text == "bc\n")
    #expect(self.frame(-1, 0).text == "")
  }
}
