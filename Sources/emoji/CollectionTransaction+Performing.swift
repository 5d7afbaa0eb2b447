import Diff
import EmojiModel
import Redux

extension CollectionTransaction {
  /// Carries an action out, and records what it changed.
  ///
  /// - Returns: The command that stands for it.
  /// - Throws: Why nothing was changed.
  @MainActor
  @discardableResult
  mutating func perform(_ action: any CollectionAction) throws -> String {
    try perform(action, step: nil)
  }

  /// Takes a step of undo or redo.
  ///
  /// - Returns: The command that stands for it.
  /// - Throws: Why nothing was changed.
  @MainActor
  @discardableResult
  mutating func perform(_ step: History.Step) throws -> String {
    try perform(
      ApplyChangeset(step.changes, command: step.command), step: step)
  }

  /// Makes the collection another one.
  ///
  /// - Returns: The command that stands for it.
  /// - Throws: Why nothing was changed.
  @MainActor
  @discardableResult
  mutating func perform(
    _ command: String, leadingTo target: EmojiCollection
  ) throws -> String {
    try perform(
      ApplyChangeset(collection.changes(to: target), command: command))
  }

  @MainActor
  private mutating func perform(
    _ action: any CollectionAction, step: History.Step?
  ) throws -> String {
    record(
      try collection.reduced(by: action), command: action.command, step: step)
    return action.command
  }
}

extension EmojiCollection {
  /// Returns the collection after an action, by way of a store.
  @MainActor
  func reduced(by action: any CollectionAction) throws -> EmojiCollection {
    let store = Store(CollectionState(self), CollectionState.stages)
    store.send(action)
    if let failure = store.failure { throw failure.error }
    return store.state.collection
  }
}
