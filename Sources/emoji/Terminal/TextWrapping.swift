/// Sets words in lines of limited width.
enum TextWrapping {
  /// Returns lines of as many words as fit, one space between two.
  ///
  /// A word wider than a line has a line of its own.
  ///
  /// - Parameters:
  ///   - words: The words, none of them with a line feed.
  ///   - columns: How wide a line may be.
  /// - Returns: The lines, without line feeds.
  static func lines(of words: [String], columns: Int) -> [String] {
    var lines: [String] = []
    var width = 0
    for word in words {
      let more = DisplayWidth.columns(of: word)
      if let last = lines.indices.last, width + 1 + more <= columns {
        lines[last] += " " + word
        width += 1 + more
      } else {
        lines.append(word)
        width = more
      }
    }
    return lines
  }
}
