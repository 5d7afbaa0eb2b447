import EmojiModel
import FoundationEssentials

/// A state of the collection, as a word names it.
enum StateReference: Equatable, Sendable {
  /// The collection now.
  case now
  /// The state before the last change; now, if none is left.
  case lastChange
  /// A revision; a negative one counts back from now.
  case revision(Int)
  /// The last revision before a time.
  case time(Date)
  /// What is on standard input.
  case standardInput
  /// A file.
  case file(String)

  /// Reads a word.
  init(_ word: String) {
    if let number = Int(clamping: word) {
      self = .revision(number)
    } else if word.hasPrefix("@"),
      let date = TimeReference.date(String(word.dropFirst()))
    {
      self = .time(date)
    } else {
      self = word == "-" ? .standardInput : .file(word)
    }
  }
}

/// Reads states of a collection; its history is opened at most once, and only if
/// a state needs it.
@MainActor
final class StateReader {
  /// A state, and what a changeset document calls it.
  struct State {
    var collection: EmojiCollection
    var side: ChangesetDocument.Side
  }

  private let session: Session
  private var opened: History?

  init(_ session: Session) {
    self.session = session
  }

  /// Returns the state that a word names.
  func state(_ reference: StateReference) throws -> State {
    switch reference {
    case .standardInput: return try file("-")
    case .file(let path): return try file(path)
    case .now, .lastChange, .revision, .time:
      let history = try history()
      let number = try history.number(of: reference)
      return State(
        collection: try history.collection(at: number),
        side: .revision(number))
    }
  }

  private func file(_ path: String) throws -> State {
    let bytes = try session.bytes(of: path)
    do throws(FileFault) {
      let imported = try ImportedEmoji(bytes, allowsUnknown: true)
      if let fault = imported.faults.first { throw .unexpected("\(fault)") }
      return State(collection: imported.collection, side: .file(path))
    } catch {
      throw MalformedInput(name: Session.name(of: path), fault: error)
    }
  }

  private func history() throws -> History {
    if let opened { return opened }
    let history = try session.history()
    opened = history
    return history
  }
}

extension History {
  /// Returns the number of the revision that a word names.
  ///
  /// - Throws: ``RevisionError`` if there is none.
  func number(of reference: StateReference) throws -> Int {
    switch reference {
    case .lastChange: max(try firstRevision(), revision - 1)
    case .revision(let number) where number < 0: try back(number)
    case .revision(let number): number
    case .time(let date): try revision(before: date)
    case .now, .standardInput, .file: revision
    }
  }

  private func back(_ offset: Int) throws -> Int {
    guard offset >= -revision else {
      throw RevisionError.none(offset, newest: revision)
    }
    return revision + offset
  }
}
