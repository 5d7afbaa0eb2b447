#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Subprocess {
  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Starts the program with these files as its first ones.
  ///
  /// - Returns: The number of the process.
  func start(_ streams: [Descriptor]) throws(ErrorNumber) -> pid_t {
    var identifier: pid_t = 0
    let words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
    }
    let result = unsafe withActions(for: streams) { actions in
      unsafe withAttributes { attributes in
        unsafe posix_spawn(
          &identifier, path, actions, attributes, words, environ)
      }
    }
    guard result == 0 else { throw ErrorNumber(value: result) }
    return identifier
  }

  private func withActions(
    for streams: [Descriptor],
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
      unsafe posix_spawn_file_actions_adddup2(
        &actions, stream.number, Int32(number))
    }
    return unsafe body(&actions)
  }

  /// This program ignores a closed pipe; the other one must not inherit that.
  private func withAttributes(
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
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return unsafe body(&attributes)
  }
}
