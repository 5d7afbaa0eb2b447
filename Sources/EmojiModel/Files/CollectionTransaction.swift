public import Diff
import FoundationEssentials

/// A change to a collection while it is being made, under its lock.
public struct CollectionTransaction {
  /// The collection as it is now.
  public private(set) var collection: EmojiCollection
  /// Whether there is anything to write.
  public private(set) var hasChanges = false
  /// What the only new revision changes; `nil` if there is none, or several.
  public private(set) var changes: CollectionChangeset?
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
  ///
  /// - Parameters:
  ///   - after: The new collection.
  ///   - command: The command that asks for it.
  ///   - step: The step of undo or redo that it is, if it is one.
  public mutating func record(
    _ after: EmojiCollection, command: String, step: History.Step? = nil
  ) {
    let changes = collection.changes(to: after)
    guard step != nil || !changes.isEmpty else { return }
    history?.append(after, changes, command: command, step: step, at: now)
    collection = after
    self.changes = hasChanges ? nil : changes
    hasChanges = true
  }
}

/// A transaction stays under the lock that it was begun under.
@available(*, unavailable)
extension CollectionTransaction: Sendable {}
