import Diff
import FoundationEssentials

/// One line of the history: a revision, or a checkpoint.
///
/// Each line names the line that an undo, and a redo, would take back after it,
/// so that neither needs more of the history than the lines it undoes.
struct HistoryRecord: Equatable, Sendable {
  /// What a line holds besides its head.
  enum Content: Equatable, Sendable {
    /// What changed since the revision before.
    case changes(CollectionChangeset)
    /// The whole state.
    case checkpoint(EmojiCollection)
  }

  /// The number, rising by one from each revision to the next.
  var revision: Int
  /// When it came about, to the second.
  var time: Date
  /// The command that caused it.
  var command: String
  /// The revision that an undo would take back now; 0 is none.
  var undo: Int
  /// The revision, an undo itself, that a redo would take back now; 0 is none.
  var redo: Int
  /// Where in the file the newest checkpoint line before this one begins.
  var checkpoint: Int
  /// The fingerprint of the state it leads to.
  var state: Fingerprint
  /// What changed, or the whole state.
  var content: Content
}

extension HistoryRecord {
  /// Returns the line, without its newline.
  ///
  /// - Parameter previous: The checksum of the line before.
  /// - Returns: The bytes of the line.
  func line(after previous: Fingerprint) -> [UInt8] {
    var members: [(String, JSONValue)] = [
      ("revision", .integer(revision)),
      ("time", .string(time.formatted(.iso8601))),
      ("action", .string(command)),
      ("undo", .integer(undo)),
      ("redo", .integer(redo)),
      ("checkpoint", .integer(checkpoint)),
      ("state", .string(state.description)),
    ]
    switch content {
    case .changes(let changes):
      members.append(
        ("changeset", .object(ChangesetDocument.members(of: changes))))
    case .checkpoint(let collection):
      members.append(
        ("collection", CollectionFile.json(of: collection.sections)))
    }
    let body = JSONValue.object(members).bytes(.compact).dropLast()
    let checksum = HistoryLine.checksum(of: body, after: previous)
    return body + HistoryLine.ending(with: checksum)
  }
}

/// The bytes of one line of the history, and where it begins in the file.
struct HistoryLine {
  /// Where the line begins, in bytes from the start of the file.
  let offset: Int
  /// The line without its newline.
  let bytes: [UInt8]

  /// The offset of the line after this one.
  var end: Int { offset + bytes.count + 1 }

  // No string can hold these: a quote in a string stands behind a backslash.
  private static let changesKey = Array(",\"changeset\":".utf8)
  private static let collectionKey = Array(",\"collection\":".utf8)

  /// The length of `,"checksum":"0123456789ABCDEF"}`.
  static let checksumLength = 31

  /// Returns the checksum of a line's bytes before its checksum.
  static func checksum(
    of body: some Sequence<UInt8>, after previous: Fingerprint
  ) -> Fingerprint {
    var checksum = Fingerprint()
    checksum.combine(previous.description.utf8)
    checksum.combine(body)
    return checksum
  }

  /// The checksum that stands at the end of the line, if one does.
  var checksum: Fingerprint? {
    let digits = bytes.suffix(18).dropLast(2)
    guard
      let checksum = Fingerprint(String(decoding: digits, as: UTF8.self)),
      bytes.suffix(HistoryLine.checksumLength)
        .elementsEqual(HistoryLine.ending(with: checksum))
    else { return nil }
    return checksum
  }

  /// Returns the end of a line with a checksum.
  static func ending(with checksum: Fingerprint) -> [UInt8] {
    Array(",\"checksum\":\"\(checksum)\"}".utf8)
  }

  /// Whether the line holds a whole state.
  var isCheckpoint: Bool {
    firstIndex(of: HistoryLine.collectionKey) != nil
  }

  /// Whether the line is as it was written, after a line with the checksum
  /// `previous`.
  func isIntact(after previous: Fingerprint) -> Bool {
    bytes.count > HistoryLine.checksumLength
      && checksum == expectedChecksum(after: previous)
  }

