import EmojiModel

extension Session {
  /// Prints what an action would change, and writes nothing.
  ///
  /// - Parameter action: Makes the action for the collection as it is.
  /// - Returns: What the tool ends with.
  /// - Throws: Why nothing could be changed.
  func preview(
    _ action: (EmojiCollection) throws -> any CollectionAction
  ) throws -> ExitCode {
    let history = try history()
    let before = history.collection
    let after = try before.reduced(by: action(before))
    let next = history.revision + (before == after ? 0 : 1)
    try report(
      Change(
        before: before, after: after, changes: before.changes(to: after),
        from: history.revision, to: next))
    return .done
  }
}
