#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal as a full-screen program needs it, and as it was before.
///
/// Keys come one by one and unseen, on a screen of its own.
@MainActor
enum RawMode {
  // For the handler of a crash: set before it can run.
  nonisolated(unsafe) private static var isOn = false
  // On the heap, since the compiler gives a static one too few bytes: it forgets
  // the padding behind the control characters.
  nonisolated(unsafe) private static let saved: UnsafeMutablePointer<termios> =
    {
      let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
      unsafe saved.initialize(to: termios())
      return unsafe saved
    }()

  /// The other screen, no cursor, no wrapping; pasted text is marked, the mouse
  /// is told; and two questions: modes 2026 and 2027.
  private static let entering =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
    + "\u{1B}[?2026$p\u{1B}[?2027$p"

  nonisolated private static let leaving = Array(
    ("\u{1B}[?2026l\u{1B}[?2027l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l"
      + "\u{1B}[r\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l").utf8)

  /// Keeps the terminal's settings, and takes the terminal over.
  static func enter() throws(ErrorNumber) {
    var settings = termios()
    guard unsafe tcgetattr(0, &settings) == 0 else { throw .last }
    if unsafe !isOn { unsafe saved.pointee = settings }
    settings = unsafe saved.pointee
    unsafe cfmakeraw(&settings)
    // The handler of a crash must not be the first to look at it.
    _ = leaving.count
    unsafe isOn = true
    guard unsafe tcsetattr(0, TCSANOW, &settings) == 0 else { throw .last }
    try Descriptor.standardOutput.writeAll(Array(entering.utf8))
  }

  /// Gives the terminal back as it was; keys that nobody read are dropped.
  static func leave() {
    guard unsafe isOn else { return }
    try? Descriptor.standardOutput.writeAll(leaving)
    tcflush(0, TCIFLUSH)
    unsafe tcsetattr(0, TCSANOW, saved)
    unsafe isOn = false
  }

  /// Gives the terminal back in the middle of a crash, with calls that are allowed
  /// in the handler of a signal only.
  nonisolated static func restoreFromHandler() {
    guard unsafe isOn else { return }
    unsafe leaving.withUnsafeBytes { bytes in
      _ = unsafe write(1, bytes.baseAddress, bytes.count)
    }
    unsafe tcsetattr(0, TCSANOW, saved)
  }

  /// Whether the shell has given the terminal to this process's group.
  static var isInForeground: Bool {
    let group = tcgetpgrp(0)
    return group == -1 || group == getpgrp()
  }

  /// The speed of the line in bits a second; many for what is no line.
  static var speed: Int {
    let speeds: [speed_t: Int] = [
      speed_t(B300): 300, speed_t(B1200): 1200, speed_t(B2400): 2400,
      speed_t(B4800): 4800, speed_t(B9600): 9600, speed_t(B19200): 19200,
    ]
    return speeds[unsafe cfgetospeed(saved)] ?? .max
  }
}
