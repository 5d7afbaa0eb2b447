/// A program to run: its words, surroundings and standard input.
public struct Invocation: Sendable {
  /// The program, looked up in the `PATH` of this process, and its arguments.
  public var words: [[UInt8]]
  /// All variables that it gets.
  public var environment: [String: String]
  /// The folder in which it starts.
  public var folder: String
  /// All that it can read from standard input.
  public var input: [UInt8]
  /// Whether standard output and standard error are one terminal.
  public var hasTerminal: Bool

  /// Creates an invocation of words in a folder.
  public init(
    _ words: [String], environment: [String: String] = [:],
    folder: String = "/", input: [UInt8] = [], hasTerminal: Bool = false
  ) {
    self.words = words.map { Array($0.utf8) }
    self.environment = environment
    self.folder = folder
    self.input = input
    self.hasTerminal = hasTerminal
  }

  /// Runs the program to its end.
  public func run() throws -> Finished {
    try RunningProcess(self).wait()
  }
}
