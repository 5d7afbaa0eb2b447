import Diff

/// Takes an emoji that chance chooses out of a section.
public struct RemoveRandomEmoji: CollectionAction {
  /// The section's index.
  public var section: Int
  /// What the choice follows from.
  public var seed: UInt64

  /// Creates the action.
  public init(from section: Int, seed: UInt64) {
    self.section = section
    self.seed = seed
  }

  /// The command that asks for this action.
  public var command: String { "remove \(section) --random --seed \(seed)" }

  /// Chooses an emoji and takes it out.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireSection(section)
    let count = collection.sections[section].elements.count
    guard count > 0 else {
      throw .emptySection(collection.sections[section].title)
    }
    var generator = SeededGenerator(seed: seed)
    let index = generator.next(below: count)
    collection.sections[section].elements.remove(at: index)
  }
}
