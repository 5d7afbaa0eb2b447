import EmojiModel

/// A state of the collection, as a word names it.
enum StateReference: Equatable, Sendable {
  /// The collection now.
  case now
  /// The state before the last change; now, if there was none.
  case lastChange
  /// A revision; a negative one counts back from now.
  case revision(Int)
  /// What is on standard input.
  case standardInput
  /// A file.
  case file(String)

  /// Reads a word.
  init(_ word: String) {
    if let number = Int(clamping: word) {
      self = .revision(number)
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
    case .now:
      let history = try history()
      return State(
        collection: history.collection, side: .revision(history.revision))
    case .lastChange:
      return try revision(max(0, history().revision - 1))
    case .revision(let number):
      return try revision(number)
    case .standardInput:
      return State(
        collection: try parse(StandardInput.bytes(), path: "standard input"),
        side: .file("-"))
    case .file(let path):
      return State(
        collection: try CollectionFiles.read(path), side: .file(path))
    }
  }

  private func revision(_ number: Int) throws -> State {
    let history = try history()
    let collection = try history.collection(at: number)
    return State(
      collection: collection,
      side: .revision(number < 0 ? history.revision + number : number))
  }

  private func history() throws -> History {
    if let opened { return opened }
    let history = try session.history()
    opened = history
    return history
  }

  private func parse(
    _ bytes: [UInt8], path: String
  ) throws(FileError) -> EmojiCollection {
    do {
      return try CollectionFile.decode(bytes)
    } catch {
      throw .malformed(path: path, fault: error)
    }
  }
}
