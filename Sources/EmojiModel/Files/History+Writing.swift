extension History {
  /// Returns the lines that are not in the file yet, newlines included.
  func pendingLines() throws -> [UInt8] {
    guard let reader, let last = try reader.last() else {
      return HistoryWriter.file(of: pending)
    }
    let head = try reader.head(of: last)
    var writer = HistoryWriter(
      offset: last.end, previous: last.checksum ?? Fingerprint(),
      checkpoint: last.isCheckpoint ? last.offset : head.checkpoint)
    if isCheckpointDue(after: writer.checkpoint, at: last.end) {
      let state = try stateBefore(head.revision, from: collection)
      writer.append(HistoryRecord(head, content: .checkpoint(state)))
    }
    for record in pending {
      writer.append(record)
    }
    return writer.bytes
  }

  /// Whether so much stands behind the last checkpoint that another is due.
  ///
  /// The room that checkpoints take is at most about a tenth of the file.
  private func isCheckpointDue(after checkpoint: Int, at end: Int) -> Bool {
    let size = collection.sections.count * 64 + collection.count * 8
    return end - checkpoint > 1 << 16 + size * 8
  }

  /// Returns the whole file of a history that begins with the state at a
  /// revision.
  func lines(from revision: Int) throws -> [UInt8] {
    guard let reader, let line = try reader.line(revision: revision) else {
      throw RevisionError.foldedAway(revision)
    }
    let head = try reader.head(of: line)
    let state = try collection(at: revision)
    var records = [HistoryRecord(head, content: .checkpoint(state))]
    var next = try reader.line(at: line.end)
    while let line = next {
      let record = try reader.record(of: line)
      if record.revision > revision { records.append(record) }
      next = try reader.line(at: line.end)
    }
    return HistoryWriter.file(of: records)
  }
}

/// Writes records as lines, each bound to the one before by its checksum.
struct HistoryWriter {
  /// The lines written so far.
  private(set) var bytes: [UInt8] = []
  /// Where the newest checkpoint begins in the file.
  private(set) var checkpoint: Int

  private var offset: Int
  private var previous: Fingerprint

  /// Begins behind a line of a file.
  ///
  /// - Parameters:
  ///   - offset: Where the next line begins in the file.
  ///   - previous: The checksum of the line before.
  ///   - checkpoint: Where the newest checkpoint begins.
  init(offset: Int, previous: Fingerprint, checkpoint: Int) {
    self.offset = offset
    self.previous = previous
    self.checkpoint = checkpoint
  }

  /// Writes a record behind the others.
  mutating func append(_ record: HistoryRecord) {
    var record = record
    record.checkpoint = checkpoint
    if case .checkpoint = record.content { checkpoint = offset }
    let line = record.line(after: previous)
    previous =
      HistoryLine(offset: offset, bytes: line).checksum ?? previous
    bytes += line
    bytes.append(UInt8(ascii: "\n"))
    offset += line.count + 1
  }

  /// Returns a whole file: the header and the records.
  static func file(of records: [HistoryRecord]) -> [UInt8] {
    let header = HistoryReader.header + [UInt8(ascii: "\n")]
    var writer = HistoryWriter(
      offset: header.count, previous: Fingerprint(), checkpoint: 0)
    for record in records {
      writer.append(record)
    }
    return header + writer.bytes
  }
}

extension HistoryRecord {
  /// Creates a record from the head of a line and other content.
  init(_ head: HistoryHead, content: Content) {
    self.init(
      revision: head.revision, time: head.time, command: head.command,
      undo: head.undo, redo: head.redo, checkpoint: head.checkpoint,
      state: head.state, content: content)
  }
}
