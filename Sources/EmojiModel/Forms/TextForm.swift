import Diff

/// Plain text: headings, and emoji in any spacing.
///
/// ```
/// # Animals
/// 🐶 🐱
/// ```
///
/// Lines of the other forms that have no more than lines are read too: Markdown
/// lists and tab-separated rows.
enum TextForm {
  /// How many emoji are written in a line.
  private static let rowLength = 10

  /// Reads a line, without its line feed.
  static func read(_ line: Substring, _ collector: inout ImportCollector) {
    if let title = heading(line) {
      collector.begin(title)
    } else if let item = MarkdownForm.item(line) {
      collector.add(described: item)
    } else if let emoji = collector.quickly(allOf: line) {
      collector.add(emoji)
    } else if TabbedForm.read(line, &collector) {
      return
    } else {
      collector.add(allOf: line)
    }
  }

  /// Returns the title of a line that is a heading: one to six `#` and a space
  /// at its start.
  private static func heading(_ line: Substring) -> Substring? {
    let signs = line.utf8.prefix { $0 == UInt8(ascii: "#") }
    guard (1...6).contains(signs.count), signs.endIndex < line.endIndex,
      line.utf8[signs.endIndex] == UInt8(ascii: " ")
    else { return nil }
    return line[line.utf8.index(after: signs.endIndex)...]
  }

  /// Returns a collection as headings and rows of emoji.
  static func write(_ collection: EmojiCollection) -> String {
    write(collection) { $0.text }
  }

  /// Returns a collection as headings and rows of words.
  static func write(
    _ collection: EmojiCollection, word: (Emoji) -> String
  ) -> String {
    var text = ""
    for section in collection.sections {
      text += "# \(section.title)\n"
      let words = section.elements.map(word)
      for start in stride(from: 0, to: words.count, by: rowLength) {
        let row = words[start...].prefix(rowLength)
        text += row.joined(separator: " ") + "\n"
      }
    }
    return text
  }
}
