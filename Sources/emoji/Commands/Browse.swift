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
      it back. While another process is at the collection it waits for two \
      seconds at most, so that the screen is not dead for longer; only to begin \
      with, it waits as long as '--wait' says. The environment variable \
      EMOJI_NO_MOTION switches motion off for good.
      """,
    examples: [
      Example(words: "browse", result: "Begin with the first emoji."),
      Example(words: "browse /search/dog", result: "Begin with a search."),
    ],
    synonyms: ["tui", "ui", "open"])

  private let route: Route
  private let hasMotion: Bool

  /// The longest that a screen does nothing because of another process.
  private static let longestPause = Duration.seconds(2)

  init(_ words: ParsedWords) throws {
    route = Route(words.one("ROUTE") ?? "")
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
    let browser = try open(session.files())
    switch try await run(browser, isColored: session.isColored) {
    case nil: return .done
    case Interruption.number?: return .interrupted
    case let signal?: TerminalSignals.end(by: signal)
    }
  }

  /// Opens the collection, as soon as no other process changes it.
  private func open(_ files: CollectionFiles) throws -> Browser {
    let deadline = ContinuousClock.now + files.patience
    let ways = BrowserFiles(
      path: files.path, patience: min(files.patience, Self.longestPause))
    while true {
      do {
        return try Browser(ways, route: route, size: TerminalDevice.size)
      } catch FileError.locked where ContinuousClock.now < deadline {
        continue
      }
    }
  }

  private func run(
    _ browser: Browser, isColored: Bool
  ) async throws -> Int32? {
    do throws(ErrorNumber) {
      let device = try TerminalDevice()
      defer { device.leave() }
      let loop = BrowserLoop(
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
