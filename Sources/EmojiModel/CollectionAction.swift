import Diff
public import Redux

/// Something that a person can ask of a collection.
///
/// Sections and items are told by their index in the collection as it is before
/// the action; chance comes in as a seed.
public protocol CollectionAction: Action {
  /// The command that asks for this action, as the history shows it.
  var command: String { get }

  /// Carries the action out.
  ///
  /// - Throws: ``CollectionError`` if the collection has no such place; what is
  ///   left in `collection` is then without meaning.
  func reduce(_ collection: inout EmojiCollection) throws(CollectionError)
}

extension EmojiCollection {
  /// Throws unless there is a section at `index`.
  func requireSection(_ index: Int) throws(CollectionError) {
    guard sections.indices.contains(index) else {
      throw .noSection(index: index, count: sections.count)
    }
  }

  /// Throws unless there is an emoji at `index` of section `section`.
  func requireItem(_ index: Int, in section: Int) throws(CollectionError) {
    try requireSection(section)
    let elements = sections[section].elements
    guard elements.indices.contains(index) else {
      throw .noItem(
        index: index, section: sections[section].title, count: elements.count)
    }
  }

  /// Throws unless an emoji can be placed at `index` of section `section`.
  func requirePlace(_ index: Int, in section: Int) throws(CollectionError) {
    try requireSection(section)
    let limit = sections[section].elements.count
    guard (0...limit).contains(index) else {
      throw .noItemPlace(
        index: index, section: sections[section].title, limit: limit)
    }
  }

  /// Throws if a section other than `section` has the title.
  func requireFreeTitle(
    _ title: SectionTitle, except section: Int? = nil
  ) throws(CollectionError) {
    let holder = sections.firstIndex { $0.title == title }
    guard holder == nil || holder == section else { throw .titleTaken(title) }
  }

  /// Throws if an index stands twice in `indexes`.
  static func requireDistinct(_ indexes: [Int]) throws(CollectionError) {
    var seen: Set<Int> = []
    for index in indexes where !seen.insert(index).inserted {
      throw .repeatedIndex(index)
    }
  }
}
