import Foundation
import TestSupport
import Testing

@testable import EmojiModel

@MainActor
struct RepairingTests {
  private let made: EightRevisions
  private let files: CollectionFiles

  init() throws {
    made = try EightRevisions()
    files = made.files
  }

  /// Repairs a history and expects all states under their numbers, but for
  /// those in `lost`.
  private func expectRepaired(
    _ damaged: [UInt8], lost: Set<Int> = [], _ comment: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try made.write(history: damaged)
    let copies = try files.repair().copies
    let copy = try #require(copies.first, sourceLocation: sourceLocation)
    #expect(copies.count == 1, sourceLocation: sourceLocation)
    #expect(
      try Array(Data(contentsOf: URL(filePath: copy))) == damaged,
      sourceLocation: sourceLocation)
    let check = try files.check()
    #expect(check.faults.isEmpty, sourceLocation: sourceLocation)
    #expect(!check.isEditedOutside, sourceLocation: sourceLocation)
    #expect(try files.read() == made.states[8], sourceLocation: sourceLocation)
    let repaired = try files.history(now: .now)
    #expect(repaired.revision == 8, sourceLocation: sourceLocation)
    for number in 0...8 where !lost.contains(number) {
      #expect(
        try repaired.collection(at: number) == made.states[number],
        "\(comment), revision \(number)", sourceLocation: sourceLocation)
    }
  }

  /// The commands of the revisions, oldest first.
  private func commands() throws -> [String] {
    try files.history(now: .now).entries().reversed().map(\.command)
  }

  @Test func `a repair keeps every revision that can be read`() throws {
    for index in 2..<(made.lines.count - 1) {
      var damaged = made.lines
      damaged[index] = Array("garbage".utf8)[...]
      try expectRepaired(made.joined(damaged), "line \(index + 1)")
      var expected = made.commands
      expected[index - 2] = HistoryRepair.command
      #expect(try commands() == expected)
    }
  }

  @Test func `a last line that cannot be read is an edit outside`() throws {
    var damaged = made.lines
    damaged[damaged.count - 1] = Array("garbage".utf8)[...]
    try made.write(history: made.joined(damaged))
    #expect(try files.repair().copies.count == 1)
    #expect(try files.check().faults.isEmpty)
    #expect(try commands().last == History.outside)
    #expect(try files.history(now: .now).collection(at: 7) == made.states[7])
  }

  @Test func `a repair bridges several lines`() throws {
    var lines = made.lines
    for index in 4...6 { lines[index] = Array("{}".utf8)[...] }
    try expectRepaired(made.joined(lines), lost: [3, 4])
    #expect(try files.undo())
    #expect(try files.read() == made.states[7])
  }

  @Test func `a damaged newline costs nothing`() throws {
    for place in made.history.indices.dropLast()
    where made.history[place] == UInt8(ascii: "\n") {
      var damaged = made.history
      damaged[place] = UInt8(ascii: "x")
      try expectRepaired(damaged, "byte \(place)")
      #expect(try commands() == made.commands)
    }
  }

  @Test func `a damaged checkpoint is made again from what follows`() throws {
    let text = String(decoding: made.history, as: UTF8.self)
    let damaged = text.replacing(
      "[{\"title\":\"Emoji Section 0\"",
      with: "[{\"title\":\"Emoji Rection 0\"",
      maxReplacements: 1)
    #expect(damaged != text)
    try expectRepaired(Array(damaged.utf8))
    #expect(try commands() == made.commands)
  }

  @Test func `between two damaged lines a checkpoint tells the states`() throws
  {
    var records = HistoryAudit(made.history, keepsLines: true).lines
      .compactMap(\.record)
    var checkpoint = records[4]
    checkpoint.content = .checkpoint(made.states[4])
    records.insert(checkpoint, at: 5)
    var lines = HistoryWriter.file(of: records)
      .split(separator: UInt8(ascii: "\n"))
    // The lines of revisions 2 and 7, behind the first line and a checkpoint.
    for index in [3, 9] { lines[index] = Array("garbage".utf8)[...] }
    try expectRepaired(made.joined(lines))
    var expected = made.commands
    for index in [1, 6] { expected[index] = HistoryRepair.command }
    #expect(try commands() == expected)
  }

  @Test func `a repair cuts an unfinished line off`() throws {
    try made.write(history: made.history.dropLast(5))
    #expect(try files.check().faults.count == 1)
    #expect(try files.repair().copies == [files.historyPath + ".damaged"])
    #expect(try files.check().faults.isEmpty)
    #expect(
      try files.history(now: .now).collection(at: 7) == made.states[7])
  }

  // MARK: Kinds of damage

  @Test func `swapped and doubled lines are put in order`() throws {
    let lines = made.lines
    for index in 1..<lines.count {
      try expectRepaired(
        made.joined(lines[...index] + lines[index...]), "doubled \(index)")
      #expect(try commands() == made.commands)
      guard index + 1 < lines.count else { continue }
      var swapped = lines
      swapped.swapAt(index, index + 1)
      try expectRepaired(made.joined(swapped), "swapped \(index)")
      #expect(try commands() == made.commands)
    }
    try expectRepaired(made.joined(lines[...0] + lines[1...].reversed()))
    #expect(try commands() == made.commands)
  }

  @Test func `a missing line is bridged`() throws {
    for index in 1..<(made.lines.count - 1) {
      var missing = made.lines
      missing.remove(at: index)
      // The states before and after are those of the lines around it.
      try expectRepaired(made.joined(missing), "without line \(index + 1)")
    }
    var missing = made.lines
    missing.removeSubrange(3...5)
    try expectRepaired(made.joined(missing), lost: [2, 3])
  }

  @Test func `other line ends, a BOM and NUL bytes cost nothing`() throws {
    let windows = String(decoding: made.history, as: UTF8.self)
      .replacing("\n", with: "\r\n")
    let nul = [UInt8](repeating: 0, count: 9)
    for damaged in [
      Array(windows.utf8), [0xEF, 0xBB, 0xBF] + made.history,
      made.history + nul, made.history + nul + [10],
      made.joined(made.lines[...3] + [nul[...]] + made.lines[4...]),
    ] {
      try expectRepaired(damaged)
      #expect(try commands() == made.commands)
    }
  }

  @Test func `a history that stands there twice is one`() throws {
    for damaged in [
      made.history + made.history,
      made.history + made.joined(made.lines.dropFirst()),
    ] {
      try expectRepaired(damaged)
      #expect(try commands() == made.commands)
    }
  }

  @Test func `of two joined histories both are kept`() throws {
    let other = try TemporaryFolder()
    let strangers = CollectionFiles(path: other.path("collection.json"))
    try strangers.add("🦊")
    try strangers.add("🐢")
    let first = try other.bytes(of: "collection.json.history")
    try made.write(history: first + made.history)
    #expect(try files.repair().copies.count == 1)
    #expect(try files.check().faults.isEmpty)
    let joined = try files.history(now: .now)
    var states = try (0...joined.revision).map { try joined.collection(at: $0) }
    #expect(states.last == made.states[8])
    #expect(states.prefix(3).map { $0.rows[0] } == ["", "🦊", "🦊🐢"])
    // Where the two meet, one revision leads from one to the other.
    states.removeFirst(3)
    #expect(states == made.states)
    let names = try commands()
    #expect(
      names == ["add", "add", HistoryRepair.command] + made.commands)
    // Revision 4 is an undo, and 5 its redo.
    for number in [7, 6, 5, 4, 1, 0] {
      #expect(try files.undo())
      #expect(try files.read() == made.states[number])
    }
  }

  @Test func `any damage can be repaired, and the collection stays`() throws {
    var generator = SplitMix64(seed: 22)
    for _ in 0..<(EightRevisions.isExhaustive ? 1_000 : 20) {
      var damaged = made.history
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let place = Int.random(in: damaged.indices, using: &generator)
        damaged[place] = UInt8.random(in: 0...255, using: &generator)
      }
      try made.write(history: damaged)
      _ = try files.repair()
      let check = try files.check()
      #expect(check.faults.isEmpty, "\(check.faults)")
      #expect(try files.read() == made.states[8])
      try files.add("🐶")
      _ = try files.undo()
      #expect(try files.read() == made.states[8])
    }
  }

  @Test func `one flipped byte costs at most its own line`() throws {
    var generator = SplitMix64(seed: 25)
    for _ in 0..<(EightRevisions.isExhaustive ? 2_000 : 40) {
      let (damaged, place) = generator.flippingByte(of: made.history)
      try made.write(history: damaged)
      _ = try files.repair()
      #expect(try files.check().faults.isEmpty, "byte \(place)")
      let repaired = try files.history(now: .now)
      let found = try (0...repaired.revision).map {
        try repaired.collection(at: $0)
      }
      #expect(found == made.states, "byte \(place)")
    }
  }

  // MARK: What a repair must not do

  /// The eight revisions with the third changed, so that nothing tells the states
  /// behind it but the newest collection.
  private func damageThird() throws {
    var damaged = made.lines
    damaged[4] = Array("garbage".utf8)[...]
    try made.write(history: made.joined(damaged))
  }

  @Test(arguments: ["{ broken", "older", "edited", "missing"])
  func `whole revisions are never lost for want of the newest state`(
    _ collection: String
  ) throws {
    try damageThird()
    switch collection {
    case "older":
      try made.write(collection: CollectionFile.encode(made.states[1]))
    case "edited":
      let edited = try EmojiModelTests.collection("🦊")
      try made.write(collection: CollectionFile.encode(edited))
    case "missing": try FileManager.default.removeItem(atPath: files.path)
    default: try made.write(collection: collection.utf8)
    }
    let before = try made.folder.files()
    let fault = FileError.malformed(
      path: files.historyPath, fault: .untold(revisions: 4...8))
    #expect(throws: fault) { try files.repair() }
    let after = try made.folder.files()
    #expect(after == before)
    // With the newest state all of them are kept.
    try made.write(collection: made.collection)
    #expect(try files.repair().bridged == [3])
    let repaired = try files.history(now: .now)
    for number in 0...8 {
      #expect(try repaired.collection(at: number) == made.states[number])
    }
  }

  @Test func `numbers are not used again for what nothing can tell`() throws {
    var damaged = made.lines
    for index in [4, damaged.count - 1] {
      damaged[index] = Array("garbage".utf8)[...]
    }
    try made.write(history: made.joined(damaged))
    #expect(try files.repair().bridged == [3, 4, 5, 6, 7, 8])
    #expect(try files.check().faults.isEmpty)
    let repaired = try files.history(now: .now)
    #expect(repaired.revision == 8)
    #expect(try repaired.collection(at: 2) == made.states[2])
    #expect(try repaired.collection(at: 8) == made.states[8])
  }

  @Test func `what a damaged line says of itself is doubted`() throws {
    let text = String(decoding: made.history, as: UTF8.self)
    let damaged = text.replacing(
      "\"action\":\"add\"", with: "\"action\":\"rmv\"", maxReplacements: 1)
    try expectRepaired(Array(damaged.utf8))
    var expected = made.commands
    expected[0] = "repaired: rmv"
    #expect(try commands() == expected)
  }

  @Test func `a copy that cannot be written whole is removed`() throws {
    try damageThird()
    let before = try made.folder.files()
    let full = CollectionFiles(
      path: files.path,
      files: FileSystem { (step, path) throws(FileError) in
        if step == .write, path.hasSuffix(".damaged") {
          throw .failed(operation: .write, path: path, reason: "full")
        }
      })
    #expect(throws: FileError.self) { try full.repair() }
    let after = try made.folder.files()
    #expect(after == before)
  }

  // MARK: The collection

  @Test func `a collection that cannot be read comes from its history`() throws
  {
    try made.write(collection: "{ broken".utf8)
    #expect(try files.check().faults.count == 1)
    let repair = try files.repair()
    #expect(repair.copies == [files.path + ".damaged"])
    #expect(repair.restored == 8)
    #expect(try files.read() == made.states[8])
    #expect(
      try made.folder.text(of: "collection.json.damaged") == "{ broken")
  }

  @Test func `without a history nothing is guessed`() throws {
    try FileManager.default.removeItem(atPath: files.historyPath)
    try made.write(collection: "{ broken".utf8)
    #expect(throws: FileError.self) { try files.repair() }
    #expect(try made.folder.text(of: "collection.json") == "{ broken")
  }

  @Test(arguments: ["collection", "history"])
  func `what a newer version wrote is not repaired`(_ kind: String) throws {
    let newer = "{\"format\":\"emoji-\(kind)\",\"version\":2,\"new\":[]}\n"
    if kind == "history" {
      try made.write(history: (newer + "{\"what\":1}\n").utf8)
    } else {
      try made.write(collection: newer.utf8)
    }
    let before = try made.folder.files()
    let path = kind == "history" ? files.historyPath : files.path
    let fault = FileError.malformed(path: path, fault: .newerVersion(2))
    #expect(try files.check().faults == [fault])
    #expect(throws: fault) { try files.repair() }
    #expect(try made.folder.files() == before)
  }
}
