#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals as bytes in a pipe, so that they can be waited for beside input.
enum TerminalSignals {
  /// What ends the process, or stops it, or tells of the terminal.
  private static let watched = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]
  /// What a fault in the program raises.
  private static let faults = [
    SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, SIGSYS,
  ]

  // Handlers may run at any moment and may only read what is set before them.
  nonisolated(unsafe) private static var writer: Int32 = -1
  nonisolated(unsafe) private static var reader: Int32 = -1

  /// Begins to watch; the bytes are read from what is returned.
  static func watch() throws(ErrorNumber) -> Descriptor {
    if unsafe reader == -1 {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { throw .last }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      unsafe (reader, writer) = (ends[0], ends[1])
    }
    for number in watched { catchSignal(number) }
    for number in faults {
      _ = signal(number) { number in
        RawMode.restoreFromHandler()
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }
    return Descriptor(number: unsafe reader)
  }

  /// Lets all signals do again what they do by themselves.
  static func unwatch() {
    for number in watched + faults { _ = signal(number, SIG_DFL) }
    Interruption.endsProcess()
  }

  /// Stops the process and those it works with, as Ctrl-Z does, until somebody
  /// lets it go on.
  ///
  /// The signal stops the process when it reaches one of its threads, which need
  /// not be this one: so it waits to be told that it goes on. Nobody tells it where
  /// nobody could, in a group without a shell, which a system never stops.
  static func stop() {
    _ = signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    var file = pollfd(fd: unsafe reader, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&file, 1, 500)
    catchSignal(SIGTSTP)
  }

  /// Ends the process by a signal, whatever this thread blocks.
  ///
  /// A thread of the concurrency runtime blocks signals, and one that it raised
  /// would wait for ever. The first process of a system is not ended by any signal,
  /// and leaves by itself.
  static func end(by number: Int32) -> Never {
    _ = signal(number, SIG_DFL)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
    sleep(1)
    _exit(128 + number)
  }

  private static func catchSignal(_ number: Int32) {
    _ = signal(number) { number in
      let kept = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe write(TerminalSignals.writer, &byte, 1)
      errno = kept
    }
  }
}
