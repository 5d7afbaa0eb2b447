import EmojiModel
import Redux

/// Shows the collection on the whole screen.
struct Browse: Subcommand {
  static let spec = CommandSpec(
    name: ["browse"],
    summary: "Show and change the collection on the whole screen.",
    positionals: [
      Positional(
        name: "ROUTE", kind: .text, arity: .optional,
        help: "Where to begin, such as /sections/1/items/3.")
    ],
    flags: [
      Flag(name: "no-motion", help: "Show changes without their way there.")
    ],
    discussion: """
      The key '?' lists all keys; 'q' quits. A route is /sections/1/items/3, \
      /search/dog, /history/5 or /diff/3/5; one that does not exist leads to the \
      nearest that does.

      Every change is made at once, as the other commands make it, and 'u' takes \
      it back. The environment variable EMOJI_NO_MOTION switches motion off for \
      good.
      """,
    examples: [
      Example(words: "browse", result: "Begin with the first emoji."),
      Example(words: "browse /search/dog", result: "Begin with a search."),
    ],
    synonyms: ["tui", "ui", "open"])

  private let route: Route
  private let hasMotion: Bool
  private let patience: Duration

  init(_ words: ParsedWords) throws {
    route = Route(words.one("ROUTE") ?? "")
    // Nobody looks at a screen that does nothing for longer.
    patience = .seconds(try words.seconds("wait") ?? 2)
    hasMotion =
      try !words.has("no-motion")
      && Environment.value(of: "EMOJI_NO_MOTION") == nil
  }

  func run(in session: Session) async throws -> ExitCode {
    guard Descriptor.standardInput.isTerminal, session.isTerminal else {
      throw BrowseFailure.noTerminal
    }
    let term = try Environment.value(of: "TERM")
    guard let term, term != "dumb" else { throw BrowseFailure.dumbTerminal }
    let files = BrowserFiles(
      path: try session.files().path, patience: patience)
    let browser = try Browser(
      files, route: route, size: TerminalDevice.size)
    switch try await run(browser, isColored: session.isColored) {
    case nil: return .done
    case Interruption.number?: return .interrupted
    case let signal?: TerminalSignals.end(by: signal)
    }
  }

  private func run(
    _ browser: Browser, isColored: Bool
  ) async throws -> Int32? {
    do throws(ErrorNumber) {
      let device = try TerminalDevice()
      defer { device.leave() }
      var loop = BrowserLoop(
        browser, at: device, isColored: isColored, hasMotion: hasMotion)
      return try await loop.run()
    } catch {
      throw BrowseFailure.failed(error)
    }
  }
}

/// Why there is nothing to browse on.
enum BrowseFailure: Error, Equatable, Sendable {
  /// Input or output is no terminal.
  case noTerminal
  /// The terminal can only print lines.
  case dumbTerminal
  /// The terminal does not work.
  case failed(ErrorNumber)
}

extension BrowseFailure: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .noTerminal: "'browse' needs a terminal for input and output"
    case .dumbTerminal: "'browse' needs a terminal that can place text"
    case .failed(let reason): "the terminal cannot be used: \(reason)"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .noTerminal, .dumbTerminal: .usage
    case .failed: .io
    }
  }

  var hint: String? { "'emoji list' prints the collection." }
}
