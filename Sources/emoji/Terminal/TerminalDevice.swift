#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something that happens at a terminal.
enum TerminalEvent: Hashable, Sendable {
  case input(TerminalInput)
  /// The screen has another size.
  case resized
  /// The person wants to go to the shell for a while.
  case stopped
  /// The process goes on after a stop.
  case continued
  /// A signal asks the process to end, or the terminal is gone.
  case ended(by: Int32)

  /// Whether a person did it with keys or the mouse.
  var isTyped: Bool {
    switch self {
    case .input(.key), .input(.mouse), .input(.paste): true
    default: false
    }
  }

  /// Whether it ends the program, whatever that is doing.
  var isEnd: Bool {
    switch self {
    case .ended, .input(.key(.control("c"))): true
    default: false
    }
  }
}

/// The terminal of this process, taken over.
@MainActor
final class TerminalDevice {
  private let signals: Descriptor
  private var decoder = KeyDecoder()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// When the last byte came.
  private var lastByte = ContinuousClock.now
  /// What happened and was not told yet.
  private var events: ArraySlice<TerminalEvent> = []
  /// Whether the terminal is the shell's for a while: nothing is read or written.
  private(set) var isAway = false

  /// Takes the terminal over.
  init() throws(ErrorNumber) {
    signals = try TerminalSignals.watch()
    do throws(ErrorNumber) {
      try RawMode.enter()
    } catch {
      TerminalSignals.unwatch()
      throw error
    }
  }

  /// Gives the terminal back as it was.
  func leave() {
    RawMode.leave()
    TerminalSignals.unwatch()
  }

  /// Gives the terminal to the shell, and stops until somebody lets the process
  /// go on.
  func stop() {
    RawMode.leave()
    isAway = true
    TerminalSignals.stop()
  }

  /// Learns that somebody else may have used the terminal.
  func suspect() {
    isAway = true
  }

  /// Takes the terminal over again, whatever was done to it meanwhile; stops once
  /// more if the process goes on in the background only.
  ///
  /// The system itself would stop it there, but not on a thread that blocks the
  /// signal, as those of the concurrency runtime do.
  func retake() throws(ErrorNumber) {
    guard RawMode.isInForeground else { return TerminalSignals.stop() }
    isAway = false
    try RawMode.enter()
  }

  /// Whether the line takes a while for a screen.
  var isSlow: Bool { RawMode.speed < 38_400 }

  /// The size of the screen; 80 columns and 24 rows where nobody knows.
  static var size: ScreenSize {
    var size = winsize()
    let result = unsafe ioctl(1, UInt(TIOCGWINSZ), &size)
    guard result == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Writes a text as it is.
  func write(_ text: String) throws(ErrorNumber) {
    if !text.isEmpty {
      try Descriptor.standardOutput.writeAll(Array(text.utf8))
    }
  }

  // MARK: Events

  /// Whether something happened that ``next()`` has not told yet.
  var hasEvents: Bool { !events.isEmpty }

  /// What happened next, if anything did.
  func next() -> TerminalEvent? { events.popFirst() }

  /// Forgets what was typed, unless it is to end the program.
  func forgetTyping() {
    events.removeAll { $0.isTyped && !$0.isEnd }
  }

  /// Whether the program is to end; then nothing before that matters any more.
  func isAskedToEnd() -> Bool {
    guard let end = events.firstIndex(where: \.isEnd) else { return false }
    events = events[end...]
    return true
  }

  /// Waits until something happens, or the time is over.
  ///
  /// - Parameter milliseconds: The longest to wait.
  func wait(milliseconds: Int) {
    let patience = decoder.patience.map { patience in
      lastByte + .milliseconds(patience) - .now
    }
    let rest = patience.map { Int(max(.zero, $0) / .milliseconds(1)) + 1 }
    var files = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.number, events: Int16(POLLIN), revents: 0),
    ]
    if isAway { files[0].fd = -1 }
    let wait = Int32(clamping: min(milliseconds, rest ?? milliseconds))
    let count = unsafe poll(&files, 2, wait)
    if count > 0, files[1].revents != 0 { readSignals() }
    if count > 0, files[0].revents != 0 {
      readInput()
    } else if let patience, patience <= .zero {
      events += decoder.flush().map { .input($0) }
    }
  }

  private func readInput() {
    guard let count = try? Descriptor.standardInput.fill(&buffer), count > 0
    else { return events.append(.ended(by: SIGHUP)) }
    lastByte = .now
    events += decoder.decode(buffer.prefix(count)).map { .input($0) }
  }

  private func readSignals() {
    guard let count = try? signals.fill(&buffer) else { return }
    events += buffer.prefix(count).map { byte in
      switch Int32(byte) {
      case SIGWINCH: .resized
      case SIGTSTP: .stopped
      case SIGCONT: .continued
      default: .ended(by: Int32(byte))
      }
    }
  }
}
