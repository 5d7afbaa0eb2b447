import Diff

/// Takes emoji out of a section.
public struct RemoveEmoji: CollectionAction {
  /// The indexes of what goes, in any order.
  public var indexes: [Int]
  /// The section's index.
  public var section: Int

  /// Creates the action.
  public init(at indexes: [Int], from section: Int) {
    self.indexes = indexes
    self.section = section
  }

  /// The command that asks for this action.
  public var command: String {
    let first = indexes.prefix(10).map(String.init).joined(separator: " ")
    return indexes.count > 10
      ? "remove \(section) \(first) … (\(indexes.count) emoji)"
      : "remove \(section) \(first)"
  }

  /// Takes the emoji out.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireSection(section)
    try EmojiCollection.requireDistinct(indexes)
    for index in indexes {
      try collection.requireItem(index, in: section)
    }
    let gone = Set(indexes)
    collection.sections[section].elements =
      collection.sections[section].elements.enumerated()
      .filter { !gone.contains($0.offset) }.map(\.element)
  }
}
