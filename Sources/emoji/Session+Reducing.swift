import EmojiModel
import Redux

extension Session {
  /// Returns the collection after an action, by way of a store.
  func reduce(
    _ collection: EmojiCollection, _ action: any CollectionAction
  ) throws -> EmojiCollection {
    let store = Store(CollectionState(collection), CollectionState.stages)
    store.send(action)
    if let failure = store.failure { throw failure.error }
    return store.state.collection
  }
}
