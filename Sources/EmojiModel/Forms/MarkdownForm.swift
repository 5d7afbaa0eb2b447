import Diff

/// Markdown: headings, and lists of an emoji and its name.
enum MarkdownForm {
  /// Returns what stands behind the mark of a list's item, if the line is one.
  static func item(_ line: Substring) -> Substring? {
    let text = line.trimmingStart
    let digits = text.utf8.prefix { 0x30...0x39 ~= $0 }
    let mark = text[digits.endIndex...].utf8.first.map { Unicode.Scalar($0) }
    let marks: [Unicode.Scalar] =
      digits.isEmpty ? ["-", "*", "+"] : [".", ")"]
    guard let mark, marks.contains(mark) else { return nil }
    let rest = text[digits.endIndex...].utf8.dropFirst()
    guard rest.first == UInt8(ascii: " ") else { return nil }
    return Substring(rest).trimmingStart.withoutBox
  }

  /// Returns a collection as headings and lists.
  static func write(_ collection: EmojiCollection) -> String {
    collection.sections.map { section in
      let items = section.elements.map { emoji in
        "- \(emoji)\(emoji.entry.map { " \($0.name)" } ?? "")\n"
      }
      return "# \(section.title)\n"
        + (items.isEmpty ? "" : "\n" + items.joined())
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// The text without the white space in front.
  fileprivate var trimmingStart: Substring {
    Substring(unicodeScalars.drop { $0.properties.isWhitespace })
  }

  /// The text without the box of a task list in front.
  fileprivate var withoutBox: Substring {
    let boxes = ["[ ] ", "[x] ", "[X] "]
    guard let box = boxes.first(where: { utf8.starts(with: $0.utf8) }) else {
      return self
    }
    return Substring(utf8.dropFirst(box.utf8.count))
  }
}
