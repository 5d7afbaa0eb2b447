import Diff

/// Takes in what a file holds.
///
/// Sections are matched by their titles, and of each emoji only the repeats are
/// added that are missing: what is there stays, and importing the same once more
/// changes nothing.
public struct ImportEmoji: CollectionAction {
  /// What the file holds.
  public var imported: ImportedEmoji
  /// The index of the section that everything goes to; nil keeps the titles.
  public var section: Int?
  /// Whether what is there goes: all of it, or all in `section`.
  public var replaces: Bool
  /// What the history calls the file.
  public var source: String

  /// Creates the action.
  public init(
    _ imported: ImportedEmoji, to section: Int? = nil, replaces: Bool = false,
    source: String
  ) {
    self.imported = imported
    self.section = section
    self.replaces = replaces
    self.source = source
  }

  /// The command that asks for this action.
  public var command: String {
    "import \(source)" + (section.map { " \($0)" } ?? "")
      + (replaces ? " --replace" : "")
  }

  /// Takes the emoji in.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    if let section {
      try collection.requireSection(section)
      let emoji = imported.parts.flatMap(\.emoji)
      if replaces { collection.sections[section].elements = [] }
      merge(emoji, into: &collection.sections[section].elements)
      return
    }
    let first = collection.sections.first?.title
    let sections = imported.sections(
      untitled: first ?? ImportedEmoji.standardTitle)
    if replaces { collection.sections = [] }
    merge(sections, into: &collection.sections)
  }

  private func merge(
    _ sections: [EmojiSection], into all: inout [EmojiSection]
  ) {
    var places: [SectionTitle: Int] = [:]
    for (index, section) in all.enumerated() {
      places[section.title] = index
    }
    for section in sections {
      if let place = places[section.title] {
        merge(section.elements, into: &all[place].elements)
      } else {
        all.append(section)
      }
    }
  }

  /// Adds the repeats that are missing, in order.
  private func merge(_ emoji: [Emoji], into elements: inout [Emoji]) {
    var rest: [Emoji: Int] = [:]
    for emoji in elements {
      rest[emoji, default: 0] += 1
    }
    for emoji in emoji {
      if let count = rest[emoji], count > 0 {
        rest[emoji] = count - 1
      } else {
        elements.append(emoji)
      }
    }
  }
}
