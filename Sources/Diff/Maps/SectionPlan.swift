/// Where the sections of a changed state come from, checked against the old ones.
struct SectionPlan<Title: Hashable, Element: Hashable> {
  /// A section of the new state.
  private struct Slot {
    /// The section it was, or nil when it is new.
    let source: Int?
    var title: Title
  }

  private let slots: [Slot]
  private let deleted: [Int]

  /// Works out the new order and titles of sections.
  init(
    _ changes: SectionedChangeset<Title, Element>,
    before: [ListSection<Title, Element>]
  ) throws(Misfit) {
    deleted = changes.sectionDeletes.map(\.section).sorted()
    let taken = deleted + changes.sectionMoves.map(\.from)
    let stays = try Self.staying(taken.sorted(), of: before)
    for delete in changes.sectionDeletes
    where before[delete.section].title != delete.title {
      throw .otherTitle(section: delete.section)
    }
    let placed =
      changes.sectionMoves.map {
        ($0.to, Slot(source: $0.from, title: before[$0.from].title))
      }
      + changes.sectionInserts.map {
        ($0.section, Slot(source: nil, title: $0.title))
      }
    let order = try Self.placing(
      placed.sorted { $0.0 < $1.0 },
      into: stays.map { Slot(source: $0, title: before[$0].title) })
    slots = try Self.renaming(changes.sectionRenames, in: order)
    for move in changes.sectionMoves where slots[move.to].title != move.title {
      throw .otherTitle(section: move.from)
    }
  }

  /// Throws when a section would take items with it that are not accounted for.
  func checkDeletedSectionsAreEmpty(
    in rest: [ListSection<Title, Element>]
  ) throws(Misfit) {
    for section in deleted where !rest[section].elements.isEmpty {
      throw .otherItem(ItemPosition(section: section, index: 0))
    }
  }

  /// Returns the new sections, without the items that will be placed in them.
  func sections(
    from rest: [ListSection<Title, Element>]
  ) -> [ListSection<Title, Element>] {
    slots.map { slot in
      ListSection(
        title: slot.title, elements: slot.source.map { rest[$0].elements } ?? []
      )
    }
  }

  /// The sections that are neither deleted nor moved.
  private static func staying(
    _ taken: [Int], of before: [ListSection<Title, Element>]
  ) throws(Misfit) -> [Int] {
    var stays: [Int] = []
    var start = 0
    for section in taken {
      guard before.indices.contains(section) else { throw .noSection(section) }
      guard section >= start else {
        throw .conflict(ItemPosition(section: section, index: 0))
      }
      stays += start..<section
      start = section + 1
    }
    return stays + (start..<before.count)
  }

  /// Puts moved and new sections between those that stay.
  private static func placing(
    _ placed: [(index: Int, slot: Slot)], into stays: [Slot]
  ) throws(Misfit) -> [Slot] {
    var order: [Slot] = []
    var start = 0
    for (index, slot) in placed {
      guard index >= 0, index - order.count <= stays.count - start else {
        throw .sectionOutOfRange(index)
      }
      guard index >= order.count else {
        throw .conflict(ItemPosition(section: index, index: 0))
      }
      let end = start + index - order.count
      order += stays[start..<end]
      order.append(slot)
      start = end
    }
    return order + stays[start...]
  }

  /// Gives sections their new titles.
  private static func renaming(
    _ renames: [SectionedChangeset<Title, Element>.SectionRename],
    in order: [Slot]
  ) throws(Misfit) -> [Slot] {
    var slots = order
    var renamed: Set<Int> = []
    for rename in renames.sorted(by: { $0.to < $1.to }) {
      guard order.indices.contains(rename.to) else {
        throw .sectionOutOfRange(rename.to)
      }
      guard order[rename.to].source == rename.from else {
        throw .noSection(rename.from)
      }
      guard renamed.insert(rename.to).inserted else {
        throw .conflict(ItemPosition(section: rename.to, index: 0))
      }
      guard slots[rename.to].title == rename.before else {
        throw .otherTitle(section: rename.from)
      }
      slots[rename.to].title = rename.after
    }
    return slots
  }
}
