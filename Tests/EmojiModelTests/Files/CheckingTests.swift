import Foundation
import TestSupport
import Testing

@testable import EmojiModel

@MainActor
struct CheckingTests {
  private let made: EightRevisions
  private let files: CollectionFiles

  init() throws {
    made = try EightRevisions()
    files = made.files
  }

  @Test func `files that no accident met have no fault`() throws {
    let check = try files.check()
    #expect(check.faults.isEmpty)
    #expect(!check.isEditedOutside)
    #expect(check.revisions == 8)
    #expect(try files.repair() == CollectionRepair())
  }

  @Test func `a collection without a history is checked by itself`() throws {
    try FileManager.default.removeItem(atPath: files.historyPath)
    #expect(try files.check().faults.isEmpty)
  }

  // MARK: The history

  @Test func `every truncation is found`() throws {
    let header = HistoryReader.header.count + 1
    let ends = Set(
      made.history.indices.filter { made.history[$0] == UInt8(ascii: "\n") }
        .map { $0 + 1 })
    let step = EightRevisions.isExhaustive ? 1 : 7
    for length in stride(from: 0, to: made.history.count, by: step)
    where !ends.contains(length) || length == header {
      let audit = HistoryAudit(Array(made.history[..<length]))
      #expect(!audit.faults.isEmpty, "\(length) bytes")
    }
    // A history that ends after a line is whole, but not the collection's.
    for length in ends where length > header && length < made.history.count {
      try made.write(history: made.history[..<length])
      let check = try files.check()
      #expect(check.faults.isEmpty)
      #expect(check.isEditedOutside)
    }
  }

  @Test func `after any truncation the collection goes on`() throws {
    let step = EightRevisions.isExhaustive ? 1 : 97
    let header = HistoryReader.header.count + 1
    let lengths = Set(stride(from: 0, to: made.history.count, by: step))
    for length in lengths.union([1, header - 1, header]) {
      try made.write(history: made.history[..<length])
      try made.write(collection: made.collection)
      #expect(try files.read() == made.states[8])
      try files.add("🐶")
      let check = try files.check()
      #expect(check.faults.isEmpty, "\(length) bytes: \(check.faults)")
      #expect(try files.undo())
      #expect(try files.read() == made.states[8], "\(length) bytes")
    }
  }

  @Test func `every flipped byte is found`() throws {
    var generator = SplitMix64(seed: 21)
    for _ in 0..<(EightRevisions.isExhaustive ? 10_000 : 100) {
      let (damaged, place) = generator.flippingByte(of: made.history)
      #expect(!HistoryAudit(damaged).faults.isEmpty, "byte \(place)")
    }
  }

  @Test func `with a flipped byte no revision is silently another`() throws {
    var generator = SplitMix64(seed: 23)
    for _ in 0..<(EightRevisions.isExhaustive ? 10_000 : 100) {
      let (damaged, place) = generator.flippingByte(of: made.history)
      try made.write(history: damaged)
      guard let history = try? files.history(now: .now) else { continue }
      for number in 0...min(8, history.revision) {
        let state = try? history.collection(at: number)
        #expect(
          state == nil || state == made.states[number],
          "byte \(place), revision \(number)")
      }
    }
  }

  @Test func `lines that are swapped, missing or doubled are found`() {
    let lines = made.lines
    for index in 1..<(lines.count - 1) {
      var swapped = lines
      swapped.swapAt(index, index + 1)
      #expect(!HistoryAudit(made.joined(swapped)).faults.isEmpty)
      var missing = lines
      missing.remove(at: index)
      #expect(!HistoryAudit(made.joined(missing)).faults.isEmpty)
      #expect(
        !HistoryAudit(made.joined(lines[...index] + lines[index...]))
          .faults.isEmpty)
    }
    #expect(!HistoryAudit(made.joined(lines + lines)).faults.isEmpty)
    #expect(
      !HistoryAudit(made.joined(lines + lines.dropFirst())).faults.isEmpty)
  }

  @Test func `a fault is told by its line`() throws {
    var damaged = made.history
    let third = try #require(damaged.firstRange(of: Array("❤".utf8)))
    damaged[third.lowerBound] ^= 1
    let faults = HistoryAudit(damaged).faults
    #expect(faults.first?.description.hasPrefix("line 4: ") == true)
  }

  @Test func `other line ends, a BOM and NUL bytes are faults`() {
    let windows = String(decoding: made.history, as: UTF8.self)
      .replacing("\n", with: "\r\n")
    #expect(!HistoryAudit(Array(windows.utf8)).faults.isEmpty)
    #expect(!HistoryAudit([0xEF, 0xBB, 0xBF] + made.history).faults.isEmpty)
    #expect(!HistoryAudit(made.history + [0, 0, 0]).faults.isEmpty)
    #expect(!HistoryAudit(made.history + [0, 0, 10]).faults.isEmpty)
  }

  @Test func `a history without a revision is a fault`() {
    let header = HistoryReader.header
    #expect(
      HistoryAudit(header + [10]).faults
        == [.line(2, "the first revision is missing")])
    #expect(HistoryAudit([]).faults.count == 1)
    #expect(HistoryAudit(header).faults.count == 1)
  }

  // MARK: The collection

  @Test func `every truncation of the collection is found`() throws {
    let step = EightRevisions.isExhaustive ? 1 : 7
    // The last bytes are a brace and a newline, which may be missing.
    for length in stride(from: 0, to: made.collection.count - 1, by: step) {
      try made.write(collection: made.collection[..<length])
      #expect(try files.check().faults.count == 1, "\(length) bytes")
      #expect(throws: FileError.self) { try files.read() }
      #expect(throws: FileError.self) { try files.add("🐶") }
    }
    #expect(
      try made.folder.bytes(of: "collection.json.history") == made.history)
  }

  @Test func `every flipped byte of the collection is found or an edit`()
    throws
  {
    var generator = SplitMix64(seed: 24)
    for _ in 0..<(EightRevisions.isExhaustive ? 10_000 : 100) {
      let (damaged, place) = generator.flippingByte(of: made.collection)
      try made.write(collection: damaged)
      let read = try? files.read()
      let check = try files.check()
      #expect(check.faults.isEmpty == (read != nil), "byte \(place)")
      #expect(
        check.isEditedOutside == (read != nil && read != made.states[8]),
        "byte \(place)")
    }
  }
}
