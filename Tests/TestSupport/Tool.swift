import Foundation

/// The built `emoji`, run as a process with a home of its own.
public struct Tool: Sendable {
  /// The home folder, empty at first; two copies of a tool share it.
  public let home: TemporaryFolder
  /// The variables that the tool gets, and none besides.
  public var environment: [String: String]
  /// The path of the tool.
  public let path: String

  /// Finds the tool and makes an empty home for it.
  public init() throws {
    path = try Self.located.get()
    home = try TemporaryFolder()
    environment = Self.inherited.merging(Self.measuring) { $1 }
    environment["HOME"] = home.path
  }

  /// Where the collection lies that is used if none is named.
  public var collection: String {
    home.path(".local/share/emoji/collection.json")
  }

  /// Runs the tool with these arguments.
  public func callAsFunction(
    _ words: String..., input: String = ""
  ) throws -> Finished {
    try run(words, input: input)
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - words: Its arguments.
  ///   - input: What it reads from standard input.
  ///   - variables: More variables, besides those of the tool.
  ///   - launcher: A program and its words that start the tool, such as
  ///     `["nice", "-n", "5"]`.
  ///   - hasTerminal: Whether standard output and standard error are a terminal
  ///     of 80 columns.
  /// - Returns: What it left.
  /// - Throws: A ``SystemError`` if it cannot be started.
  public func run(
    _ words: [String], input: String = "", variables: [String: String] = [:],
    launcher: [String] = [], hasTerminal: Bool = false
  ) throws -> Finished {
    var invocation = invocation(launcher + [path] + words)
    invocation.input = Array(input.utf8)
    invocation.environment.merge(variables) { $1 }
    invocation.hasTerminal = hasTerminal
    return try invocation.run()
  }

  /// Runs the tool with arguments and input of any bytes.
  public func run(
    bytes words: [[UInt8]], input: [UInt8] = []
  ) throws -> Finished {
    var invocation = invocation([path])
    invocation.words += words
    invocation.input = input
    return try invocation.run()
  }

  /// Starts the tool, ``unmeasured``, and does not wait for it.
  public func start(_ words: [String]) throws -> RunningProcess {
    try RunningProcess(unmeasured.invocation([path] + words))
  }

  /// Starts the tool, ``unmeasured``, at a terminal that a test types on.
  public func startAtTerminal(
    _ words: [String], columns: UInt16 = 80, rows: UInt16 = 24,
    variables: [String: String] = [:]
  ) throws -> TerminalSession {
    var invocation = unmeasured.invocation([path] + words)
    invocation.environment["TERM"] = "xterm-256color"
    invocation.environment.merge(variables) { $1 }
    return try TerminalSession(invocation, columns: columns, rows: rows)
  }

  /// Runs a line of a shell in which the tool is called `emoji`.
  public func shell(
    _ line: String, hasTerminal: Bool = false
  ) throws -> Finished {
    let function = "emoji() { \"$EMOJI_TOOL\" \"$@\"; }\n"
    var invocation = invocation(["sh", "-c", function + line])
    invocation.environment["EMOJI_TOOL"] = path
    invocation.hasTerminal = hasTerminal
    return try invocation.run()
  }

  private func invocation(_ words: [String]) -> Invocation {
    Invocation(words, environment: environment, folder: home.path)
  }

  /// What a program needs to run at all.
  private static let inherited = ProcessInfo.processInfo.environment.filter {
    let needed = [
      "PATH", "LD_LIBRARY_PATH", "DYLD_", "ASAN_", "TSAN_", "LSAN_", "UBSAN_",
      "SWIFT_BACKTRACE",
    ]
    return needed.contains(where: $0.key.hasPrefix)
  }
}
