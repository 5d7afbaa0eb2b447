import Foundation
import TestSupport
import Testing

@testable import EmojiModel

@MainActor
struct CollectionFilesTests {
  private let folder: TemporaryFolder
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path("collection.json") }

  private var bytes: [String: [UInt8]] {
    var bytes: [String: [UInt8]] = [:]
    for name in ["", ".history", ".lock", ".new"] {
      bytes[name] = try? FileSystem().contents(of: path + name)
    }
    return bytes
  }

  @Test func `a collection that does not exist is a new one`() throws {
    let files = CollectionFiles(path: folder.path("a/b/collection.json"))
    #expect(try files.read() == .new)
    #expect(try files.history(now: now).revision == 0)
    #expect(try FileSystem().kind(of: folder.path("a")) == .nothing)
  }

  @Test func `a change makes the folders, the file and the history`() throws {
    let files = CollectionFiles(path: folder.path("a/b/collection.json"))
    try files.add("🐶")
    #expect(try files.read().rows == ["🐶", "", ""])
    #expect(try files.history(now: now).revision == 1)
  }

  @Test func `a change that fails at first creates nothing`() throws {
    let files = CollectionFiles(path: folder.path("a/collection.json"))
    #expect(throws: CollectionError.self) { try files.add("🐶", to: 7) }
    try files.add("", to: 0)
    #expect(try FileSystem().kind(of: folder.path("a")) == .nothing)
  }

  @Test func `a change that changes nothing writes nothing`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    let before = bytes
    try files.add("", to: 1)
    #expect(throws: CollectionError.self) { try files.add("🐶", to: 7) }
    #expect(bytes == before)
  }

  @Test func `undo and redo go through every state and back`() throws {
    let files = CollectionFiles(path: path)
    var generator = SplitMix64(seed: 4)
    var states = [EmojiCollection.new]
    for _ in 0..<20 {
      let next = EmojiCollection.random(using: &generator)
      try files.set(next)
      if next != states[states.count - 1] { states.append(next) }
    }
    for state in states.dropLast().reversed() {
      #expect(try files.undo())
      #expect(try files.read() == state)
    }
    #expect(try !files.undo())
    for state in states.dropFirst() {
      #expect(try files.redo())
      #expect(try files.read() == state)
    }
    #expect(try !files.redo())
  }

  @Test func `a new change clears what could be redone`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    try files.add("🐱")
    #expect(try files.undo())
    try files.add("🍎")
    #expect(try !files.redo())
    #expect(try files.undo())
    #expect(try files.read().rows[0] == "🐶")
    #expect(try files.undo())
    #expect(try files.read() == .new)
  }

  /// A model of an editor's undo: two stacks.
  @Test func `undo and redo work as two stacks do`() throws {
    let files = CollectionFiles(path: path)
    var generator = SplitMix64(seed: 5)
    var done: [EmojiCollection] = []
    var undone: [EmojiCollection] = []
    var state = EmojiCollection.new
    for _ in 0..<100 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1:
        let next = EmojiCollection.random(using: &generator)
        if next != state {
          done.append(state)
          undone = []
          state = next
        }
        try files.set(next)
      case 2, 3:
        let previous = done.popLast()
        #expect(try files.undo() == (previous != nil))
        if let previous {
          undone.append(state)
          state = previous
        }
      default:
        let next = undone.popLast()
        #expect(try files.redo() == (next != nil))
        if let next {
          done.append(state)
          state = next
        }
      }
      #expect(try files.read() == state)
    }
  }

  @Test func `every revision can be had again`() throws {
    let files = CollectionFiles(path: path)
    var generator = SplitMix64(seed: 6)
    var states = [EmojiCollection.new]
    while states.count < 30 {
      let next = EmojiCollection.random(using: &generator)
      if next == states[states.count - 1] { continue }
      try files.set(next)
      states.append(next)
    }
    let history = try files.history(now: now)
    for (number, state) in states.enumerated() {
      #expect(try history.collection(at: number) == state)
    }
    #expect(throws: RevisionError.none(30, newest: 29)) {
      try history.collection(at: 30)
    }
    #expect(throws: RevisionError.none(-1, newest: 29)) {
      try history.collection(at: -1)
    }
    let entries = try history.entries()
    #expect(entries.map(\.revision) == Array((1...29).reversed()))
    #expect(try history.entries(newest: 3).map(\.revision) == [29, 28, 27])
    for count in 0...31 {
      let entries = try history.entries(newest: count)
      let commands = try history.commands(newest: count)
      #expect(commands.map(\.revision) == entries.map(\.revision))
      #expect(commands.map(\.command) == entries.map(\.command))
    }
  }

  @Test func `checkpoints are written as the history grows`() throws {
    let files = CollectionFiles(path: path)
    let dogs = String(repeating: "🐶", count: 1_000)
    for _ in 0..<8 {
      try files.add(dogs)
      try files.set(.new)
    }
    let lines = try FileSystem().contents(of: path + ".history")
      .split(separator: UInt8(ascii: "\n"))
    let checkpoints = lines.filter {
      HistoryLine(offset: 0, bytes: Array($0)).isCheckpoint
    }
    #expect((2...10).contains(checkpoints.count))
    let history = try files.history(now: now)
    for number in 0...history.revision {
      #expect(
        try history.collection(at: number).count == (number % 2) * 1_000)
    }
  }

  @Test func `an edit of the file becomes a revision of its own`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    try replaceFile(with: collection("🐱", "🍎"))
    let history = try files.history(now: now)
    #expect(history.revision == 2)
    #expect(try history.entries(newest: 1)[0].command == History.outside)
    #expect(try history.commands(newest: 9)[0].command == History.outside)
    #expect(try history.collection(at: 1).rows == ["🐶", "", ""])
    let seen = bytes
    _ = try files.history(now: now).entries()
    #expect(bytes == seen)

    try files.add("❤")
    let entries = try files.history(now: now).entries()
    #expect(entries.map(\.command) == ["add", History.outside, "add"])
    #expect(try files.undo())
    #expect(try files.undo())
    #expect(try files.read().rows == ["🐶", "", ""])
    #expect(try files.redo())
    #expect(try files.read() == collection("🐱", "🍎"))
  }

  @Test func `a deleted collection is an edit like any other`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    try FileSystem().remove(path)
    #expect(try files.read() == .new)
    #expect(try files.undo())
    #expect(try files.read().rows[0] == "🐶")
  }

  @Test func `a torn last line is cut off by the next change`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    let whole = bytes
    try files.add("🐱")
    let full = try #require(bytes[".history"])
    let first = try #require(whole[".history"]).count
    for length in (first + 1)..<full.count where length % 7 == 0 {
      try write(Array(full[..<length]), to: path + ".history")
      try write(try #require(whole[""]), to: path)
      #expect(try files.history(now: now).revision == 1)
      let notices = try files.add("🐱")
      #expect(notices == [.tornLineCut(path: path + ".history")])
      #expect(try files.history(now: now).entries().count == 2)
    }
  }

  @Test func `a history without a whole revision begins anew, and says so`()
    throws
  {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    let full = try #require(bytes[".history"])
    let header = HistoryReader.header.count + 1
    for length in [0, 1, header - 1, header, header + 1, header + 100] {
      try write(Array(full[..<length]), to: path + ".history")
      let notices = try files.add("🐱")
      #expect(notices == [.begunAnew(path: path + ".history")])
      #expect(try files.history(now: now).revision == 1)
      #expect(try files.check().faults.isEmpty)
    }
  }

  @Test func `a damaged history stops neither reading nor changing`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    try files.add("🐱")
    var damaged = try #require(bytes[".history"])
    damaged[damaged.count - 40] ^= 1
    try write(damaged, to: path + ".history")
    #expect(try files.read().rows[0] == "🐶🐱")
    let fault = #expect(throws: FileError.self) {
      try files.history(now: now)
    }
    #expect(fault?.description.contains("line 4") == true)
    let notices = try files.add("🍎")
    #expect(notices.count == 1)
    #expect(try files.read().rows[0] == "🐶🐱🍎")
    let isUntouched = bytes[".history"] == damaged
    #expect(isUntouched)
    #expect(throws: FileError.self) { try files.undo() }
  }

  @Test func `no flipped byte of the last line goes unseen`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    try files.add("🐱")
    let whole = try #require(bytes[".history"])
    let start = try #require(
      whole.dropLast().lastIndex(of: UInt8(ascii: "\n")))
    for place in (start + 1)..<(whole.count - 1) {
      var damaged = whole
      damaged[place] ^= 1
      try write(damaged, to: path + ".history")
      #expect(throws: FileError.self, "byte \(place - start)") {
        try files.history(now: now)
      }
    }
  }

  @Test func `a history from a newer version is left alone`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    let newer = Array("{\"format\":\"emoji-history\",\"version\":2}\n{}\n".utf8)
    try write(newer, to: path + ".history")
    let before = bytes
    #expect(
      throws: FileError.malformed(
        path: path + ".history", fault: .newerVersion(2))
    ) { try files.add("🐱") }
    #expect(bytes == before)
  }

  @Test func `a symbolic link stays a link`() throws {
    let link = folder.path("link.json")
    try CollectionFiles(path: path).add("🐶")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "collection.json")
    try CollectionFiles(path: link).add("🐱")
    #expect(try CollectionFiles(path: path).read().rows[0] == "🐶🐱")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link)
        == "collection.json")
    #expect(try FileSystem().kind(of: link + ".history") == .nothing)
  }

  @Test func `a folder that cannot be flushed undoes nothing, and says so`()
    throws
  {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    let failing = CollectionFiles(
      path: path,
      files: FileSystem { [folder] (step, path) throws(FileError) in
        if step == .flush, path == folder.path("").dropLast() {
          throw .failed(operation: .write, path: path, reason: "broken")
        }
      })
    let error = #expect(throws: FileError.self) { try failing.add("🐱") }
    #expect(
      error?.description.hasSuffix(
        "broken; the change was made, but may not be on the disk") == true)
    #expect(try files.read().rows[0] == "🐶🐱")
    #expect(try files.history(now: now).revision == 2)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func `a file keeps its owner`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    try FileManager.default.setAttributes(
      [.ownerAccountID: 65_534, .groupOwnerAccountID: 65_534],
      ofItemAtPath: path)
    try files.add("🐱")
    let found = try FileManager.default.attributesOfItem(atPath: path)
    #expect(found[.ownerAccountID] as? Int == 65_534)
    #expect(found[.groupOwnerAccountID] as? Int == 65_534)
  }

  @Test func `a state comes from whichever checkpoint is nearest`() throws {
    let files = CollectionFiles(path: path)
    for _ in 0..<30 { try files.add("🐶") }
    var records = HistoryAudit(
      try FileSystem().contents(of: path + ".history"), keepsLines: true
    ).lines.compactMap(\.record)
    let states = try (0...30).map {
      try files.history(now: now).collection(at: $0)
    }
    for number in [20, 10] {
      var checkpoint = records[number]
      checkpoint.content = .checkpoint(states[number])
      records.insert(checkpoint, at: number + 1)
    }
    try write(HistoryWriter.file(of: records), to: path + ".history")
    #expect(try files.check().faults.isEmpty)
    let history = try files.history(now: now)
    for number in 0...30 {
      #expect(try history.collection(at: number) == states[number])
    }
    // The way from the last checkpoint is long, the one from the next is short:
    // damage on the long one is not even met.
    var damaged = HistoryWriter.file(of: records)
      .split(separator: UInt8(ascii: "\n")).map(Array.init)
    damaged[14][damaged[14].count - 40] ^= 1
    try write(
      damaged.flatMap { $0 + [UInt8(ascii: "\n")] }, to: path + ".history")
    for number in [18, 19, 20, 21] {
      #expect(
        try files.history(now: now).collection(at: number) == states[number])
    }
  }

  @Test func `permissions are kept`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: path)
    try files.add("🐱")
    let found = try FileManager.default.attributesOfItem(atPath: path)
    #expect(found[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a file that a dead process left is removed`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    try write([1, 2, 3], to: path + ".new")
    try files.add("🐱")
    #expect(bytes[".new"] == nil)
    #expect(bytes[".lock"] == [])
    #expect(try files.read().rows[0] == "🐶🐱")
  }

  @Test func `a collection that could not be read again is not written`()
    throws
  {
    var disk = FileSystem()
    let limit = CollectionFile.encode(.new).count + 99
    disk.limit = limit
    let files = CollectionFiles(path: path, files: disk)
    try files.add("🐶🐶🐶")
    let before = bytes
    #expect(
      throws: FileError.malformed(path: path, fault: .tooLarge(limit: limit))
    ) { try files.add(String(repeating: "🐶", count: 9)) }
    #expect(bytes == before)
    #expect(try files.read().rows[0] == "🐶🐶🐶")
    try write(
      before[""].map { $0 + [UInt8](repeating: 0x20, count: 99) } ?? [],
      to: path)
    #expect(
      throws: FileError.malformed(path: path, fault: .tooLarge(limit: limit))
    ) { try files.read() }
  }

  @Test func `a folder in the file's place is told and left`() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
    let files = CollectionFiles(path: path)
    #expect(throws: FileError.self) { try files.add("🐶") }
    #expect(throws: FileError.self) { try files.read() }
    #expect(try FileSystem().kind(of: path) == .folder)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func replaceFile(with collection: EmojiCollection) throws {
    try write(CollectionFile.encode(collection), to: path)
  }
}

