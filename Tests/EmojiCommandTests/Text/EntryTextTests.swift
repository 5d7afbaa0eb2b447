import EmojiModel
import Testing

@testable import emoji

struct EntryTextTests {
  @Test(arguments: [1, 10, 20, 40, 60, 80, 200])
  func `no row is wider than the terminal, and the emoji is last`(
    columns: Int
  ) {
    let entries = Search("hand").results().map(\.entry)
    let table = EntryText.table(
      entries.map { EntryText($0) }, columns: columns, isColored: false)
    let rows = table.split(separator: "\n").map(String.init)
    #expect(rows.count == entries.count)
    for (row, entry) in zip(rows, entries) {
      #expect(row.hasSuffix("  " + entry.text))
      #expect(DisplayWidth.columns(of: row) <= max(4, columns))
    }
  }

  @Test func `shortcodes stand where there is room`() {
    let rows = [EntryText(Search("art").results()[0].entry)]
    #expect(
      EntryText.table(rows, columns: 80, isColored: false)
        == "artist palette  :art:  🎨\n")
    #expect(
      EntryText.table(rows, columns: 24, isColored: false)
        == "artist palette  🎨\n")
  }
}
