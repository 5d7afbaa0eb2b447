import FoundationEssentials

/// Reads lines of a history file, from either end, without reading it whole.
///
/// Every line that is returned was checked against its checksum.
final class HistoryReader {
  /// The first line of every history.
  static let header = Array(
    "{\"format\":\"emoji-history\",\"version\":1}".utf8)

  /// The number of bytes that are whole lines; what follows is a torn line.
  let size: Int
  /// The number of bytes in the file.
  let fileSize: Int

  private let files: FileSystem
  private let file: FileSystem.Handle
  private var window: [UInt8] = []
  private var windowStart = 0

  /// Opens a history.
  ///
  /// - Throws: ``FileError`` if the file cannot be read, is no history or comes
  ///   from a newer version.
  init(_ file: FileSystem.Handle, in files: FileSystem) throws(FileError) {
    self.file = file
    self.files = files
    fileSize = try files.size(of: file)
    size = try HistoryReader.wholeLines(of: file, fileSize, in: files)
    let first = try files.bytes(of: file, at: 0, count: 256)
    // A history that was cut off within its first line can begin anew.
    guard
      first.starts(with: HistoryReader.header + [UInt8(ascii: "\n")])
        || HistoryReader.header.starts(with: first)
    else {
      throw .malformed(
        path: file.path, fault: HistoryReader.headerFault(first))
    }
  }

  /// Says what is wrong with the beginning of a file that is not ``header``.
  static func headerFault(_ bytes: [UInt8]) -> FileFault {
    struct Header: Decodable {
      init(from decoder: any Decoder) throws {
        _ = try StrictContainer(
          decoder, format: "emoji-history", version: 1, keys: [])
      }
    }
    let line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
    do {
      let _: Header = try decodeJSON(line)
    } catch .newerVersion(let version) {
      return .newerVersion(version)
    } catch {}
    return .line(1, "not the first line of a history")
  }

