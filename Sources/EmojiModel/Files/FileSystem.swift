#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few system calls that keep a collection safe on a disk.
///
/// All of this module's unsafe code that changes something stands here.
struct FileSystem: Sendable {
  /// A step of a change that can fail.
  enum Step: Sendable {
    case open
    case write
    case flush
    case rename
    case truncate
    case remove
    case lock
  }

  /// Called before each step of a change; a test throws from here, or ends the
  /// process.
  var onStep: @Sendable (Step, String) throws(FileError) -> Void = {
    (_, _) throws(FileError) in
  }

  /// The most bytes that are read from one file, a history apart.
  var limit = CollectionFile.maximumSize

  /// An open file; closed when the last copy is gone.
  final class Handle: Sendable {
    let descriptor: CInt
    let path: String

    init(descriptor: CInt, path: String) {
      self.descriptor = descriptor
      self.path = path
    }

    deinit { _ = close(descriptor) }
  }

  /// What a path leads to.
  enum Kind {
    case nothing
    case file
    case folder
    case other
  }

  // MARK: Reading

  /// Returns what stands at a path, links followed.
  ///
  /// - Throws: ``FileError`` where that cannot be told, in a folder that must not
  ///   be searched for instance.
  func kind(of path: String) throws(FileError) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return .nothing }
      throw failure(.read, path)
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Returns where a symbolic link leads, step by step, or the path itself.
  ///
  /// A link to what is no file, a pipe for instance, is not followed: its name may
  /// be none. Nor is one to a name that is no UTF-8.
  func resolvingLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard (try? kind(of: path)) != .other, let target = linkTarget(path)
      else { break }
      path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
    }
    return path
  }

  /// Whether a symbolic link stands at a path.
  func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  private func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(path, &target, target.count)
    guard length > 0 else { return nil }
    let bytes = target[..<length].map(UInt8.init(bitPattern:))
    return try? String(utf8: bytes)
  }

  /// Returns the folder that a path stands in.
  func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Opens a file for reading.
  func openForReading(_ path: String) throws(FileError) -> Handle {
    try handle(path, O_RDONLY, for: .read)
  }

  /// Returns a file's size in bytes.
  func size(of file: Handle) throws(FileError) -> Int {
    var status = stat()
    guard unsafe fstat(file.descriptor, &status) == 0 else {
      throw failure(.read, file.path)
    }
    return Int(status.st_size)
  }

  /// Reads at most `count` bytes from `offset` on; fewer at the end of the file.
  func bytes(
    of file: Handle, at offset: Int, count: Int
  ) throws(FileError) -> [UInt8] {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) {
      buffer, filled in
      while filled < count, !failed {
        let got = unsafe pread(
          file.descriptor, buffer.baseAddress?.advanced(by: filled),
          count - filled, offset + filled)
        if got == 0 { break }
        failed = got < 0 && errno != EINTR
        filled += max(0, got)
      }
    }
    if failed { throw failure(.read, file.path) }
    return bytes
  }

  /// Reads a whole file, a pipe as well, to its end.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes that are read, ``limit`` if not given.
  /// - Returns: Its bytes.
  /// - Throws: ``FileError``, also for a file of more bytes than that.
  func contents(
    of path: String, limit: Int? = nil
  ) throws(FileError) -> [UInt8] {
    let limit = limit ?? self.limit
    let file = try openForReading(path)
    let chunk = max(1 << 16, try size(of: file) + 1)
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let more = try next(min(chunk, limit), of: file)
      if more.isEmpty { return bytes }
      bytes += more
    }
    throw .malformed(path: path, fault: .tooLarge(limit: limit))
  }

  /// Reads some of the bytes that come next, none at the end.
  private func next(
    _ count: Int, of file: Handle
  ) throws(FileError) -> [UInt8] {
    var got = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) {
      repeat {
        unsafe got = read(file.descriptor, $0.baseAddress, count)
      } while got < 0 && errno == EINTR
      $1 = max(0, got)
    }
    if got < 0 { throw failure(.read, file.path) }
    return bytes
  }

  // MARK: Writing

  /// Runs `body` with a folder, which is made with those that it stands in if it
  /// is not there; what was made goes again if `body` fails.
  func withFolder<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws -> Result {
    if try kind(of: path) == .folder { return try body() }
    let parent = folder(of: path)
    guard parent != path else { return try withNewFolder(path, body) }
    return try withFolder(parent) { try withNewFolder(path, body) }
  }

  private func withNewFolder<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws -> Result {
    try onStep(.open, path)
    let isMade = unsafe mkdir(path, 0o777) == 0
    guard isMade || errno == EEXIST else { throw failure(.create, path) }
    do {
      try flushFolder(folder(of: path))
      return try body()
    } catch {
      if isMade { try? removeEmptyFolder(path) }
      throw error
    }
  }

  /// Opens a file for reading and writing, and makes it if it is not there; links
  /// are not followed.
  func openForWriting(_ path: String) throws(FileError) -> Handle {
    try onStep(.open, path)
    return try handle(path, O_RDWR | O_CREAT | O_NOFOLLOW, for: .create)
  }

  /// Opens a file that must not be there yet; links are not followed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - model: A file whose owner, as far as that is allowed, and permissions it
  ///     gets, if that is there.
  /// - Returns: The file.
  /// - Throws: ``FileError`` if it cannot be made.
  func openNew(_ path: String, like model: String) throws(FileError) -> Handle {
    try onStep(.open, path)
    let file = try handle(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, for: .create)
    var status = stat()
    if unsafe stat(model, &status) == 0 {
      _ = fchown(file.descriptor, status.st_uid, status.st_gid)
      _ = fchmod(file.descriptor, status.st_mode & 0o7777)
    }
    return file
  }

  /// Throws if a file is there and this process may not write it, or a link is.
  ///
  /// A file can be replaced without that permission; a person who took it away
  /// did not want that. Nor does one who made a link want a file in its place.
  func requireWritable(_ path: String) throws(FileError) {
    if isLink(path) {
      throw .failed(
        operation: .write, path: path, reason: "it is a symbolic link")
    }
    guard unsafe access(path, W_OK) == 0 || errno == ENOENT else {
      throw failure(.write, path)
    }
  }

  /// Writes all bytes from `offset` on.
  func write(
    _ bytes: [UInt8], to file: Handle, at offset: Int
  ) throws(FileError) {
    try onStep(.write, file.path)
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes {
        unsafe pwrite(
          file.descriptor, $0.baseAddress?.advanced(by: done),
          bytes.count - done, offset + done)
      }
      if written < 0 && errno != EINTR { throw failure(.write, file.path) }
      done += max(0, written)
    }
  }

  /// Waits until what was written is on the disk.
  func flush(_ file: Handle) throws(FileError) {
    try onStep(.flush, file.path)
    guard fsync(file.descriptor) == 0 else {
      throw failure(.write, file.path)
    }
  }

  /// Waits until a folder's entries are on the disk.
  func flushFolder(_ path: String) throws(FileError) {
    let file = try handle(path, O_RDONLY | O_DIRECTORY, for: .write)
    try onStep(.flush, path)
    // Some file systems cannot flush a folder and say so with EINVAL.
    guard fsync(file.descriptor) == 0 || errno == EINVAL else {
      throw failure(.write, path)
    }
  }

  /// Cuts a file off after `size` bytes.
  func truncate(_ file: Handle, to size: Int) throws(FileError) {
    try onStep(.truncate, file.path)
    guard ftruncate(file.descriptor, size) == 0 else {
      throw failure(.write, file.path)
    }
  }

  /// Gives a file another name, in place of what had that name.
  func move(_ path: String, over target: String) throws(FileError) {
    try onStep(.rename, target)
    guard unsafe rename(path, target) == 0 else {
      throw failure(.write, target)
    }
  }

  /// Removes a file; one that is not there is none to remove.
  func remove(_ path: String) throws(FileError) {
    try onStep(.remove, path)
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw failure(.write, path)
    }
  }

  /// Removes a folder that nobody uses yet.
  private func removeEmptyFolder(_ path: String) throws(FileError) {
    try onStep(.remove, path)
    guard unsafe rmdir(path) == 0 else { throw failure(.write, path) }
  }

  // MARK: Watching

  /// What tells whether a file is still as it was; `nil` if there is none.
  func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      inode: UInt64(status.st_ino), size: Int(status.st_size),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  // MARK: Locking

  /// Tries to lock an open file, at once and without waiting.
  ///
  /// - Returns: Whether the lock was got.
  func tryLock(_ file: Handle, shared: Bool) throws(FileError) -> Bool {
    try onStep(.lock, file.path)
    let mode = shared ? LOCK_SH : LOCK_EX
    while flock(file.descriptor, mode | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw failure(.lock, file.path) }
    }
    return true
  }

  /// Whether an open file is the one that its path leads to.
  func isInPlace(_ file: Handle) -> Bool {
    var own = stat()
    var found = stat()
    guard unsafe fstat(file.descriptor, &own) == 0,
      unsafe stat(file.path, &found) == 0
    else { return false }
    return own.st_dev == found.st_dev && own.st_ino == found.st_ino
  }

  /// Gives a lock back.
  func unlock(_ file: Handle) {
    _ = flock(file.descriptor, LOCK_UN)
  }

  /// Puts off what a person or the system sends to end the process, until
  /// ``releaseSignals()``.
  func holdSignals() {
    setSignals(SIG_BLOCK)
  }

  /// Lets signals end the process again, those that came in between at once.
  func releaseSignals() {
    setSignals(SIG_UNBLOCK)
  }

  private func setSignals(_ operation: CInt) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      unsafe sigaddset(&signals, signal)
    }
    unsafe pthread_sigmask(operation, &signals, nil)
  }

  /// Lets other processes run for a while.
  func sleep(milliseconds: Int) {
    _ = usleep(UInt32(milliseconds) * 1000)
  }

  /// This process's number.
  var processIdentifier: Int { Int(getpid()) }

  /// Whether a process is there, of whichever user.
  func isAlive(_ identifier: Int) -> Bool {
    guard let identifier = pid_t(exactly: identifier), identifier > 0 else {
      return false
    }
    return kill(identifier, 0) == 0 || errno == EPERM
  }

  // MARK: Helpers

  private func handle(
    _ path: String, _ flags: CInt, for operation: FileError.Operation
  ) throws(FileError) -> Handle {
    while true {
      let descriptor = unsafe open(path, flags | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return Handle(descriptor: descriptor, path: path) }
      if errno == ENOENT && operation == .read { throw .missing(path: path) }
      if errno == ELOOP, flags & O_NOFOLLOW != 0 {
        throw .failed(
          operation: operation, path: path, reason: "it is a symbolic link")
      }
      if errno != EINTR { throw failure(operation, path) }
    }
  }

  private func failure(
    _ operation: FileError.Operation, _ path: String
  ) -> FileError {
    let reason = unsafe String(cString: strerror(errno))
    return .failed(operation: operation, path: path, reason: reason)
  }
}
