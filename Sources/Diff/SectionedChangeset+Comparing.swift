extension SectionedChangeset {
  /// Returns the changes that turn the sections `before` into `after`.
  ///
  /// Sections with equal titles are the same section. Of the others, renamed ones
  /// are found by what they hold: at least half of the larger section, and by their
  /// index where one side is empty. Given these, the item changes are as few as
  /// there can be unless told otherwise, and so are the section moves.
  ///
  /// - Parameters:
  ///   - before: The sections before.
  ///   - after: The sections after.
  ///   - algorithm: How to search within each section.
  ///   - effort: How much work the fewest moves may take.
  /// - Complexity: O(*n* + *m*) hashes and comparisons of titles and items for all that
  ///   the two states hold. What comes on integers after that depends on the
  ///   algorithm, see <doc:Choosing>; finding renamed sections takes a step for each
  ///   two sections without a partner and each symbol that both hold.
  @inlinable
  public init(
    from before: [ListSection<Title, Element>],
    to after: [ListSection<Title, Element>],
    by algorithm: DiffAlgorithm = .shortest, effort: Effort = .exact
  ) {
    var pairs = SectionPairs(
      titles: SymbolLists(before.map(\.title), after.map(\.title)))
    let items = Self.flatten(before, after, pairs)
    let symbols = SymbolLists(items.before.elements, items.after.elements)
    let regions = SectionRegions(
      beforeStarts: items.before.starts, afterStarts: items.after.starts
    ).pairing(symbols, within: effort, into: &pairs)
    let matching = Matching(
      of: symbols, in: regions, by: algorithm, effort: effort)
    self.init(
      sectionDeletes: pairs.deleted.map {
        SectionEntry(section: $0, title: before[$0].title)
      },
      sectionInserts: pairs.inserted.map {
        SectionEntry(section: $0, title: after[$0].title)
      },
      sectionMoves: pairs.moved.map {
        SectionMove(from: pairs.sources[$0], to: $0, title: after[$0].title)
      },
      sectionRenames: Self.renames(before, after, pairs),
      deletes: Self.deletes(matching, items.before),
      inserts: Self.inserts(matching, items.after),
      moves: Self.moves(matching, items.before, items.after))
  }

  /// Puts all items into two lists, but for the common ends of paired sections.
  @inlinable
  static func flatten(
    _ before: [ListSection<Title, Element>],
    _ after: [ListSection<Title, Element>], _ pairs: SectionPairs
  ) -> (before: FlatItems<Element>, after: FlatItems<Element>) {
    var ends: [CommonEnds] = []
    var (oldItems, newItems) = (FlatItems<Element>(), FlatItems<Element>())
    for (index, target) in pairs.targets.enumerated() {
      let old = before[index].elements
      let common =
        target < 0
        ? CommonEnds.none : CommonEnds(of: old, and: after[target].elements)
      ends.append(common)
      oldItems.append(common.middle(of: old.count), of: old)
    }
    for (index, source) in pairs.sources.enumerated() {
      let new = after[index].elements
      let common = source < 0 ? CommonEnds.none : ends[source]
      newItems.append(common.middle(of: new.count), of: new)
    }
    return (oldItems, newItems)
  }

  /// The paired sections whose titles differ.
  @inlinable
  static func renames(
    _ before: [ListSection<Title, Element>],
    _ after: [ListSection<Title, Element>], _ pairs: SectionPairs
  ) -> [SectionRename] {
    pairs.sources.enumerated().compactMap { index, source in
      if source < 0 || before[source].title == after[index].title {
        return nil
      }
      return SectionRename(
        from: source, to: index, before: before[source].title,
        after: after[index].title)
    }
  }

  /// The items without a partner in `after`.
  @inlinable
  static func deletes(
    _ matching: borrowing Matching, _ items: FlatItems<Element>
  ) -> [Entry] {
    var deletes: [Entry] = []
    deletes.reserveCapacity(matching.beforeCount - matching.pairs)
    for section in items.skips.indices {
      for offset in items.range(of: section) where matching.isDeleted(offset) {
        deletes.append(
          Entry(
            position: items.position(offset, in: section),
            element: items.elements[offset]))
      }
    }
    return deletes
  }

  /// The items without a partner in `before`.
  @inlinable
  static func inserts(
    _ matching: borrowing Matching, _ items: FlatItems<Element>
  ) -> [Entry] {
    var inserts: [Entry] = []
    inserts.reserveCapacity(matching.afterCount - matching.pairs)
    for section in items.skips.indices {
      for offset in items.range(of: section) {
        guard case .alone = matching.fate(at: offset) else { continue }
        inserts.append(
          Entry(
            position: items.position(offset, in: section),
            element: items.elements[offset]))
      }
    }
    return inserts
  }

  /// The items that stand elsewhere in their section or in another.
  @inlinable
  static func moves(
    _ matching: borrowing Matching, _ before: FlatItems<Element>,
    _ after: FlatItems<Element>
  ) -> [Move] {
    if matching.moves == 0 { return [] }
    var moves: [Move] = []
    moves.reserveCapacity(matching.moves)
    let sections = before.sections
    for section in after.skips.indices {
      for offset in after.range(of: section) {
        guard case .moved(let source) = matching.fate(at: offset) else {
          continue
        }
        moves.append(
          Move(
            from: before.position(source, in: sections[source]),
            to: after.position(offset, in: section),
            element: after.elements[offset]))
      }
    }
    return moves
  }
}
