import Foundation

/// A terminal of 80 columns and 24 lines that keeps what is printed on it.
final class PseudoTerminal: Sendable {
  /// The end that the test reads.
  let screen: Int32
  /// The end that the program prints on.
  let printer: Int32

  init() throws {
    var screen: Int32 = 0
    var printer: Int32 = 0
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
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
