#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a process owes its three standard streams before it does anything.
enum StandardStreams {
  /// Makes the streams safe to use; call it first.
  ///
  /// A closed pipe, or a file that may grow no more, becomes an error that a write
  /// reports, instead of a signal.
  /// A stream that is closed is opened the wrong way round on nothing: its use
  /// fails, and no file that is opened later gets its number.
  static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Prints one error, and what to try next, on standard error.
  ///
  /// Text from people and files is made harmless. That the message itself may
  /// not be readable is nothing that could be said anywhere.
  static func complain(_ message: String, hint: String? = nil) {
    let lines = ["emoji: " + message] + (hint.map { [$0] } ?? [])
    let text = lines.map { Sanitize.line($0) + "\n" }.joined()
    try? Descriptor.standardError.writeAll(Array(text.utf8))
  }
}