@MainActor
extension CollectionFiles {
  private static let time = Date(timeIntervalSince1970: 1_800_000_000)

  /// Adds emoji to a section, as the command of that name does.
  @discardableResult
  func add(_ emoji: String, to section: Int = 0) throws -> [CollectionNotice] {
    try change(now: Self.time) { transaction in
      var after = transaction.collection
      try AddEmoji(Emoji.list(in: emoji), to: section).reduce(&after)
      transaction.record(after, command: "add")
    }.notices
  }

  /// Makes a collection the newest revision.
  func set(_ collection: EmojiCollection, now: Date? = nil) throws {
    _ = try change(now: now ?? Self.time) {
      $0.record(collection, command: "set")
    }
  }

  /// Takes one change back, if there is one.
  func undo() throws -> Bool {
    try take { try $0.undoStep() }
  }

  /// Makes one undone change again, if there is one.
  func redo() throws -> Bool {
    try take { try $0.redoStep() }
  }

  /// Takes a step of undo or redo, if there is one.
  func take(
    _ next: (History) throws -> History.Step?
  ) throws -> Bool {
    try change(now: Self.time) { transaction in
      guard let step = try next(transaction.requireHistory()) else {
        return false
      }
      transaction.record(
        try transaction.collection.applying(step.changes),
        command: step.command, step: step)
      return true
    }.result
  }
}