  /// Returns the checksum that fits the line, whichever it has.
  func expectedChecksum(after previous: Fingerprint) -> Fingerprint {
    HistoryLine.checksum(
      of: bytes.dropLast(HistoryLine.checksumLength), after: previous)
  }

  /// Reads the line but for its changes or state.
  ///
  /// - Complexity: O(1) but for the command: what follows the head is not read.
  func head() throws(FileFault) -> HistoryHead {
    for key in [HistoryLine.changesKey, HistoryLine.collectionKey] {
      if let end = firstIndex(of: key) {
        return try decodeJSON(bytes[..<end] + [UInt8(ascii: "}")])
      }
    }
    throw .unexpected("the line holds neither changes nor a collection")
  }

  /// Reads the whole line.
  func record() throws(FileFault) -> HistoryRecord {
    if let record = writtenRecord() { return record }
    return try decodedRecord()
  }

  /// Reads the line as any JSON.
  func decodedRecord() throws(FileFault) -> HistoryRecord {
    let document: HistoryRecordDocument = try decodeJSON(bytes)
    return document.record
  }

  /// Reads the line if it is just as one with changes is written.
  func writtenRecord() -> HistoryRecord? {
    guard let start = firstIndex(of: HistoryLine.changesKey), checksum != nil,
      let changes = WrittenChanges.read(
        bytes,
        in: start + HistoryLine.changesKey.count..<bytes.count
          - HistoryLine.checksumLength),
      let head = try? head()
    else { return nil }
    return HistoryRecord(head, content: .changes(changes))
  }

  private func firstIndex(of key: [UInt8]) -> Int? {
    var start = 0
    while let quote = bytes[start...].firstIndex(of: key[0]) {
      if bytes[quote...].starts(with: key) { return quote }
      start = quote + 1
    }
    return nil
  }
}

/// A line of the history but for its changes or state.
struct HistoryHead: Decodable {
  static let keys = [
    "revision", "time", "action", "undo", "redo", "checkpoint", "state",
  ]

  /// The largest revision number and offset: what every JSON reader holds exactly.
  static let limit = 1 << 53

  var revision: Int
  var time: Date
  var command: String
  var undo: Int
  var redo: Int
  var checkpoint: Int
  var state: Fingerprint

  init(from decoder: any Decoder) throws {
    try self.init(StrictContainer(decoder, keys: HistoryHead.keys))
  }

  init(_ fields: StrictContainer) throws {
    revision = try fields.count("revision", atMost: HistoryHead.limit)
    time = try HistoryHead.time(fields.decode("time"))
    command = try fields.decode("action")
    undo = try fields.count("undo", atMost: revision)
    redo = try fields.count("redo", atMost: revision)
    checkpoint = try fields.count("checkpoint", atMost: HistoryHead.limit)
    let digits: String = try fields.decode("state")
    guard let state = Fingerprint(digits) else {
      throw FileFault.unexpected("\"\(digits)\" is no fingerprint")
    }
    self.state = state
  }

  private static func time(_ text: String) throws -> Date {
    do {
      return try Date(text, strategy: .iso8601)
    } catch {
      throw FileFault.unexpected("\"\(text)\" is no time")
    }
  }
}

/// A whole line as Foundation's decoder sees it.
private struct HistoryRecordDocument: Decodable {
  var record: HistoryRecord

  init(from decoder: any Decoder) throws {
    let fields = try StrictContainer(
      decoder,
      keys: HistoryHead.keys + ["changeset", "collection", "checksum"])
    let head = try HistoryHead(fields)
    record = HistoryRecord(
      head, content: try HistoryRecordDocument.content(fields))
  }

  private static func content(
    _ fields: StrictContainer
  ) throws -> HistoryRecord.Content {
    if fields.has("collection") {
      let sections: [SectionDocument] = try fields.decode("collection")
      return .checkpoint(try CollectionFile.collection(from: sections))
    }
    let document: ChangesDocument = try fields.decode("changeset")
    return .changes(document.changes)
  }
}
