import Foundation

/// A terminal that keeps what is printed on it.
final class PseudoTerminal: Sendable {
  /// The end that the test reads.
  let screen: Int32
  /// The end that the program prints on.
  let printer: Int32

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var screen: Int32 = 0
    var printer: Int32 = 0
    var size = winsize(
      ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try SystemError.check(
      "openpty", unsafe openpty(&screen, &printer, nil, nil, &size))
    (self.screen, self.printer) = (screen, printer)
    _ = fcntl(screen, F_SETFD, FD_CLOEXEC)
    _ = fcntl(printer, F_SETFD, FD_CLOEXEC)
    try keepLineFeeds()
  }

  deinit {
    close(screen)
  }

  /// Gives the terminal another size.
  func resize(columns: UInt16, rows: UInt16) throws {
    var size = winsize(
      ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try SystemError.check(
      "ioctl", unsafe ioctl(screen, UInt(TIOCSWINSZ), &size))
  }

  /// The settings, as a text to compare.
  func settings() throws -> String {
    var settings = termios()
    try SystemError.check("tcgetattr", unsafe tcgetattr(printer, &settings))
    let flags = [
      settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag,
    ]
    return "\(flags) \(settings.c_cc)"
  }

  /// Lets line feeds pass as they are, without carriage returns.
  private func keepLineFeeds() throws {
    var settings = termios()
    try SystemError.check("tcgetattr", unsafe tcgetattr(printer, &settings))
    settings.c_oflag &= ~tcflag_t(OPOST)
    try SystemError.check(
      "tcsetattr", unsafe tcsetattr(printer, TCSANOW, &settings))
  }

  /// Returns all that is printed until no program has the terminal any more.
  func readToEnd() -> [UInt8] {
    close(printer)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe read(screen, &buffer, buffer.count)
      // Linux reports the end as an error.
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
