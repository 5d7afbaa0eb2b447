/// A lock on a collection between processes: `flock` on a file beside it.
///
/// The kernel frees the lock of a process that dies. While a process holds the
/// lock alone, the file says which one, and signals that would end the process
/// wait.
final class CollectionLock: Sendable {
  private let file: FileSystem.Handle
  private let files: FileSystem
  private let isShared: Bool
  /// Whether its file was not there before.
  private let isNew: Bool

  private init(
    _ file: FileSystem.Handle, isShared: Bool, isNew: Bool,
    in files: FileSystem
  ) {
    self.file = file
    self.files = files
    self.isShared = isShared
    self.isNew = isNew
  }

  /// Waits until no other process holds the lock, and takes it alone.
  ///
  /// Leaves no file that was not there before if it fails.
  ///
  /// - Throws: ``FileError/locked(path:holder:)`` when patience ends, and another
  ///   ``FileError`` where the file system has no such locks.
  static func exclusive(
    _ path: String, patience: Duration, in files: FileSystem
  ) throws(FileError) -> CollectionLock {
    let isNew = try files.kind(of: path) == .nothing
    let file: FileSystem.Handle
    do {
      file = try wait(
        for: files.openForWriting(path), shared: false, patience: patience,
        in: files)
    } catch {
      // Where there are no locks, nobody holds this one.
      if isNew, case .failed(.lock, _, _) = error { try? files.remove(path) }
      throw error
    }
    files.holdSignals()
    let lock = CollectionLock(file, isShared: false, isNew: isNew, in: files)
    do {
      let identifier = "\(files.processIdentifier)\n"
      try files.write(Array(identifier.utf8), to: file, at: 0)
    } catch {
      lock.discard()
      lock.release()
      throw error
    }
    return lock
  }

  /// Waits until no other process holds the lock alone, and takes it with others.
  ///
  /// - Returns: `nil` where the lock's file cannot be opened or created: a
  ///   reader goes without.
  /// - Throws: ``FileError/locked(path:holder:)`` when patience ends, and another
  ///   ``FileError`` where the file system has no such locks.
  static func shared(
    _ path: String, patience: Duration, in files: FileSystem
  ) throws(FileError) -> CollectionLock? {
    guard let opened = try? openShared(path, in: files) else { return nil }
    let file = try wait(
      for: opened, shared: true, patience: patience, in: files)
    return CollectionLock(file, isShared: true, isNew: false, in: files)
  }

  /// Removes the lock's file if it was not there before; others that wait for it
  /// notice.
  func discard() {
    if isNew { try? files.remove(file.path) }
  }

  /// Lets other processes have the lock.
  func release() {
    if !isShared { try? files.truncate(file, to: 0) }
    files.unlock(file)
    if !isShared { files.releaseSignals() }
  }

  /// Waits for the lock.
  ///
  /// - Returns: The locked file: `opened`, or the one in its place now if its
  ///   holder removed that.
  private static func wait(
    for opened: FileSystem.Handle, shared: Bool, patience: Duration,
    in files: FileSystem
  ) throws(FileError) -> FileSystem.Handle {
    let deadline = ContinuousClock.now + patience
    var file = opened
    var pause = 1
    while true {
      if try files.tryLock(file, shared: shared) {
        if files.isInPlace(file) { return file }
        file =
          shared
          ? try openShared(file.path, in: files)
          : try files.openForWriting(file.path)
        continue
      }
      guard ContinuousClock.now < deadline else {
        throw .locked(path: file.path, holder: holder(file, in: files))
      }
      files.sleep(milliseconds: pause)
      pause = min(pause * 2, 16)
    }
  }

  /// Opens the lock's file for a reader, who need not be allowed to write it.
  private static func openShared(
    _ path: String, in files: FileSystem
  ) throws(FileError) -> FileSystem.Handle {
    try files.kind(of: path) == .file
      ? files.openForReading(path) : files.openForWriting(path)
  }

  /// Returns the process that the file names, unless that is dead: then readers
  /// hold the lock, or a program that does not say who it is.
  private static func holder(
    _ file: FileSystem.Handle, in files: FileSystem
  ) -> Int? {
    let bytes = (try? files.bytes(of: file, at: 0, count: 32)) ?? []
    let digits = bytes.prefix { 0x30...0x39 ~= $0 }
    return Int(String(decoding: digits, as: UTF8.self))
      .flatMap { files.isAlive($0) ? $0 : nil }
  }
}
