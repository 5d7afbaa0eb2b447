public import Diff

/// Carries out a changeset: an undo, a redo, or one that a person brought.
public struct ApplyChangeset: CollectionAction {
  /// What to change.
  public var changes: CollectionChangeset
  /// The command that asks for this action.
  public var command: String

  /// Creates the action.
  ///
  /// - Parameters:
  ///   - changes: What to change.
  ///   - command: What the history calls it, `undo 5` for instance.
  public init(_ changes: CollectionChangeset, command: String) {
    self.changes = changes
    self.command = command
  }

  /// Applies the changes, if they fit.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    collection = try collection.applying(changes)
  }
}
