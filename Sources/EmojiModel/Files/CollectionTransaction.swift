import FoundationEssentials

/// A change to a collection while it is being made, under its lock.
public struct CollectionTransaction {
  /// The collection as it is now.
  public private(set) var collection: EmojiCollection
  /// Whether there is anything to write.
  public private(set) var hasChanges = false
  /// The revisions up to now, or `nil` if the history is damaged.
  public private(set) var history: History?

  private let historyError: FileError?
  private let now: Date

  init(_ history: History, now: Date) {
    self.history = history
    self.now = now
    collection = history.collection
    historyError = nil
  }

  init(unrecorded collection: EmojiCollection, error: FileError) {
    self.collection = collection
    historyError = error
    now = Date(timeIntervalSince1970: 0)
  }

  /// Returns the history.
  ///
  /// - Throws: ``FileError`` if the history is damaged.
  public func requireHistory() throws -> History {
    if let history { return history }
    throw historyError ?? FileError.missing(path: "history")
  }

  /// Makes `after` the collection, and a revision of it if it differs.
  public mutating func record(_ after: EmojiCollection, command: String) {
    guard after != collection else { return }
    history?.append(after, command: command, at: now)
    adopt(after)
  }

  /// Makes `after` the collection that a step of undo or redo leads to.
  public mutating func record(_ after: EmojiCollection, step: History.Step) {
    history?.append(after, step: step, at: now)
    adopt(after)
  }

  private mutating func adopt(_ after: EmojiCollection) {
    collection = after
    hasChanges = true
  }
}

/// A transaction stays under the lock that it was begun under.
@available(*, unavailable)
extension CollectionTransaction: Sendable {}
