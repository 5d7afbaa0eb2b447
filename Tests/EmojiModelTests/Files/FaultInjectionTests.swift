import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import EmojiModel

/// Cuts a change at each of its system calls in turn.
@MainActor
struct FaultInjectionTests {
  /// How a call is cut.
  enum Cut: CaseIterable {
    /// The call fails, and the program goes on.
    case failure
    /// The process ends there: no later call happens either.
    case death
  }

  /// What a change does, to a collection that holds a few emoji.
  enum Change: CaseIterable {
    case first
    case add
    case afterOutsideEdit
    case shuffle
    case `import`
    case undo
    case compact
  }

  @Test(arguments: Cut.allCases, Change.allCases)
  func `the next command finds before or after`(
    _ cut: Cut, _ change: Change
  ) throws {
    var cuts = 0
    while try !survives(cut, at: cuts, change) {
      cuts += 1
    }
    // Open and lock, a new file, its write, flush and rename at the least.
    #expect(cuts >= 7)
  }

  /// Makes a change with the call number `count` cut.
  ///
  /// - Returns: Whether the change has fewer calls than that.
  private func survives(
    _ cut: Cut, at count: Int, _ change: Change
  ) throws -> Bool {
    let folder = try TemporaryFolder()
    let path = folder.path("a/b/collection.json")
    let healthy = CollectionFiles(path: path)
    try prepare(change, healthy)
    let before = try healthy.read()
    let counter = Counter()
    let cutFiles = CollectionFiles(
      path: path,
      files: FileSystem { (step, path) throws(FileError) in
        let number = counter.next()
        if number < count, step == .rename { counter.passRename() }
        if cut == .failure ? number == count : number >= count {
          throw .failed(
            operation: step == .lock ? .lock : .write, path: path,
            reason: "cut \(step)")
        }
      })

    let wasReported = (try? make(change, cutFiles)) != nil
    let after = try expected(change, before)
    let found = try healthy.read()
    #expect(found == after || (found == before && !wasReported))
    if cut == .failure, !wasReported {
      #expect(found == before || counter.isPastRename)
      if change == .first, !counter.isPastRename {
        #expect(try FileSystem().kind(of: folder.path("a")) == .nothing)
      }
    }

    // Nothing is in the way of the next change, and all of the past is there.
    try healthy.add("🍎")
    #expect(try healthy.read().rows[0] == found.rows[0] + "🍎")
    let history = try healthy.history(now: Date(timeIntervalSince1970: 0))
    #expect(
      try history.collection(at: history.revision - 1) == found)
    if change != .compact {
      #expect(try history.collection(at: 0) == .new)
    }
    #expect(try healthy.check().faults.isEmpty)
    #expect(try FileSystem().kind(of: path + ".new") == .nothing)
    return wasReported && counter.count <= count
  }

  private func prepare(_ change: Change, _ files: CollectionFiles) throws {
    guard change != .first else { return }
    try files.add("🐶🐱")
    try files.add("❤")
    guard change == .afterOutsideEdit else { return }
    let edited = CollectionFile.encode(try collection("🐱", "🍎"))
    try Data(edited).write(to: URL(filePath: files.path))
  }

  private func make(_ change: Change, _ files: CollectionFiles) throws {
    switch change {
    case .undo: _ = try files.undo()
    case .shuffle: try files.set(shuffled(files.read()))
    case .import: try files.set(imported(files.read()))
    case .compact: _ = try files.compact(keeping: .newest(1), now: .now)
    case .first, .add, .afterOutsideEdit: try files.add("👍")
    }
  }

  private func shuffled(
    _ collection: EmojiCollection
  ) throws -> EmojiCollection {
    var shuffled = collection
    try ShuffleEmoji(seed: 1).reduce(&shuffled)
    return shuffled
  }

  private func imported(
    _ collection: EmojiCollection
  ) throws -> EmojiCollection {
    var imported = collection
    let file = try ImportedEmoji(
      Array("# New\n🦊🐢\n# Emoji Section 0\n🐶🐶\n".utf8),
      allowsUnknown: false)
    try ImportEmoji(file, to: nil, replaces: false, source: "file")
      .reduce(&imported)
    return imported
  }

  private func expected(
    _ change: Change, _ before: EmojiCollection
  ) throws -> EmojiCollection {
    var after = before
    switch change {
    case .undo: try RemoveEmoji(at: [2], from: 0).reduce(&after)
    case .shuffle: after = try shuffled(before)
    case .import: after = try imported(before)
    case .compact: break
    case .first, .add, .afterOutsideEdit:
      try AddEmoji(Emoji.list(in: "👍"), to: 0).reduce(&after)
    }
    return after
  }
}

/// Counts the calls that change something.
private final class Counter: Sendable {
  private let calls = Atomic(0)
  private let renamed = Atomic(false)

  /// How many calls there were.
  var count: Int { calls.load(ordering: .relaxed) }

  /// Whether the new file was put in place.
  var isPastRename: Bool { renamed.load(ordering: .relaxed) }

  /// Notes that the new file was put in place.
  func passRename() {
    renamed.store(true, ordering: .relaxed)
  }

  /// Counts a call and returns its number, from 0.
  func next() -> Int {
    calls.add(1, ordering: .relaxed).oldValue
  }
}
