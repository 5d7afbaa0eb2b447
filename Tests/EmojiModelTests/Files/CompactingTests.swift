import FoundationEssentials
import TestSupport
import Testing

@testable import EmojiModel

@MainActor
struct CompactingTests {
  private let folder: TemporaryFolder
  private let files: CollectionFiles
  private let states: [EmojiCollection]

  /// Makes ten revisions, a minute apart.
  init() throws {
    folder = try TemporaryFolder()
    files = CollectionFiles(path: folder.path("collection.json"))
    var states = [EmojiCollection.new]
    for number in 1...10 {
      states.append(try collection(String(repeating: "🐶", count: number)))
      try files.set(
        states[number], now: Date(timeIntervalSince1970: Double(number) * 60))
    }
    self.states = states
  }

  @Test func `old revisions are folded, the others stay as they were`() throws {
    let compaction = try #require(try compact(.newest(4)))
    #expect(compaction.folded == 0..<6)
    #expect(compaction.first == 6)
    #expect(compaction.last == 10)
    let history = try files.history(now: .now)
    for number in 6...10 {
      #expect(try history.collection(at: number) == states[number])
    }
    #expect(throws: RevisionError.foldedAway(5)) {
      try history.collection(at: 5)
    }
    #expect(try history.entries().map(\.revision) == [10, 9, 8, 7])
    #expect(try files.read() == states[10])
    #expect(try files.check().faults.isEmpty)
  }

  @Test func `undo ends where the rest was folded away`() throws {
    _ = try compact(.newest(2))
    #expect(try files.undo())
    #expect(try files.undo())
    #expect(try !files.undo())
    #expect(try files.read() == states[8])
    #expect(try files.redo())
    #expect(try files.read() == states[9])
    #expect(try files.check().faults.isEmpty)
  }

  @Test func `what is young enough stays`() throws {
    let time = Date(timeIntervalSince1970: 8 * 60)
    #expect(try compact(.since(time))?.first == 7)
    #expect(
      try files.history(now: .now).entries().map(\.revision) == [10, 9, 8])
  }

  @Test func `nothing to fold changes nothing`() throws {
    let before = try folder.files()
    #expect(try compact(.newest(10)) == nil)
    #expect(try compact(.newest(.max)) == nil)
    #expect(try compact(.since(Date(timeIntervalSince1970: 0))) == nil)
    #expect(try folder.files() == before)
  }

  @Test func `a rehearsal says the same and changes nothing`() throws {
    let before = try folder.files()
    let rehearsed = try files.compact(
      keeping: .newest(3), isRehearsal: true, now: .now)
    #expect(try folder.files() == before)
    #expect(try compact(.newest(3)) == rehearsed)
  }

  @Test func `a torn line goes, and that is said`() throws {
    let text = try folder.text(of: "collection.json.history")
    try folder.write(
      text + "{\"revision\":9,", to: "collection.json.history")
    let compaction = try files.compact(keeping: .newest(2), now: .now)
    #expect(
      compaction?.notices == [.tornLineCut(path: files.historyPath)])
  }

  @Test func `a history that is a link is not replaced`() throws {
    let manager = FileManager.default
    try manager.moveItem(
      atPath: files.historyPath, toPath: folder.path("elsewhere"))
    try manager.createSymbolicLink(
      atPath: files.historyPath, withDestinationPath: "elsewhere")
    let fault = FileError.failed(
      operation: .write, path: files.historyPath,
      reason: "it is a symbolic link")
    #expect(throws: fault) {
      try files.compact(keeping: .newest(2), now: .now)
    }
    #expect(try files.history(now: .now).revision == 10)
    try manager.removeItem(atPath: folder.path("elsewhere"))
    #expect(throws: FileError.self) { try files.history(now: .now) }
  }

  @Test func `everything may be folded`() throws {
    #expect(try compact(.newest(0))?.first == 10)
    let history = try files.history(now: .now)
    #expect(history.revision == 10)
    #expect(try history.collection(at: 10) == states[10])
    #expect(try !files.undo())
    try files.add("🐱")
    #expect(try files.undo())
    #expect(try files.read() == states[10])
  }

  @Test func `an edit from outside stays one`() throws {
    try folder.write(
      CollectionFile.encode(collection("🐸")), to: "collection.json")
    _ = try compact(.newest(1))
    let history = try files.history(now: .now)
    #expect(history.revision == 11)
    #expect(try history.entries(newest: 1)[0].command == History.outside)
  }

  @Test func `what is left to undo and redo outlives any folding`() throws {
    var generator = SplitMix64(seed: 41)
    for _ in 0..<20 {
      let folder = try TemporaryFolder()
      let files = CollectionFiles(path: folder.path("collection.json"))
      for _ in 0..<8 {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0...1: _ = try files.undo()
        case 2: _ = try files.redo()
        default: try files.add("🐶")
        }
      }
      guard try folder.files()["collection.json.history"] != nil else {
        continue
      }
      try expectFoldable(files, in: folder)
    }
  }

  /// Folds a history at every place, and expects that each step that needs only
  /// revisions that stay can still be taken, also after a repair.
  private func expectFoldable(
    _ files: CollectionFiles, in folder: TemporaryFolder
  ) throws {
    let collection = try folder.bytes(of: "collection.json")
    let history = try folder.bytes(of: "collection.json.history")
    func restore(_ history: [UInt8]) throws {
      try folder.write(collection, to: "collection.json")
      try folder.write(history, to: "collection.json.history")
    }
    let undone = try revisions(in: files) { try $0.undoStep() }
    try restore(history)
    let redone = try revisions(in: files) { try $0.redoStep() }
    for kept in 0...8 {
      try restore(history)
      let newest = try files.history(now: .now).revision
      let first = try files.compact(keeping: .newest(kept), now: .now)?.first
      let folded = try folder.bytes(of: "collection.json.history")
      #expect(try files.check().faults.isEmpty, "\(kept) of \(newest)")
      try folder.write("{", to: "collection.json")
      _ = try files.repair()
      #expect(try folder.bytes(of: "collection.json.history") == folded)
      try restore(folded)
      #expect(
        try revisions(in: files) { try $0.undoStep() }
          == undone.filter { $0 > first ?? 0 })
      #expect(try files.check().faults.isEmpty)
      try restore(folded)
      #expect(
        try revisions(in: files) { try $0.redoStep() }
          == redone.filter { $0 > first ?? 0 })
      #expect(try files.check().faults.isEmpty)
    }
  }

  /// Takes steps until none is left, and returns the revisions they take back.
  private func revisions(
    in files: CollectionFiles, _ next: (History) throws -> History.Step?
  ) throws -> [Int] {
    var revisions: [Int] = []
    while let step = try next(files.history(now: .now)) {
      revisions.append(step.revision)
      try #require(try files.take(next))
    }
    return revisions
  }

  private func compact(
    _ keeping: CollectionFiles.Keeping
  ) throws -> CollectionFiles.Compaction? {
    try files.compact(keeping: keeping, now: .now)
  }
}
