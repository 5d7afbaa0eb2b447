extension String {
  /// This text between quotation marks, for a message.
  ///
  /// It is made harmless for a terminal and cut to 60 columns.
  var quoted: String {
    // One cluster can be a megabyte of marks in a single column.
    let start = String(unicodeScalars.prefix(200))
    let text = start.utf8.count < utf8.count ? start + "…" : start
    return "'\(DisplayWidth.cut(Sanitize.line(text), to: 60))'"
  }
}
