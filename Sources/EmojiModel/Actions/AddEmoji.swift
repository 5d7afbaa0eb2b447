import Diff

/// Places emoji in a section: at its end, or at an index.
public struct AddEmoji: CollectionAction {
  /// What to add, in order.
  public var emoji: [Emoji]
  /// The section's index.
  public var section: Int
  /// Where the first one will stand; `nil` is the end of the section.
  public var index: Int?

  /// Creates the action.
  public init(_ emoji: [Emoji], to section: Int, at index: Int? = nil) {
    self.emoji = emoji
    self.section = section
    self.index = index
  }

  /// The command that asks for this action.
  public var command: String {
    "add \(section) \(summary(of: emoji))" + (index.map { " --at \($0)" } ?? "")
  }

  /// Places the emoji.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireSection(section)
    let place = index ?? collection.sections[section].elements.count
    try collection.requirePlace(place, in: section)
    collection.sections[section].elements.insert(contentsOf: emoji, at: place)
  }
}

/// Returns the first few of many emoji, and how many there are.
func summary(of emoji: [Emoji]) -> String {
  let first = emoji.prefix(10).map(\.text).joined(separator: " ")
  return emoji.count > 10 ? "\(first) … (\(emoji.count) emoji)" : first
}
