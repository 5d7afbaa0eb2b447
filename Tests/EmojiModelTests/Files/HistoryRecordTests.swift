import Diff
import Foundation
import TestSupport
import Testing

@testable import EmojiModel

struct HistoryRecordTests {
  private func record(_ changes: CollectionChangeset) -> HistoryRecord {
    HistoryRecord(
      revision: 3, time: Date(timeIntervalSince1970: 1_800_000_000),
      command: "section rename 0 \"a,\\\"changeset\\\":\"", undo: 3, redo: 0,
      checkpoint: 39, state: Fingerprint(), content: .changes(changes))
  }

  private func line(_ bytes: [UInt8]) -> HistoryLine {
    HistoryLine(offset: 0, bytes: bytes)
  }

  @Test func `a line gives back the record that was written`() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let before = EmojiCollection.random(using: &generator)
      let after = EmojiCollection.random(using: &generator)
      let record = record(before.changes(to: after))
      let line = line(record.line(after: Fingerprint()))
      #expect(try line.record() == record)
      #expect(line.writtenRecord() == record)
    }
  }

  @Test func `a text that is escaped is left to the decoder`() throws {
    let before = try collection("🐶")
    var after = before
    after = try EmojiCollection(sections: [
      EmojiSection(
        title: try SectionTitle("a \"b\" \\"),
        elements: before.sections[0].elements)
    ])
    let record = record(before.changes(to: after))
    let line = line(record.line(after: Fingerprint()))
    #expect(line.writtenRecord() == nil)
    #expect(try line.record() == record)
  }

  /// What the quick way takes, the decoder takes for the same.
  @Test func `a line is read alike on both ways, whatever is wrong with it`()
    throws
  {
    let before = try collection("🐶🐱❤️", "🦊", "🍎🐢", "")
    let after = try EmojiCollection(
      sections: try [("D", "🐢🐱"), ("B", "🍎❤️🦊🦊"), ("New", "🐶"), ("E", "")]
        .map { title, emoji in
          EmojiSection(
            title: try SectionTitle(title), elements: try Emoji.list(in: emoji))
        })
    let bytes = record(before.changes(to: after)).line(after: Fingerprint())
    var taken = 0
    for place in bytes.indices {
      for byte in Array("\"\\{}[],:0-9eE. x\u{1}".utf8) + [0xFF, 0xC3] {
        var changed = bytes
        changed[place] = byte
        taken += try checkBothWays(changed)
      }
      var shorter = bytes
      shorter.remove(at: place)
      taken += try checkBothWays(shorter)
      taken += try checkBothWays(Array(bytes[...place]))
    }
    #expect(taken > 100)
  }

  private func checkBothWays(_ bytes: [UInt8]) throws -> Int {
    let line = line(bytes)
    guard let record = line.writtenRecord() else { return 0 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try line.decodedRecord() == record, "\(text)")
    return 1
  }
}
