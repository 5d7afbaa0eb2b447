import Diff

/// Adds an empty section: at the end, or at an index.
public struct AddSection: CollectionAction {
  /// The new section's title.
  public var title: SectionTitle
  /// Where the section will stand; `nil` is the end.
  public var index: Int?

  /// Creates the action.
  public init(_ title: SectionTitle, at index: Int? = nil) {
    self.title = title
    self.index = index
  }

  /// The command that asks for this action.
  public var command: String {
    "section add \(quoted(title))" + (index.map { " --at \($0)" } ?? "")
  }

  /// Adds the section.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireFreeTitle(title)
    let limit = collection.sections.count
    let place = index ?? limit
    guard (0...limit).contains(place) else {
      throw .noSectionPlace(index: place, limit: limit)
    }
    collection.sections.insert(EmojiSection(title: title), at: place)
  }
}

/// Gives a section another title.
public struct RenameSection: CollectionAction {
  /// The section's index.
  public var section: Int
  /// The title that it gets.
  public var title: SectionTitle

  /// Creates the action.
  public init(_ section: Int, to title: SectionTitle) {
    self.section = section
    self.title = title
  }

  /// The command that asks for this action.
  public var command: String { "section rename \(section) \(quoted(title))" }

  /// Renames the section.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireSection(section)
    try collection.requireFreeTitle(title, except: section)
    collection.sections[section].title = title
  }
}

/// Moves a section with all its emoji.
public struct MoveSection: CollectionAction {
  /// The section's index.
  public var from: Int
  /// Where it will stand, counted after it was taken out.
  public var to: Int

  /// Creates the action.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }

  /// The command that asks for this action.
  public var command: String { "section move \(from) \(to)" }

  /// Moves the section.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireSection(from)
    guard collection.sections.indices.contains(to) else {
      throw .noSectionPlace(index: to, limit: collection.sections.count - 1)
    }
    collection.sections.insert(collection.sections.remove(at: from), at: to)
  }
}

/// Removes a section and all its emoji.
public struct RemoveSection: CollectionAction {
  /// The section's index.
  public var section: Int

  /// Creates the action.
  public init(_ section: Int) {
    self.section = section
  }

  /// The command that asks for this action.
  public var command: String { "section remove \(section)" }

  /// Removes the section.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    try collection.requireSection(section)
    collection.sections.remove(at: section)
  }
}

/// Returns a title as a person would type it in a shell.
private func quoted(_ title: SectionTitle) -> String {
  "'"
    + title.text.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: "'\\''") + "'"
}
