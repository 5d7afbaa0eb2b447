import Diff

/// Rows of values with commas between (RFC 4180): section, emoji, name.
///
/// The title of the section is in a column `title`, or in one `section` where
/// there is no such column. A section without emoji is a row with an empty emoji.
enum CSVForm {
  /// Which columns a table has.
  struct Columns {
    /// The number of columns.
    let count: Int
    /// The column of the emoji.
    let emoji: Int
    /// The column of the section's title.
    let section: Int?
  }

  /// Returns the columns that the first line of a text names, if it does.
  static func columns(of text: String) -> Columns? {
    let limit = 1000
    let line = text.utf8.prefix(limit + 1).prefix { $0 != UInt8(ascii: "\n") }
    guard line.count <= limit, line.first != UInt8(ascii: "#") else {
      return nil
    }
    var records = CSVRecords(String(Substring(line)))
    let names = records.next()?.fields.map { $0.lowercased() } ?? []
    guard let emoji = names.firstIndex(of: "emoji") else { return nil }
    return Columns(
      count: names.count, emoji: emoji,
      section: names.firstIndex(of: "title")
        ?? names.firstIndex(of: "section"))
  }

  /// Reads a table, its first line aside.
  static func read(
    _ text: String, _ columns: Columns, into collector: inout ImportCollector
  ) {
    var records = CSVRecords(text)
    _ = records.next()
    while let record = records.next() {
      collector.place = .line(record.line)
      if record.fields.allSatisfy(\.isEmpty) { continue }
      guard record.fields.count == columns.count else {
        let count = record.fields.count
        collector.fail(
          "a row of \(columns.count) values is wanted, this one has \(count)")
        continue
      }
      read(record.fields, columns, &collector)
    }
  }

  private static func read(
    _ fields: [String], _ columns: Columns, _ collector: inout ImportCollector
  ) {
    if let section = columns.section, fields[section].isEmpty {
      collector.begin(nil)
    } else if let section = columns.section {
      guard let title = try? SectionTitle(fields[section]) else {
        return collector.begin(fields[section])
      }
      collector.begin(title)
    }
    collector.add(allOf: fields[columns.emoji])
  }

  /// Returns a collection as a table.
  static func write(_ collection: EmojiCollection) -> String {
    var text = "section,emoji,name\n"
    for section in collection.sections {
      let title = quoted(section.title.text)
      if section.elements.isEmpty { text += "\(title),,\n" }
      for emoji in section.elements {
        text += "\(title),\(emoji),\(quoted(emoji.entry?.name ?? ""))\n"
      }
    }
    return text
  }

  private static func quoted(_ value: String) -> String {
    let needsQuotes = value.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"")
    }
    guard needsQuotes else { return value }
    return "\"" + value.replacing("\"", with: "\"\"") + "\""
  }
}
