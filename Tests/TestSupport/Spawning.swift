import Foundation

/// The system's calls that start a program.
enum Spawning {
  /// Starts a program and returns its number.
  ///
  /// - Parameters:
  ///   - invocation: The program and its surroundings.
  ///   - streams: The open files that become its standard input, output and
  ///     error.
  ///   - leadsGroup: Whether it leads a process group of its own, so that it can
  ///     stop that without stopping the tests.
  /// - Returns: The number of the new process.
  /// - Throws: A ``SystemError`` if the system has no process for it.
  static func start(
    _ invocation: Invocation, streams: [Int32], leadsGroup: Bool = false
  ) throws -> pid_t {
    let words = CStrings(shellWords(of: invocation))
    let variables = CStrings(
      invocation.environment.map { Array("\($0)=\($1)".utf8) })
    var identifier: pid_t = 0
    let result = unsafe withAttributes(leadsGroup) { attributes in
      unsafe withActions(for: streams) { actions in
        unsafe words.withPointers { words in
          unsafe variables.withPointers { variables in
            unsafe posix_spawn(
              &identifier, "/bin/sh", actions, attributes, words, variables)
          }
        }
      }
    }
    try SystemError.checkNumber("posix_spawn", result)
    return identifier
  }

  /// Not every system can change the folder while it spawns; a shell can.
  private static func shellWords(of invocation: Invocation) -> [[UInt8]] {
    let script = "cd \"$0\" && exec \"$@\""
    let words = ["sh", "-c", script, invocation.folder]
    return words.map { Array($0.utf8) } + invocation.words
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  private static func withActions(
    for streams: [Int32],
    _ body: (UnsafeMutablePointer<Actions>) -> Int32
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: Actions = nil
    #else
      var actions = unsafe Actions()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    return unsafe body(&actions)
  }

  /// The threads of a test run block and ignore signals; the program must not
  /// inherit that.
  private static func withAttributes(
    _ leadsGroup: Bool,
    _ body: (UnsafeMutablePointer<Attributes>) -> Int32
  ) -> Int32 {
    #if canImport(Darwin)
      var attributes: Attributes = nil
    #else
      var attributes = Attributes()
    #endif
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] {
      unsafe sigaddset(&signals, signal)
    }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let group = leadsGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0
    let flags =
      Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | group
    unsafe posix_spawnattr_setflags(&attributes, flags)
    return unsafe body(&attributes)
  }
}
