import Diff

/// Puts the emoji of sections into another order, each section by itself.
public struct ShuffleEmoji: CollectionAction {
  /// The sections' indexes; `nil` is every section.
  public var sections: [Int]?
  /// What the order follows from.
  public var seed: UInt64

  /// Creates the action.
  public init(sections: [Int]? = nil, seed: UInt64) {
    self.sections = sections
    self.seed = seed
  }

  /// The command that asks for this action.
  public var command: String {
    "shuffle \(words(for: sections))--seed \(seed)"
  }

  /// Shuffles the sections one after the other with one generator.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    var generator = SeededGenerator(seed: seed)
    for section in try collection.chosen(sections) {
      collection.sections[section].elements = generator.shuffled(
        collection.sections[section].elements)
    }
  }
}

/// Returns section indexes as words, each followed by a space.
func words(for sections: [Int]?) -> String {
  (sections ?? []).map { "\($0) " }.joined()
}

extension EmojiCollection {
  /// Returns the chosen sections in rising order, or all of them.
  func chosen(_ indexes: [Int]?) throws(CollectionError) -> [Int] {
    guard let indexes else { return Array(sections.indices) }
    try EmojiCollection.requireDistinct(indexes)
    for index in indexes {
      try requireSection(index)
    }
    return indexes.sorted()
  }
}
