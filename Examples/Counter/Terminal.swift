import Foundation

/// Where words come from, and where the counter goes.
struct Terminal {
  let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1

  func show(_ counter: Counter) {
    let message = counter.message ?? ""
    let line =
      isInteractive
      ? "\r\u{1b}[K\u{1b}[\(counter.color)m\(counter.count)\u{1b}[0m  \(message)"
      : message.isEmpty ? "\(counter.count)\n" : "\(message)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  @Sendable func log(_ line: String) {
    let start = isInteractive ? "\r\u{1b}[K" : ""
    FileHandle.standardError.write(Data("\(start)\(line)\n".utf8))
  }

  /// Returns keys as they are hit, or the words of each line.
  ///
  /// Reading blocks, so it has a thread of its own and the main actor stays free.
  func words() -> AsyncStream<String> {
    AsyncStream { words in
      Thread.detachNewThread {
        while isInteractive {
          let keys = FileHandle.standardInput.availableData
          if keys.isEmpty { break }
          for key in keys { words.yield(String(UnicodeScalar(key))) }
        }
        while let line = readLine() {
          for word in line.split(separator: " ") { words.yield(String(word)) }
        }
        words.finish()
      }
    }
  }

  /// Without echo, keys come one by one, and Ctrl-C as a key too.
  func setEcho(_ isOn: Bool) {
    var settings = termios()
    guard isInteractive, unsafe tcgetattr(STDIN_FILENO, &settings) == 0
    else { return }
    let flags = tcflag_t(ECHO | ICANON | ISIG)
    if isOn { settings.c_lflag |= flags } else { settings.c_lflag &= ~flags }
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
