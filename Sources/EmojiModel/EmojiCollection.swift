public import Diff

/// A titled, ordered list of emoji; the same emoji may stand in it twice.
public typealias EmojiSection = ListSection<SectionTitle, Emoji>

/// What turns one collection into another.
public typealias CollectionChangeset = SectionedChangeset<SectionTitle, Emoji>

/// Named sections of emoji, in an order that the person chose.
public struct EmojiCollection: Hashable, Sendable {
  /// The sections, in order; no two have the same title.
  public internal(set) var sections: [EmojiSection]

  /// Creates a collection.
  ///
  /// - Throws: ``CollectionError/titleTaken(_:)`` if two sections have the same
  ///   title.
  public init(sections: [EmojiSection]) throws(CollectionError) {
    var titles: Set<SectionTitle> = []
    for section in sections where !titles.insert(section.title).inserted {
      throw .titleTaken(section.title)
    }
    self.sections = sections
  }

  private init(unchecked sections: [EmojiSection]) {
    self.sections = sections
  }

  /// The collection that a person starts with: three empty sections.
  public static let new = EmojiCollection(
    unchecked: (0..<3).compactMap { number in
      (try? SectionTitle("Emoji Section \(number)")).map {
        EmojiSection(title: $0)
      }
    })

  /// The number of emoji in all sections together.
  public var count: Int {
    sections.reduce(0) { $0 + $1.elements.count }
  }

  /// The changes that turn this collection into `after`.
  public func changes(to after: EmojiCollection) -> CollectionChangeset {
    CollectionChangeset(from: sections, to: after.sections)
  }

  /// Returns the collection that `changes` lead to.
  ///
  /// - Throws: ``CollectionError/misfit(_:)`` at the first place where the
  ///   changes do not fit, ``CollectionError/titleTaken(_:)`` if they would give
  ///   two sections the same title.
  public func applying(
    _ changes: CollectionChangeset
  ) throws(CollectionError) -> EmojiCollection {
    let changed: [EmojiSection]
    do throws(Misfit) {
      changed = try sections.applying(changes)
    } catch {
      throw .misfit(error)
    }
    return try EmojiCollection(sections: changed)
  }
}
