public import Diff

/// Puts another emoji in the place of one.
public struct ReplaceEmoji: CollectionAction {
  /// The place.
  public var position: ItemPosition
  /// What will stand there.
  public var emoji: Emoji

  /// Creates the action.
  public init(at position: ItemPosition, with emoji: Emoji) {
    self.position = position
    self.emoji = emoji
  }

  /// The command that asks for this action.
  public var command: String {
    "replace \(position.section) \(position.index) \(emoji)"
  }

  /// Replaces the emoji.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireItem(position.index, in: position.section)
    collection.sections[position.section].elements[position.index] = emoji
  }
}
