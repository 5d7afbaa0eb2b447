/// One line to type, and what comes of it.
struct Example: Sendable, Hashable {
  /// The words after the tool's name.
  var words: String
  /// What they do, in one line.
  var result: String
}
