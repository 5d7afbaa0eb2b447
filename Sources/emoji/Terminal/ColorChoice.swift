/// When to print colours, as `--color` says it.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal that has them, unless the person asked for none.
  case auto
  /// Everywhere.
  case always
  /// Nowhere.
  case never

  /// Returns whether to print colours.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the text goes to a terminal.
  ///   - noColor: The variable `NO_COLOR`, if it is not empty.
  ///   - term: The variable `TERM`.
  /// - Returns: With ``auto``, true on a terminal that is not `dumb` while
  ///   `NO_COLOR` is not set.
  func isOn(isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && noColor?.isEmpty ?? true && term != "dumb"
    }
  }

  /// Returns whether to print colours to a file of this process.
  func isOn(for descriptor: Descriptor) -> Bool {
    isOn(
      isTerminal: descriptor.isTerminal,
      noColor: try? Environment.value(of: "NO_COLOR"),
      term: try? Environment.value(of: "TERM"))
  }
}
