import FoundationEssentials
import TestSupport
import Testing

@testable import EmojiModel

@MainActor
struct HostileHistoryTests {
  private let folder: TemporaryFolder
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path("collection.json") }

  private var history: [UInt8] {
    get throws { try folder.bytes(of: "collection.json.history") }
  }

  @Test func `a damaged first line stops neither reading nor changing`()
    throws
  {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    var damaged = try history
    damaged[5] ^= 1
    try folder.write(damaged, to: "collection.json.history")
    #expect(
      try files.add("🐱") == [
        .notRecorded(
          .malformed(
            path: path + ".history",
            fault: .line(1, "not the first line of a history")))
      ])
    #expect(try files.read().rows[0] == "🐶🐱")
    #expect(throws: FileError.self) { try files.undo() }
    #expect(try history == damaged)
  }

  /// Checksums tell accidents, not what somebody wrote on purpose.
  @Test func `lines that make no sense are faults, not traps`() throws {
    let files = CollectionFiles(path: path)
    try files.add("🐶")
    let line = try #require(try history.split(separator: 10).last)
    for (text, other) in [
      ("\"revision\":1", "\"revision\":9223372036854775807"),
      ("\"revision\":1", "\"revision\":-9223372036854775808"),
      ("\"undo\":1", "\"undo\":9223372036854775807"),
      ("\"redo\":0", "\"redo\":-1"),
      ("\"checkpoint\":39", "\"checkpoint\":9223372036854775807"),
      ("\"checkpoint\":39", "\"checkpoint\":41"),
      ("\"index\":0", "\"index\":9223372036854775807"),
      ("\"index\":0", "\"index\":-1"), ("\"section\":0", "\"section\":7"),
      ("T", "x"),
    ] {
      let changed = String(decoding: line, as: UTF8.self)
        .replacing(text, with: other)
      try folder.write(signed(changed), to: "collection.json.history")
      #expect(try !files.check().faults.isEmpty, "\(other)")
      #expect(throws: FileError.self, "\(other)") {
        try files.history(now: now).collection(at: 0)
      }
      try files.add("🐱")
    }
  }

  /// Returns a history that ends with a line, its checksum put right.
  private func signed(_ line: String) throws -> [UInt8] {
    let lines = try history.split(separator: 10).dropLast()
    let body = Array(line.utf8).dropLast(HistoryLine.checksumLength)
    let previous = HistoryLine(offset: 0, bytes: Array(lines.last ?? []))
    let checksum = HistoryLine.checksum(
      of: body, after: previous.checksum ?? Fingerprint())
    return lines.flatMap { $0 + [10] } + body
      + HistoryLine.ending(with: checksum) + [10]
  }
}
