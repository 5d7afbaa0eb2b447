import FoundationEssentials

/// The place that a person pastes from.
enum Clipboard {
  /// How a text came there.
  enum Way: Equatable {
    /// A program of this name took it.
    case program(String)
    /// The terminal took it, which may be on another machine.
    case terminal
  }

  /// A program that fills the clipboard from its standard input.
  private struct Program {
    var name: String
    var arguments: [String] = []
    /// The variable without which it has nothing to talk to.
    var display: String?
  }

  private static let programs = [
    Program(name: "wl-copy", display: "WAYLAND_DISPLAY"),
    Program(
      name: "xclip", arguments: ["-selection", "clipboard"],
      display: "DISPLAY"),
    Program(
      name: "xsel", arguments: ["--clipboard", "--input"], display: "DISPLAY"),
    Program(name: "pbcopy"),
  ]

  /// Puts a text on the clipboard.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - terminal: Writes to the terminal; nil if there is none.
  /// - Returns: How it came there; nil if there is no clipboard.
  /// - Throws: What writing met, or a variable that is no text.
  static func fill(
    _ text: String, terminal: ((String) throws -> Void)?
  ) throws -> Way? {
    for program in programs where try accepts(text, program) {
      return .program(program.name)
    }
    guard let terminal, try isRemote() else { return nil }
    try terminal(sequence(for: text))
    return .terminal
  }

  /// The sequence OSC 52, which sets the clipboard of the terminal.
  static func sequence(for text: String) -> String {
    "\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{07}"
  }

  private static func accepts(_ text: String, _ program: Program) throws -> Bool
  {
    if let display = program.display,
      try Environment.value(of: display) == nil
    {
      return false
    }
    guard let path = try Subprocess.path(of: program.name) else { return false }
    let process = Subprocess(path: path, arguments: program.arguments)
    let isTaken = (try? process.runSilently(input: Array(text.utf8))) == 0
    if !isTaken { StandardStreams.complain("\(program.name) failed") }
    return isTaken
  }

  private static func isRemote() throws -> Bool {
    try ["SSH_TTY", "SSH_CONNECTION"].contains { name in
      try Environment.value(of: name) != nil
    }
  }
}
