import Diff

/// Takes all emoji out of sections; the sections stay.
public struct ClearSections: CollectionAction {
  /// The sections' indexes; `nil` is every section.
  public var sections: [Int]?

  /// Creates the action.
  public init(_ sections: [Int]? = nil) {
    self.sections = sections
  }

  /// The command that asks for this action.
  public var command: String {
    (["clear"] + (sections ?? []).map(String.init)).joined(separator: " ")
  }

  /// Empties the sections.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    for section in try collection.chosen(sections) {
      collection.sections[section].elements = []
    }
  }
}
