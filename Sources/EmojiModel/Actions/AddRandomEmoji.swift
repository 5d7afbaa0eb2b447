/// Places emoji that chance chooses in a section.
public struct AddRandomEmoji: CollectionAction {
  /// How many to add.
  public var count: Int
  /// What the choice follows from.
  public var seed: UInt64
  /// The section's index.
  public var section: Int
  /// Where the first one will stand; `nil` is the end of the section.
  public var index: Int?

  /// Creates the action.
  public init(
    count: Int = 1, seed: UInt64, to section: Int, at index: Int? = nil
  ) {
    self.count = count
    self.seed = seed
    self.section = section
    self.index = index
  }

  /// The command that asks for this action.
  public var command: String {
    "add \(section) --random \(count) --seed \(seed)"
      + (index.map { " --at \($0)" } ?? "")
  }

  /// Chooses the emoji and places them.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    let limit = CollectionFile.maximumCount
    guard count <= limit else {
      throw .tooMany(count: count, limit: limit)
    }
    var generator = SeededGenerator(seed: seed)
    let emoji = (0..<max(0, count)).map { _ in
      Emoji.random(using: &generator)
    }
    try AddEmoji(emoji, to: section, at: index).reduce(&collection)
  }
}
