public import FoundationEssentials

extension CollectionFiles {
  /// Which revisions stay when older ones are folded away.
  public enum Keeping: Equatable, Sendable {
    /// The newest so many.
    case newest(Int)
    /// Those that came about at or after a time.
    case since(Date)
  }

  /// What was folded away.
  public struct Compaction: Equatable, Sendable {
    /// The revisions that are no more, the state they led to apart.
    public let folded: Range<Int>
    /// The first revision that can still be shown.
    public let first: Int
    /// The last revision.
    public let last: Int
    /// The size of the history before, in bytes.
    public let bytesBefore: Int
    /// The size of the history after, in bytes.
    public let bytesAfter: Int
    /// What a person should know besides.
    public let notices: [CollectionNotice]
  }

  /// Folds old revisions into one checkpoint; numbers stay as they are.
  ///
  /// - Parameters:
  ///   - keeping: Which revisions stay.
  ///   - isRehearsal: Whether to leave everything as it is.
  ///   - now: The time for an edit that was made outside.
  /// - Returns: What goes, or `nil` if nothing would.
  /// - Throws: ``FileError`` if the history is damaged or cannot be written;
  ///   nothing is changed then.
  /// - Complexity: O(*b*) for *b* bytes of the lines that stay, besides the way
  ///   to the nearest checkpoint.
  public func compact(
    keeping: Keeping, isRehearsal: Bool = false, now: Date
  ) throws -> Compaction? {
    guard try hasHistory() else { return nil }
    return try locked {
      try compactLocked(keeping: keeping, isRehearsal: isRehearsal, now: now)
    }
  }

  private func compactLocked(
    keeping: Keeping, isRehearsal: Bool, now: Date
  ) throws -> Compaction? {
    guard let reader = try self.reader(), let last = try reader.last(),
      let start = try reader.first()
    else { return nil }
    let oldest = try reader.head(of: start).revision
    let newest = try reader.head(of: last).revision
    let first = try firstKept(keeping, newest: newest, in: reader)
    guard first > oldest else { return nil }
    let history = try History(reader, collection: read(), now: now)
    let bytes = try history.lines(from: first)
    if !isRehearsal {
      try files.requireWritable(historyPath)
      try replace(historyPath, with: bytes)
      try files.flushFolder(files.folder(of: path))
    }
    return Compaction(
      folded: oldest..<first, first: first, last: newest,
      bytesBefore: reader.fileSize, bytesAfter: bytes.count,
      notices: reader.size < reader.fileSize && !isRehearsal
        ? [.tornLineCut(path: historyPath)] : [])
  }

  /// Returns the revision that becomes the checkpoint.
  private func firstKept(
    _ keeping: Keeping, newest: Int, in reader: HistoryReader
  ) throws -> Int {
    switch keeping {
    case .newest(let count):
      return max(0, newest - min(count, newest))
    case .since(let time):
      return try reader.lastLine(before: time).map {
        try reader.head(of: $0).revision
      } ?? 0
    }
  }
}
