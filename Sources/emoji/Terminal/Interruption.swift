#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens when the person interrupts a command.
enum Interruption {
  /// What Ctrl-C sends.
  static let number = SIGINT

  /// Makes an interruption end the process at once, with its exit code.
  ///
  /// A change that is being written is finished first; its lock holds signals back.
  static func endsProcess() {
    _ = signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
  }
}
