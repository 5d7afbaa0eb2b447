public import Diff

/// Moves an emoji within its section or to another.
public struct MoveEmoji: CollectionAction {
  /// Where it stands.
  public var from: ItemPosition
  /// Where it will stand; the index counts after it was taken out.
  public var to: ItemPosition

  /// Creates the action.
  public init(from: ItemPosition, to: ItemPosition) {
    self.from = from
    self.to = to
  }

  /// The command that asks for this action.
  public var command: String {
    "move \(from.section) \(from.index) \(to.section) \(to.index)"
  }

  /// Moves the emoji.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireItem(from.index, in: from.section)
    try collection.requireSection(to.section)
    let emoji = collection.sections[from.section].elements
      .remove(at: from.index)
    try collection.requirePlace(to.index, in: to.section)
    collection.sections[to.section].elements.insert(emoji, at: to.index)
  }
}
