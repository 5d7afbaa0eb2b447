public import Diff

/// Why an old change cannot be taken back any more.
public enum RevertConflict: Error, Equatable, Sendable {
  /// An emoji that the change placed or moved is there no more.
  case emojiGone(Emoji, section: SectionTitle)
  /// A section that the change was made in, or added, is there no more.
  case sectionGone(SectionTitle)
  /// A section that the change added has got other emoji since.
  case sectionInUse(SectionTitle)
  /// A section that the change renamed has got yet another title since.
  case sectionRenamed(SectionTitle)
  /// Another section has the title that would come back.
  case titleTaken(SectionTitle)
}

extension RevertConflict: CustomStringConvertible {
  /// Where the change does not fit any more.
  public var description: String {
    switch self {
    case .emojiGone(let emoji, let section):
      "\(emoji) in \"\(section)\" was removed since"
    case .sectionGone(let title):
      "the section \"\(title)\" was removed since"
    case .sectionInUse(let title):
      "the section \"\(title)\" has got other emoji since"
    case .sectionRenamed(let title):
      "the section \"\(title)\" was renamed since"
    case .titleTaken(let title):
      "another section has the title \"\(title)\" by now"
    }
  }
}

extension EmojiCollection {
  /// Returns this collection without what an old change did.
  ///
  /// Each emoji is followed from the state after the change to now; what the
  /// change took out or moved comes back behind the emoji that stood before it.
  ///
  /// - Parameters:
  ///   - changes: The old change.
  ///   - after: The collection right after it.
  /// - Returns: The collection in which only that change is taken back.
  /// - Throws: ``RevertConflict`` at the first place that does not fit any more,
  ///   ``CollectionError`` if `changes` did not lead to `after`.
  /// - Complexity: That of two changesets, and O(*k* *m*) for *k* changes in
  ///   sections of at most *m* emoji.
  public func reverting(
    _ changes: CollectionChangeset, after: EmojiCollection
  ) throws -> EmojiCollection {
    var traced = TracedCollection(after)
    let inverse = changes.inverted
    let past = try traced.following(inverse)
    let now = try traced.following(after.changes(to: self))
    var revert = Revert(
      traced: traced, past: past, now: now, inverse: inverse, after: after)
    return try revert.result(in: self)
  }
}

/// The sections and emoji of a state, by numbers that follow them to others.
private struct TracedCollection {
  typealias Sections = [ListSection<Int, Int>]

  /// The state, in numbers.
  let sections: Sections
  /// The emoji of each number.
  private(set) var emoji: [Emoji] = []
  /// The number of the last section that was new.
  private var lastSection: Int

  init(_ collection: EmojiCollection) {
    var emoji: [Emoji] = []
    sections = collection.sections.enumerated().map { index, section in
      let first = emoji.count
      emoji += section.elements
      return ListSection(title: index, elements: Array(first..<emoji.count))
    }
    self.emoji = emoji
    lastSection = sections.count
  }

  /// Returns the state that changes lead to, in numbers; what is new gets new
  /// ones.
  mutating func following(
    _ changes: CollectionChangeset
  ) throws -> Sections {
    let traced = SectionedChangeset<Int, Int>(
      sectionDeletes: changes.sectionDeletes.map {
        .init(section: $0.section, title: $0.section)
      },
      sectionInserts: changes.sectionInserts.map {
        lastSection += 1
        return .init(section: $0.section, title: lastSection)
      },
      sectionMoves: changes.sectionMoves.map {
        .init(from: $0.from, to: $0.to, title: $0.from)
      },
      deletes: changes.deletes.map {
        .init(position: $0.position, element: number(at: $0.position))
      },
      inserts: changes.inserts.map {
        emoji.append($0.element)
        return .init(position: $0.position, element: emoji.count - 1)
      },
      moves: changes.moves.map {
        .init(from: $0.from, to: $0.to, element: number(at: $0.from))
      })
    do {
      return try sections.applying(traced)
    } catch {
      throw CollectionError.misfit(error)
    }
  }

  func number(at position: ItemPosition) -> Int {
    guard sections.indices.contains(position.section),
      sections[position.section].elements.indices.contains(position.index)
    else { return -1 }
    return sections[position.section].elements[position.index]
  }
}

/// One change being taken back.
private struct Revert {
  let traced: TracedCollection
  let past: TracedCollection.Sections
  var now: TracedCollection.Sections
  let inverse: CollectionChangeset
  let after: EmojiCollection
  private var titles: [Int: SectionTitle] = [:]

