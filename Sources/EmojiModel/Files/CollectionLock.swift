/// A lock on a collection between processes: `flock` on a file beside it.
///
/// The kernel frees the lock of a process that dies. While a process holds the
/// lock alone, the file says which one, and signals that would end the process
/// wait.
final class CollectionLock: Sendable {
  private let file: FileSystem.Handle
  private let files: FileSystem
  private let isShared: Bool

  private init(
    _ file: FileSystem.Handle, isShared: Bool, in files: FileSystem
  ) {
    self.file = file
    self.files = files
    self.isShared = isShared
  }

  /// Waits until no other process holds the lock, and takes it alone.
  ///
  /// - Throws: ``FileError/locked(path:holder:)`` when patience ends.
  static func exclusive(
    _ path: String, patience: Duration, in files: FileSystem
  ) throws(FileError) -> CollectionLock {
    let file = try files.openForWriting(path)
    try wait(for: file, shared: false, patience: patience, in: files)
    files.holdSignals()
    do {
      let identifier = "\(files.processIdentifier)\n"
      try files.write(Array(identifier.utf8), to: file, at: 0)
    } catch {
      files.releaseSignals()
      throw error
    }
    return CollectionLock(file, isShared: false, in: files)
  }

  /// Waits until no other process holds the lock alone, and takes it with others.
  ///
  /// - Returns: `nil` where the lock's file cannot be opened or created: a
  ///   reader goes without.
  /// - Throws: ``FileError/locked(path:holder:)`` when patience ends.
  static func shared(
    _ path: String, patience: Duration, in files: FileSystem
  ) throws(FileError) -> CollectionLock? {
    guard let file = try? files.openForWriting(path) else { return nil }
    try wait(for: file, shared: true, patience: patience, in: files)
    return CollectionLock(file, isShared: true, in: files)
  }

  /// Lets other processes have the lock.
  func release() {
    if !isShared { try? files.truncate(file, to: 0) }
    files.unlock(file)
    if !isShared { files.releaseSignals() }
  }

  private static func wait(
    for file: FileSystem.Handle, shared: Bool, patience: Duration,
    in files: FileSystem
  ) throws(FileError) {
    let deadline = ContinuousClock.now + patience
    var pause = 1
    while !(try files.tryLock(file, shared: shared)) {
      guard ContinuousClock.now < deadline else {
        throw .locked(path: file.path, holder: holder(file, in: files))
      }
      files.sleep(milliseconds: pause)
      pause = min(pause * 2, 16)
    }
  }

  private static func holder(
    _ file: FileSystem.Handle, in files: FileSystem
  ) -> Int? {
    let bytes = (try? files.bytes(of: file, at: 0, count: 32)) ?? []
    let digits = bytes.prefix { 0x30...0x39 ~= $0 }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
