#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The number by which the system says why a call failed.
struct ErrorNumber: Error, Hashable, Sendable {
  /// The number, such as `EPIPE`.
  var value: Int32

  /// The reason for the last call that failed.
  static var last: ErrorNumber { ErrorNumber(value: errno) }

  static let brokenPipe = ErrorNumber(value: EPIPE)
  static let interrupted = ErrorNumber(value: EINTR)
  static let tryAgain = ErrorNumber(value: EAGAIN)
}

extension ErrorNumber: CustomStringConvertible {
  /// The system's words for it, such as `No space left on device`.
  var description: String {
    unsafe strerror(value).map { unsafe String(cString: $0) }
      ?? "error \(value)"
  }
}
