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

  private func compact(
    _ keeping: CollectionFiles.Keeping
  ) throws -> CollectionFiles.Compaction? {
    try files.compact(keeping: keeping, now: .now)
  }
}
