/// A command in a document, with the output that the document promises.
public struct ConsoleExample: Sendable, Equatable {
  /// The line of the document on which the command stands, counted from 1.
  public let line: Int
  /// The command, without the prompt.
  public let command: String
  /// The lines below it, up to the next prompt or the end of the block.
  public internal(set) var output: [String] = []

  /// Reads the commands of a document's `console` blocks, in order.
  ///
  /// A command stands behind `$ `. A block is left out if the line above it
  /// begins with `<!-- not run`.
  public static func all(in markdown: String) -> [ConsoleExample] {
    var examples: [ConsoleExample] = []
    var isInside = false
    var isRun = false
    var above = ""
    let lines = markdown.split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInside = !isInside && line == "```console"
        isRun = isInside && !above.hasPrefix("<!-- not run")
      } else if isRun, line.hasPrefix("$ ") {
        let command = String(line.dropFirst(2))
        examples.append(ConsoleExample(line: index + 1, command: command))
      } else if isRun, let last = examples.indices.last {
        examples[last].output.append(String(line))
      }
      above = line.isEmpty ? above : String(line)
    }
    return examples
  }

  /// Returns whether what was printed is what the document promises.
  ///
  /// In the document, `…` stands for anything within a line, and alone on a line
  /// for any number of lines.
  public func promises(_ printed: [String]) -> Bool {
    Self.match(output[...], printed[...])
  }

  private static func match(
    _ promised: ArraySlice<String>, _ printed: ArraySlice<String>
  ) -> Bool {
    guard let first = promised.first else { return printed.isEmpty }
    let rest = promised.dropFirst()
    if first == "…" {
      return (printed.startIndex...printed.endIndex).contains {
        match(rest, printed[$0...])
      }
    }
    guard let line = printed.first, matchLine(first, line) else { return false }
    return match(rest, printed.dropFirst())
  }

  private static func matchLine(_ promised: String, _ line: String) -> Bool {
    let parts = promised.split(
      separator: "…", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return promised == line
    }
    guard line.hasPrefix(first) else { return false }
    var rest = line.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
