public import Foundation

/// A program at a terminal on which a test types.
public final class TerminalSession: Sendable {
  /// Its number.
  public let identifier: pid_t
  private let terminal: PseudoTerminal
  /// The terminal's settings before the program started.
  private let before: String

  init(_ invocation: Invocation, columns: UInt16, rows: UInt16) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    before = try terminal.settings()
    let streams = [Int32](repeating: terminal.printer, count: 3)
    identifier = try Spawning.start(
      invocation, streams: streams, leadsGroup: true)
  }

  /// Whether the settings are those from before the program started.
  public var isAsBefore: Bool {
    get throws { try terminal.settings() == before }
  }

  /// Types bytes.
  public func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
        return unsafe write(terminal.screen, rest.baseAddress, rest.count)
      }
      done += Int(try SystemError.check("write", Int32(count)))
    }
  }

  /// Gives the terminal another size, and tells the program.
  public func resize(columns: UInt16, rows: UInt16) throws {
    try terminal.resize(columns: columns, rows: rows)
    send(SIGWINCH)
  }

  /// Sends it a signal.
  public func send(_ signal: Int32) {
    kill(identifier, signal)
  }

  /// Reads until a text was printed.
  ///
  /// - Returns: All that was printed since the last reading.
  /// - Throws: ``NeverPrinted`` if the text does not come.
  @discardableResult
  public func read(until text: String) throws -> String {
    var bytes: [UInt8] = []
    let wanted = Array(text.utf8)
    while bytes.firstRange(of: wanted) == nil {
      let more = readSome(within: 20_000)
      guard !more.isEmpty else {
        throw NeverPrinted(
          wanted: text, printed: String(decoding: bytes, as: UTF8.self))
      }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what is printed within a time; nothing if there is nothing.
  public func readSome(within milliseconds: Int32) -> [UInt8] {
    var file = pollfd(fd: terminal.screen, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&file, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Foundation.read(terminal.screen, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }

  /// Waits until it stops.
  ///
  /// - Returns: Whether it did, and did not end.
  public func waitForStop() -> Bool {
    let status = wait(WUNTRACED)
    return status & 0xFF == 0x7F
  }

  /// Waits until it ends.
  ///
  /// - Returns: The exit code, or 128 and the number of the signal that ended it.
  public func waitForEnd() -> Int32 {
    let status = wait(0)
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Waits until it ends.
  ///
  /// - Returns: The signal that killed it; 0 if it left by itself.
  public func waitForKill() -> Int32 {
    wait(0) & 0x7F
  }

  /// Returns how it changed; that it was killed if it does not change for long.
  private func wait(_ options: Int32) -> Int32 {
    let deadline = ContinuousClock.now + .seconds(60)
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, options | WNOHANG) != identifier {
      if ContinuousClock.now > deadline { kill(identifier, SIGKILL) }
      usleep(2_000)
    }
    return status
  }
}

/// Thrown when a program does not print what a test waits for.
public struct NeverPrinted: Error, Sendable {
  /// What the test waits for.
  public let wanted: String
  /// What was printed instead.
  public let printed: String
}
