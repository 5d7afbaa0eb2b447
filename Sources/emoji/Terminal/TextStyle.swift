/// How a piece of text looks on a terminal, by what it stands for.
///
/// Only the colours that every terminal's theme defines are used, so that they
/// can be read on light and on dark backgrounds.
enum TextStyle: String, CaseIterable, Sendable {
  /// The title of a section.
  case heading = "1"
  /// What came.
  case added = "32"
  /// What went.
  case removed = "31"
  /// What has another place.
  case moved = "36"
  /// What went wrong.
  case wrong = "1;31"
  /// What matters less than the rest.
  case faint = "2"

  /// Returns the text between the codes that switch the style on and off.
  ///
  /// - Parameters:
  ///   - text: One line or less, already sanitised.
  ///   - isColored: Whether there are any codes.
  /// - Returns: The text alone if it is empty or `isColored` is false.
  func applied(to text: String, isColored: Bool) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
