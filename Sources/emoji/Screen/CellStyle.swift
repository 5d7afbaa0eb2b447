/// How a cell of the screen looks.
///
/// Only the colours that every terminal's theme defines are used, so that they
/// can be read on light and on dark backgrounds.
struct CellStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = CellStyle(rawValue: 1 << 0)
  static let faint = CellStyle(rawValue: 1 << 1)
  static let underlined = CellStyle(rawValue: 1 << 2)
  static let reversed = CellStyle(rawValue: 1 << 3)
  static let red = CellStyle(rawValue: 1 << 4)
  static let green = CellStyle(rawValue: 1 << 5)
  static let cyan = CellStyle(rawValue: 1 << 6)

  /// What came, went, has another place, or went wrong.
  static let added: CellStyle = .green
  static let removed: CellStyle = .red
  static let moved: CellStyle = .cyan
  static let wrong: CellStyle = [.bold, .red]
  static let heading: CellStyle = .bold

  private static let colors: CellStyle = [.red, .green, .cyan]

  private static let codes: [(CellStyle, String)] = [
    (.bold, "1"), (.faint, "2"), (.underlined, "4"), (.reversed, "7"),
    (.red, "31"), (.green, "32"), (.cyan, "36"),
  ]

  /// The sequence that switches from one style to this one.
  ///
  /// - Parameters:
  ///   - old: The style before.
  ///   - isColored: Whether colours are wanted; the rest always is.
  /// - Returns: The sequence, which switches everything else off.
  func sequence(from old: CellStyle, isColored: Bool) -> String {
    let wanted = isColored ? self : subtracting(.colors)
    var codes = Self.codes.filter { wanted.contains($0.0) }.map(\.1)
    if !old.isEmpty, !codes.isEmpty { codes.insert("0", at: 0) }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}
