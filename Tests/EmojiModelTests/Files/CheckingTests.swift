import FoundationEssentials
import TestSupport
import Testing

@testable import EmojiModel

@MainActor
struct CheckingTests {
  private let folder: TemporaryFolder
  private let files: CollectionFiles
  private let history: [UInt8]
  private let states: [EmojiCollection]

  /// Makes a collection with eight revisions, an undo and a redo among them.
  init() throws {
    folder = try TemporaryFolder()
    files = CollectionFiles(path: folder.path("collection.json"))
    try files.add("🐶🐱")
    try files.add("❤")
    try files.set(collection("🐱", "🍎🐶"))
    _ = try files.undo()
    _ = try files.redo()
    try files.set(collection("🍎", "🐱🐶", "👍"))
    try files.add("🐸", to: 2)
    try files.set(collection("🐙"))
    history = try folder.bytes(of: "collection.json.history")
    let opened = try files.history(now: .now)
    states = try (0...8).map { try opened.collection(at: $0) }
  }

  @Test func `files that no accident met have no fault`() throws {
    let check = try files.check()
    #expect(check.faults.isEmpty)
    #expect(!check.isEditedOutside)
    #expect(check.revisions == 8)
    #expect(try files.repair().isEmpty)
  }

  @Test func `a collection without a history is checked by itself`() throws {
    try FileManager.default.removeItem(atPath: files.historyPath)
    #expect(try files.check().faults.isEmpty)
  }

  @Test func `every truncation is found`() throws {
    let header = HistoryReader.header.count + 1
    let ends = Set(
      history.indices.filter { history[$0] == UInt8(ascii: "\n") }
        .map { $0 + 1 })
    for length in 0..<history.count where !ends.contains(length) {
      let audit = HistoryAudit(Array(history[..<length]))
      #expect(!audit.faults.isEmpty, "\(length) bytes")
    }
    // A history that ends after a line is whole, but not the collection's.
    for length in ends where length > header && length < history.count {
      try folder.write(history[..<length], to: "collection.json.history")
      let check = try files.check()
      #expect(check.faults.isEmpty)
      #expect(check.isEditedOutside)
    }
  }

  @Test func `every flipped byte is found`() throws {
    var generator = SplitMix64(seed: 21)
    for _ in 0..<300 {
      var damaged = history
      let place = Int.random(in: damaged.indices, using: &generator)
      damaged[place] ^= UInt8.random(in: 1...255, using: &generator)
      #expect(!HistoryAudit(damaged).faults.isEmpty, "byte \(place)")
    }
  }

  @Test func `lines that are swapped, missing or doubled are found`() {
    let lines = Array(history.split(separator: UInt8(ascii: "\n")))
    for index in 1..<(lines.count - 1) {
      var swapped = lines
      swapped.swapAt(index, index + 1)
      #expect(!HistoryAudit(joined(swapped)).faults.isEmpty)
      var missing = lines
      missing.remove(at: index)
      #expect(!HistoryAudit(joined(missing)).faults.isEmpty)
      #expect(
        !HistoryAudit(joined(lines[...index] + lines[index...]))
          .faults.isEmpty)
    }
    #expect(!HistoryAudit(joined(lines + lines)).faults.isEmpty)
    #expect(!HistoryAudit(joined(lines + lines.dropFirst())).faults.isEmpty)
  }

  @Test func `a fault is told by its line`() throws {
    var damaged = history
    let third = try #require(history.firstRange(of: Array("❤".utf8)))
    damaged[third.lowerBound] ^= 1
    let faults = HistoryAudit(damaged).faults
    #expect(faults.first?.description.hasPrefix("line 4: ") == true)
  }

  @Test func `other line ends, a BOM and NUL bytes are faults`() {
    let windows = String(decoding: history, as: UTF8.self)
      .replacing("\n", with: "\r\n")
    #expect(!HistoryAudit(Array(windows.utf8)).faults.isEmpty)
    #expect(!HistoryAudit([0xEF, 0xBB, 0xBF] + history).faults.isEmpty)
    #expect(!HistoryAudit(history + [0, 0, 0]).faults.isEmpty)
    #expect(!HistoryAudit(history + [0, 0, 10]).faults.isEmpty)
  }

  @Test func `a repair keeps every revision that can be read`() throws {
    let lines = Array(history.split(separator: UInt8(ascii: "\n")))
    for index in 2..<lines.count {
      var damaged = lines
      damaged[index] = Array("garbage".utf8)[...]
      try folder.write(joined(damaged), to: "collection.json.history")
      let copies = try files.repair()
      #expect(copies.count == 1)
      #expect(try Array(Data(contentsOf: copyURL(copies))) == joined(damaged))
      #expect(try files.check().faults.isEmpty)
      let repaired = try files.history(now: .now)
      #expect(repaired.revision == 8)
      for (number, state) in states.enumerated() {
        #expect(
          try repaired.collection(at: number) == state,
          "line \(index + 1), revision \(number)")
      }
      let command = try repaired.entry(index - 1)?.command
      #expect(
        command == (index == lines.count - 1 ? "outside" : "repaired"))
    }
  }

  @Test func `a repair bridges several lines`() throws {
    var lines = Array(history.split(separator: UInt8(ascii: "\n")))
    for index in 4...6 { lines[index] = Array("{}".utf8)[...] }
    try folder.write(joined(lines), to: "collection.json.history")
    _ = try files.repair()
    #expect(try files.check().faults.isEmpty)
    let repaired = try files.history(now: .now)
    for number in [0, 1, 2, 5, 6, 7, 8] {
      #expect(try repaired.collection(at: number) == states[number])
    }
    #expect(try files.undo())
    #expect(try files.read() == states[7])
  }

  @Test func `a repair cuts an unfinished line off`() throws {
    try folder.write(history.dropLast(5), to: "collection.json.history")
    #expect(try files.check().faults.count == 1)
    #expect(try files.repair() == [files.historyPath + ".damaged"])
    #expect(try files.check().faults.isEmpty)
    #expect(try files.history(now: .now).collection(at: 7) == states[7])
  }

  @Test func `a collection that cannot be read comes from its history`() throws
  {
    try folder.write("{ broken", to: "collection.json")
    #expect(try files.check().faults.count == 1)
    #expect(try files.repair() == [files.path + ".damaged"])
    #expect(try files.read() == states[8])
    #expect(try folder.text(of: "collection.json.damaged") == "{ broken")
  }

  @Test func `without a history nothing is guessed`() throws {
    try FileManager.default.removeItem(atPath: files.historyPath)
    try folder.write("{ broken", to: "collection.json")
    #expect(throws: FileError.self) { try files.repair() }
    #expect(try folder.text(of: "collection.json") == "{ broken")
  }

  @Test func `any damage can be repaired, and the collection stays`() throws {
    var generator = SplitMix64(seed: 22)
    for _ in 0..<60 {
      var damaged = history
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let place = Int.random(in: damaged.indices, using: &generator)
        damaged[place] = UInt8.random(in: 0...255, using: &generator)
      }
      try folder.write(damaged, to: "collection.json.history")
      _ = try files.repair()
      #expect(try files.check().faults.isEmpty)
      #expect(try files.read() == states[8])
      try files.add("🐶")
      _ = try files.undo()
      #expect(try files.read() == states[8])
    }
  }

  private func copyURL(_ copies: [String]) -> URL {
    URL(filePath: copies.first ?? "")
  }

  private func joined(_ lines: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
