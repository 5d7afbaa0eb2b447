extension Tool {
  /// An example that printed something else than its document promises.
  public struct BrokenExample: Sendable, CustomStringConvertible {
    /// The example.
    public let example: ConsoleExample
    /// The lines that it printed.
    public let printed: [String]

    /// The example and both outputs, for a failing test.
    public var description: String {
      """
      line \(example.line): $ \(example.command)
      promised:
      \(example.output.joined(separator: "\n"))
      printed:
      \(printed.joined(separator: "\n"))

      """
    }
  }

  /// Runs the examples of a document in order, all in this tool's home.
  ///
  /// They run on a terminal of 80 columns without colours, since this is what a
  /// document shows; `swift run emoji` is the built tool too.
  ///
  /// - Parameter markdown: The document.
  /// - Returns: The examples that do not print what is promised.
  /// - Throws: A ``SystemError`` if a command cannot be started.
  public func brokenExamples(
    in markdown: String
  ) throws -> [BrokenExample] {
    var tool = self
    tool.environment.merge(["NO_COLOR": "1", "TERM": "xterm"]) { $1 }
    return try ConsoleExample.all(in: markdown).compactMap { example in
      let command = example.command.replacing("swift run emoji", with: "emoji")
      let printed = try tool.shell(command, hasTerminal: true).lines
      return example.promises(printed)
        ? nil : BrokenExample(example: example, printed: printed)
    }
  }
}
