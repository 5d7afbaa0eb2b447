public import Redux

/// The state of the program: the collection, and what is shown of it.
public struct CollectionState: StoreState {
  /// The collection.
  public internal(set) var collection: EmojiCollection
  /// What is shown of it; always what ``SectionModel/build(from:)`` gives.
  public internal(set) var models: [SectionModel]

  /// Creates the state that shows a collection.
  public init(_ collection: EmojiCollection) {
    self.collection = collection
    models = SectionModel.build(from: collection)
  }

  /// The flows of all actions: first the collection changes, then its models
  /// follow.
  public static let stages: [Stage<CollectionState>] = [
    flow(AddEmoji.self),
    flow(AddRandomEmoji.self),
    flow(RemoveEmoji.self),
    flow(RemoveRandomEmoji.self),
    flow(MoveEmoji.self),
    flow(ReplaceEmoji.self),
    flow(ShuffleEmoji.self),
    flow(SortEmoji.self),
    flow(DedupeEmoji.self),
    flow(ImportEmoji.self),
    flow(ClearSections.self),
    flow(AddSection.self),
    flow(RenameSection.self),
    flow(MoveSection.self),
    flow(RemoveSection.self),
    flow(ApplyChangeset.self),
  ]

  private static func flow<A: CollectionAction>(
    _ type: A.Type
  ) -> Stage<CollectionState> {
    .flow(type, change, buildModels)
  }

  private static func change(
    _ state: inout CollectionState, _ action: some CollectionAction
  ) throws {
    try action.reduce(&state.collection)
  }

  private static func buildModels(
    _ state: inout CollectionState, _: some CollectionAction
  ) {
    state.models = SectionModel.build(from: state.collection)
  }
}
