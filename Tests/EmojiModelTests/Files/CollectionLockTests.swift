import FoundationEssentials
import TestSupport
import Testing

@testable import EmojiModel

@MainActor
struct CollectionLockTests {
  private let folder: TemporaryFolder
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path("collection.json") }

  @Test func `patience with a lock ends and names its holder`() throws {
    let files = CollectionFiles(path: path, patience: .milliseconds(5))
    try files.add("🐶")
    let lock = try CollectionLock.exclusive(
      path + ".lock", patience: .zero, in: FileSystem())
    let before = try folder.files()
    #expect(
      throws: FileError.locked(
        path: path + ".lock", holder: FileSystem().processIdentifier)
    ) { try files.add("🐱") }
    #expect(throws: FileError.self) { try files.history(now: now) }
    #expect(try files.read().rows[0] == "🐶")
    #expect(try folder.files() == before)
    lock.release()
    try files.add("🐱")
  }

  /// What `flock` says on some network file systems.
  @Test func `where there are no locks nothing is changed`() throws {
    let fault = FileError.failed(
      operation: .lock, path: path + ".lock", reason: "No locks available")
    let files = CollectionFiles(
      path: path,
      files: FileSystem { (step, _) throws(FileError) in
        if step == .lock { throw fault }
      })
    #expect(throws: fault) { try files.add("🐶") }
    #expect(try folder.files().isEmpty)
    try CollectionFiles(path: path).add("🐶")
    let before = try folder.files()
    #expect(throws: fault) { try files.add("🐱") }
    #expect(throws: fault) { try files.history(now: now) }
    #expect(throws: fault) { try files.compact(keeping: .newest(0), now: now) }
    #expect(throws: fault) { try files.check() }
    #expect(try files.read().rows[0] == "🐶")
    #expect(try folder.files() == before)
  }

  @Test func `a change that fails leaves no lock behind`() throws {
    let files = CollectionFiles(
      path: path,
      files: FileSystem { (step, path) throws(FileError) in
        if step == .rename {
          throw .failed(operation: .write, path: path, reason: "full")
        }
      })
    #expect(throws: FileError.self) { try files.add("🐶") }
    #expect(try folder.files().isEmpty)
  }

  @Test func `a reader needs no leave to write the lock`() throws {
    try CollectionFiles(path: path).add("🐶")
    let reading = FileSystem { (step, path) throws(FileError) in
      if step == .open {
        throw .failed(operation: .create, path: path, reason: "no leave")
      }
    }
    let lock = path + ".lock"
    let shared = try CollectionLock.shared(lock, patience: .zero, in: reading)
    #expect(shared != nil)
    #expect(throws: FileError.self) {
      try CollectionLock.exclusive(lock, patience: .zero, in: FileSystem())
    }
    shared?.release()
  }

  @Test func `who waits for a lock that is removed takes the new one`() throws {
    try CollectionFiles(path: path).add("🐶")
    let lock = path + ".lock"
    let taken = try CollectionLock.exclusive(
      lock, patience: .zero, in: FileSystem())
    // The holder removes it while the other one already has it open.
    let waiting = FileSystem { (step, _) throws(FileError) in
      guard step == .lock else { return }
      if try !FileSystem().contents(of: lock).isEmpty {
        try FileSystem().remove(lock)
        taken.release()
      }
    }
    let second = try CollectionLock.exclusive(
      lock, patience: .zero, in: waiting)
    #expect(try FileSystem().kind(of: lock) == .file)
    #expect(throws: FileError.self) {
      try CollectionLock.exclusive(lock, patience: .zero, in: FileSystem())
    }
    second.release()
  }

  @Test func `a dead process is not named as the holder of a lock`() throws {
    let files = CollectionFiles(path: path, patience: .zero)
    try files.add("🐶")
    try folder.write("2147483646\n", to: "collection.json.lock")
    let reader = try CollectionLock.shared(
      path + ".lock", patience: .zero, in: FileSystem())
    #expect(
      throws: FileError.locked(path: path + ".lock", holder: nil)
    ) { try files.add("🐱") }
    reader?.release()
    try files.add("🐱")
    #expect(try folder.bytes(of: "collection.json.lock") == [])
  }
}
