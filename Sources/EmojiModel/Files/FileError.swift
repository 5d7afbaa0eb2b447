/// Why a file could not be used.
public enum FileError: Error, Equatable, Sendable {
  /// There is no file at `path`.
  case missing(path: String)
  /// The file at `path` could not be opened, read or written.
  case failed(operation: Operation, path: String, reason: String)
  /// The collection at `path` stayed locked; `holder` is the process that holds
  /// it, where it is known.
  case locked(path: String, holder: Int?)
  /// What stands in a file cannot be used.
  case malformed(path: String, fault: FileFault)
  /// The place for a new file cannot be told: there is no home folder.
  case noHome

  /// What was tried.
  public enum Operation: String, Sendable {
    /// Opening or reading.
    case read
    /// Writing, flushing or replacing.
    case write
    /// Making a file or folder.
    case create
    /// Locking.
    case lock
  }
}

/// What is wrong with a file's content, and where.
public enum FileFault: Error, Equatable, Sendable {
  /// The file has no content at all.
  case empty
  /// There are more bytes than are read from one file.
  case tooLarge(limit: Int)
  /// The bytes from an offset on are not UTF-8.
  case notUTF8(offset: Int)
  /// It is not JSON from a line on, or not the JSON that is taken.
  case syntax(line: Int, String)
  /// A value is missing, or of another kind than expected.
  case unexpected(String)
  /// It names another format.
  case otherFormat(String, wanted: String)
  /// It was written by a newer version of this program.
  case newerVersion(Int)
  /// It names a version that there never was.
  case noVersion(Int)
  /// An object has a key that this program does not know.
  case unknownKey(String, place: String)
  /// A section's title cannot be used.
  case title(TitleError, section: Int)
  /// Two sections have the same title.
  case repeatedTitle(SectionTitle, section: Int)
  /// An item is no emoji.
  case item(NotAnEmoji, section: Int, index: Int)
  /// An operation of a JSON Patch, counted from 0, cannot be carried out.
  case patch(PatchFault, operation: Int)
  /// A line of the history is damaged.
  case line(Int, String)
  /// Lines of the history are whole, but nothing tells the states that they lead
  /// to: a repair would lose these revisions.
  case untold(revisions: ClosedRange<Int>)
}

extension FileError {
  /// The error for something else in the place of a file.
  static func notRegular(_ path: String) -> FileError {
    .failed(operation: .read, path: path, reason: "it is not a regular file")
  }

  /// Whether a line of a history is damaged.
  var isDamagedLine: Bool {
    if case .malformed(_, .line) = self { true } else { false }
  }
}

extension FileError: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .missing(let path):
      "there is no file \(path)"
    case .failed(let operation, let path, let reason):
      "cannot \(operation.rawValue) \(path): \(reason)"
    case .locked(let path, let holder):
      "\(path) is locked by "
        + (holder.map { "process \($0)" } ?? "another process")
    case .malformed(let path, let fault):
      "\(path): \(fault)"
    case .noHome:
      "cannot tell where the collection is: HOME is not set"
    }
  }
}

extension FileFault: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .empty:
      "the file is empty"
    case .tooLarge(let limit):
      "the file has more than \(limit >> 20) MiB"
    case .notUTF8(let offset):
      "byte \(offset) is not valid UTF-8"
    case .syntax(let line, let reason):
      "line \(line): \(reason)"
    case .unexpected(let what):
      what
    case .otherFormat(let format, let wanted):
      "its format is \"\(format)\", not \"\(wanted)\""
    case .newerVersion(let version):
      "version \(version) is newer than this program"
    case .noVersion(let version):
      "there is no version \(version)"
    case .unknownKey(let key, let place):
      "unknown key \"\(key)\"" + (place.isEmpty ? "" : " in \(place)")
    case .title(let error, let section):
      "section \(section): \(error)"
    case .repeatedTitle(let title, let section):
      "section \(section): the title \"\(title)\" stands there twice"
    case .item(let error, let section, let index):
      "section \(section), item \(index): \(error)"
    case .patch(let fault, let operation):
      "operation \(operation): \(fault)"
    case .line(let line, let reason):
      "line \(line): \(reason)"
    case .untold(let revisions):
      "nothing tells the state at revision"
        + (revisions.count == 1
          ? " \(revisions.lowerBound)"
          : "s \(revisions.lowerBound) to \(revisions.upperBound)")
        + ", which a repair would lose"
    }
  }
}
