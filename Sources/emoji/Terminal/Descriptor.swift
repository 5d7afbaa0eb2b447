#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of this process, by its number.
struct Descriptor: Hashable, Sendable {
  var number: Int32

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  /// Whether a terminal is at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// The columns of the terminal at the other end, if it tells them.
  var columns: Int? {
    var size = winsize()
    let result = unsafe ioctl(number, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Reads into the start of a buffer, and waits until there is something.
  ///
  /// - Returns: How many bytes were read; 0 at the end.
  func fill(_ buffer: inout [UInt8]) throws(ErrorNumber) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(number, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { return count }
      try waitOrThrow(.last, for: Int16(POLLIN))
    }
  }

  /// Writes all the bytes, in as many steps as it takes.
  func writeAll(_ bytes: [UInt8]) throws(ErrorNumber) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
        return unsafe write(number, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        done += count
      } else {
        try waitOrThrow(.last, for: Int16(POLLOUT))
      }
    }
  }

  /// Returns when a call that was interrupted or would block can be repeated.
  ///
  /// Whoever shares the open file may have made it non-blocking.
  private func waitOrThrow(
    _ reason: ErrorNumber, for events: Int16
  ) throws(ErrorNumber) {
    switch reason {
    case .interrupted: return
    case .tryAgain:
      var wanted = pollfd(fd: number, events: events, revents: 0)
      _ = unsafe poll(&wanted, 1, -1)
    default: throw reason
    }
  }
}