  init(
    traced: TracedCollection, past: TracedCollection.Sections,
    now: TracedCollection.Sections, inverse: CollectionChangeset,
    after: EmojiCollection
  ) {
    self.traced = traced
    self.past = past
    self.now = now
    self.inverse = inverse
    self.after = after
  }

  mutating func result(in current: EmojiCollection) throws -> EmojiCollection {
    for (section, own) in zip(now, current.sections) {
      titles[section.title] = own.title
    }
    try takeItemsOut()
    try takeSectionsOut()
    try placeSections()
    try rename()
    try placeItems()
    return try collection()
  }

  private mutating func takeItemsOut() throws(RevertConflict) {
    let places = inverse.deletes.map(\.position) + inverse.moves.map(\.from)
    for position in places {
      let number = traced.number(at: position)
      guard let place = place(of: number) else {
        throw .emojiGone(
          traced.emoji[number], section: after.sections[position.section].title)
      }
      now[place.section].elements.remove(at: place.index)
    }
  }

  private mutating func takeSectionsOut() throws(RevertConflict) {
    for delete in inverse.sectionDeletes {
      guard let index = index(of: delete.section) else {
        throw .sectionGone(delete.title)
      }
      guard now[index].elements.isEmpty else {
        throw .sectionInUse(delete.title)
      }
      now.remove(at: index)
    }
  }

  private mutating func placeSections() throws(RevertConflict) {
    var waiting: [Int: ListSection<Int, Int>] = [:]
    for move in inverse.sectionMoves {
      guard let index = index(of: move.from) else {
        throw .sectionGone(move.title)
      }
      waiting[move.to] = now.remove(at: index)
    }
    for insert in inverse.sectionInserts {
      let number = past[insert.section].title
      titles[number] = insert.title
      waiting[insert.section] = ListSection(title: number)
    }
    for (target, section) in waiting.sorted(by: { $0.key < $1.key }) {
      now.insert(section, at: placeOfSection(target))
    }
  }

  private mutating func rename() throws(RevertConflict) {
    for rename in inverse.sectionRenames {
      guard titles[rename.from] != nil, index(of: rename.from) != nil else {
        throw .sectionGone(rename.before)
      }
      guard titles[rename.from] == rename.before else {
        throw .sectionRenamed(rename.before)
      }
      titles[rename.from] = rename.after
    }
  }

  private mutating func placeItems() throws(RevertConflict) {
    let targets = inverse.inserts.map(\.position) + inverse.moves.map(\.to)
    for target in targets.sorted() {
      let list = past[target.section]
      guard let section = index(of: list.title) else {
        // A section of the past that is new there was placed already.
        throw .sectionGone(after.sections[list.title].title)
      }
      let index = Revert.place(
        of: target.index, in: list.elements, among: now[section].elements)
      now[section].elements.insert(list.elements[target.index], at: index)
    }
  }

  /// Returns where section `index` of the past belongs among those of now.
  private func placeOfSection(_ index: Int) -> Int {
    Revert.place(of: index, in: past.map(\.title), among: now.map(\.title))
  }

  /// Returns where what stands at `index` of `past` belongs in `now`: behind the
  /// nearest of those before it that is there, else in front of the nearest of
  /// those behind it, else at the end.
  private static func place(
    of index: Int, in past: [Int], among now: [Int]
  ) -> Int {
    let places = Dictionary(
      now.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for number in past[..<index].reversed() {
      if let place = places[number] { return place + 1 }
    }
    for number in past[(index + 1)...] {
      if let place = places[number] { return place }
    }
    return now.count
  }

  private func index(of section: Int) -> Int? {
    now.firstIndex { $0.title == section }
  }

  private func place(of number: Int) -> ItemPosition? {
    for (section, list) in now.enumerated() {
      if let index = list.elements.firstIndex(of: number) {
        return ItemPosition(section: section, index: index)
      }
    }
    return nil
  }

  private func collection() throws -> EmojiCollection {
    let sections = now.compactMap { section in
      titles[section.title].map {
        EmojiSection(
          title: $0, elements: section.elements.map { traced.emoji[$0] })
      }
    }
    var seen: Set<SectionTitle> = []
    for section in sections where !seen.insert(section.title).inserted {
      throw RevertConflict.titleTaken(section.title)
    }
    return try EmojiCollection(sections: sections)
  }
}
