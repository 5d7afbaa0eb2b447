extension DisplayWidth {
  /// Returns a text that takes at most so many columns, cut if it must be.
  ///
  /// A cut text ends in `…`, which takes one column. No grapheme cluster is cut
  /// apart.
  static func cut(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    var width = 0
    var end = text.startIndex
    for index in text.indices {
      width += Self.columns(of: text[index])
      if width > columns { return text[..<end] + "…" }
      if width < columns { end = text.index(after: index) }
    }
    return text
  }
}