  /// Returns where the last whole line ends.
  private static func wholeLines(
    of file: FileSystem.Handle, _ size: Int, in files: FileSystem
  ) throws(FileError) -> Int {
    var end = size
    while end > 0 {
      let start = max(0, end - 4096)
      let bytes = try files.bytes(of: file, at: start, count: end - start)
      if let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) {
        return start + newline + 1
      }
      end = start
    }
    return 0
  }

  /// Returns the first line after the header.
  func first() throws(FileError) -> HistoryLine? {
    try line(at: HistoryReader.header.count + 1)
  }

  /// Returns the last line.
  func last() throws(FileError) -> HistoryLine? {
    try line(before: size)
  }

  /// Returns the line that ends where `end` is, or `nil` at the first one.
  func line(before end: Int) throws(FileError) -> HistoryLine? {
    let first = HistoryReader.header.count + 1
    guard end > first else { return nil }
    var length = 512
    while true {
      let start = max(first, end - length)
      let bytes = try self.bytes(from: start, to: end - 1)
      if let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) {
        let line = Array(bytes[(newline + 1)...])
        return try checked(
          HistoryLine(
            offset: start + newline + 1 - bytes.startIndex, bytes: line))
      }
      if start == first {
        return try checked(HistoryLine(offset: start, bytes: Array(bytes)))
      }
      length *= 2
    }
  }

  /// Returns the line that begins at `offset`, or `nil` at the end.
  func line(at offset: Int) throws(FileError) -> HistoryLine? {
    guard offset > 0, offset < size else { return nil }
    var length = 512
    while true {
      let end = min(size, offset + length)
      let bytes = try self.bytes(from: offset, to: end)
      if let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        return try checked(
          HistoryLine(offset: offset, bytes: Array(bytes[..<newline])))
      }
      guard end < size else { return nil }
      length *= 2
    }
  }

  /// Returns the first line of the revision `revision`, or `nil` if there is
  /// none with that number.
  ///
  /// - Complexity: O(log *n*) reads for *n* lines.
  func line(revision: Int) throws(FileError) -> HistoryLine? {
    let start = try start { $0.revision >= revision }
    guard let line = try line(at: start) else { return nil }
    return try head(of: line).revision == revision ? line : nil
  }

  /// Returns the first checkpoint at an offset or behind it, if a revision follows
  /// that.
  ///
  /// - Complexity: O(log *n*) reads for *n* lines.
  func checkpoint(from offset: Int) throws(FileError) -> HistoryLine? {
    guard let line = try line(at: start { $0.checkpoint >= offset }) else {
      return nil
    }
    return try self.line(at: head(of: line).checkpoint)
  }

  /// Returns the last line of a revision that came about before a time.
  ///
  /// - Complexity: O(log *n*) reads for *n* lines.
  func lastLine(before time: Date) throws(FileError) -> HistoryLine? {
    try line(before: start { $0.time >= time })
  }

  /// Returns where the first line begins that `isPast` is true for; it must be
  /// true for all lines after that one.
  private func start(
    _ isPast: (HistoryHead) -> Bool
  ) throws(FileError) -> Int {
    var low = HistoryReader.header.count + 1
    var high = size
    while low < high {
      let middle = try start(ofLineAround: (low + high) / 2, notBefore: low)
      guard let line = try line(at: middle) else { break }
      if isPast(try head(of: line)) {
        high = middle
      } else {
        low = line.end
      }
    }
    return low
  }

  /// Reads a line but for its changes or state.
  func head(of line: HistoryLine) throws(FileError) -> HistoryHead {
    do {
      return try line.head()
    } catch {
      throw fault(at: line.offset, "\(error)")
    }
  }

  /// Reads a whole line.
  func record(of line: HistoryLine) throws(FileError) -> HistoryRecord {
    do {
      return try line.record()
    } catch {
      throw fault(at: line.offset, "\(error)")
    }
  }

  /// Returns the error for damage in the line that begins at `offset`.
  func fault(at offset: Int, _ reason: String) -> FileError {
    var line = 1
    for start in stride(from: 0, to: min(offset, size), by: 1 << 16) {
      let count = min(1 << 16, offset - start)
      let bytes = try? files.bytes(of: file, at: start, count: count)
      line += (bytes ?? []).count { $0 == UInt8(ascii: "\n") }
    }
    return .malformed(path: file.path, fault: .line(line, reason))
  }

  // MARK: Helpers

  private func checked(_ line: HistoryLine) throws(FileError) -> HistoryLine {
    guard line.isIntact(after: try checksum(before: line.offset)) else {
      throw fault(at: line.offset, "the checksum does not fit the line")
    }
    return line
  }

  /// Returns the checksum that stands at the end of the line before `offset`.
  private func checksum(before offset: Int) throws(FileError) -> Fingerprint {
    guard offset > HistoryReader.header.count + 1 else { return Fingerprint() }
    let start = max(0, offset - 1 - HistoryLine.checksumLength)
    let bytes = try self.bytes(from: start, to: offset - 1)
    return HistoryLine(offset: 0, bytes: Array(bytes)).checksum ?? Fingerprint()
  }

  private func start(
    ofLineAround offset: Int, notBefore low: Int
  ) throws(FileError) -> Int {
    var end = offset
    while end > low {
      let start = max(low, end - 512)
      let bytes = try self.bytes(from: start, to: end)
      if let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) {
        return start + newline + 1 - bytes.startIndex
      }
      end = start
    }
    return low
  }

  /// Returns bytes of the file, read ahead and kept for the next call.
  private func bytes(
    from start: Int, to end: Int
  ) throws(FileError) -> ArraySlice<UInt8> {
    let windowEnd = windowStart + window.count
    if start < windowStart || end > windowEnd {
      let length = max(end - start, 1 << 14)
      windowStart = max(0, min(start, end - length / 2))
      window = try files.bytes(
        of: file, at: windowStart, count: max(end - windowStart, length))
    }
    guard windowStart + window.count >= end else {
      throw .failed(
        operation: .read, path: file.path, reason: "it became shorter")
    }
    return window[(start - windowStart)..<(end - windowStart)]
  }
}
