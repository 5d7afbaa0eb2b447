import EmojiModel

/// A section as text.
enum ListText {
  /// How many emoji may stand in a row, so that indexes are easy to count.
  private static let rowLengths = [10, 5, 2]

  /// Returns a section as a heading and rows of emoji, each row behind the index
  /// of its first emoji.
  ///
  /// Terminals disagree about the width of an emoji, so nothing is aligned to the
  /// right of one.
  static func rows(
    of model: SectionModel, _ section: Int, columns: Int, isColored: Bool
  ) -> String {
    let title = Sanitize.line(model.header.text)
    let heading = TextStyle.heading.applied(to: title, isColored: isColored)
    var lines = ["\(faint("\(section)", isColored)) \(heading)"]
    lines += repeatElement("", count: model.insets.top)
    let inset = String(repeating: " ", count: model.insets.leading)
    let gap = String(repeating: " ", count: model.itemSpacing)
    let width = String(max(0, model.items.count - 1)).count
    let room = columns - model.insets.leading - width - 2 + model.itemSpacing
    let fitting = room / (2 + model.itemSpacing)
    let rowLength = rowLengths.first { $0 <= fitting } ?? 1
    for start in stride(from: 0, to: model.items.count, by: rowLength) {
      let row = model.items[start...].prefix(rowLength)
      let index = faint(padded("\(start)", to: width), isColored)
      lines.append(
        "\(inset)\(index)  \(row.map(\.text).joined(separator: gap))")
      lines += repeatElement("", count: model.lineSpacing)
    }
    if let footer = model.footer {
      lines.append(inset + faint(footer, isColored))
    }
    lines += repeatElement("", count: model.insets.bottom)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Writes a section as one line an emoji: the section's index, the emoji's
  /// index, the emoji and the title, with tabs between.
  static func writePlain(
    _ model: SectionModel, _ section: Int, to write: (String) throws -> Void
  ) rethrows {
    let title = Sanitize.line(model.header.text)
    for (index, emoji) in model.items.enumerated() {
      try write("\(section)\t\(index)\t\(emoji)\t\(title)\n")
    }
  }

  private static func faint(_ text: String, _ isColored: Bool) -> String {
    TextStyle.faint.applied(to: text, isColored: isColored)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
