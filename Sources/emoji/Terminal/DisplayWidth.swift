/// How many columns text takes on a terminal.
enum DisplayWidth {
  /// Returns the columns that a text takes.
  static func columns(of text: String) -> Int {
    text.count
  }
}
