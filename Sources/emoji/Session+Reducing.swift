import EmojiModel
import Redux

extension Session {
  /// Returns the collection after an action, by way of a store.
  func reduce(
    _ collection: EmojiCollection, _ action: any CollectionAction
  ) throws -> EmojiCollection {
    try collection.reduced(by: action)
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
