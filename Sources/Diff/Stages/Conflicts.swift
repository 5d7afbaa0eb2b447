/// What a list view would refuse if all changes were made in one batch.
struct Conflicts {
  /// An item move and what can be in its way.
  struct Move {
    let leavesDeletedSection: Bool
    let entersInsertedSection: Bool
    let isUpdated: Bool
    /// The section it leaves, by index in `after`, if that one moves.
    let movedSource: Int?
    /// The section it enters, by index in `after`, if that one moves.
    let movedTarget: Int?

    var movedSections: [Int] { [movedSource, movedTarget].compactMap { $0 } }

    var isFree: Bool {
      !leavesDeletedSection && !entersInsertedSection && !isUpdated
        && movedSections.isEmpty
    }

    /// The stages of two in which it may be made, its update being made in the other.
    var stages: Set<Int> {
      var stages: Set<Int> = [0, 1]
      if leavesDeletedSection { stages.remove(1) }
      if entersInsertedSection { stages.remove(0) }
      // The update is made where the item stands then: before it moves where it
      // was, after that where it is; there the section must not move either.
      if isUpdated, movedSource != nil { stages.remove(1) }
      if isUpdated, movedTarget != nil { stages.remove(0) }
      return stages
    }
  }

  /// The item moves, by their position in `after`.
  let moves: [ItemPosition: Move]
  let insertedSections: Set<Int>

  private let map: SectionMap
  private let movedSections: Set<Int>
  private let hasItemChangesInMovedSections: Bool

  init<Title, Element>(_ changes: SectionedChangeset<Title, Element>) {
    let map = SectionMap(changes)
    let moved = Set(changes.sectionMoves.map(\.to))
    let inserted = Set(changes.sectionInserts.map(\.section))
    let updated = Set(changes.updates.map(\.to))
    self.map = map
    movedSections = moved
    insertedSections = inserted
    let touched =
      changes.deletes.compactMap { map.after($0.position.section) }
      + changes.inserts.map(\.position.section)
      + changes.updates.map(\.to.section)
    hasItemChangesInMovedSections = touched.contains(where: moved.contains)
    moves = Dictionary(
      changes.moves.map { move in
        let source = map.after(move.from.section)
        let target = move.to.section
        let facts = Move(
          leavesDeletedSection: source == nil,
          entersInsertedSection: inserted.contains(target),
          isUpdated: updated.contains(move.to),
          movedSource: source.flatMap { moved.contains($0) ? $0 : nil },
          movedTarget: moved.contains(target) ? target : nil)
        return (move.to, facts)
      }, uniquingKeysWith: { $1 })
  }

  /// Which section a section of `before` is.
  func identity(_ section: Int) -> SectionMap.Identity {
    map.identity(ofBefore: section)
  }

  /// Whether one batch can hold everything.
  var areNone: Bool {
    !hasItemChangesInMovedSections && moves.values.allSatisfy(\.isFree)
  }

  /// The stage of two that is left for a move, if only one is.
  func onlyStage(of move: Move) -> Int? {
    move.stages.count == 1 ? move.stages.first : nil
  }

  /// In which of two stages each section moves, or nil when two are not enough.
  ///
  /// Sections between which items move must move in the same stage, which is the one
  /// in which those items do not.
  var sectionMovesOfTwoStages: [Int: Int]? {
    var groups = Groups()
    for move in moves.values {
      if move.stages.isEmpty { return nil }
      let sections = move.movedSections
      if sections.count == 2 { groups.join(sections[0], sections[1]) }
    }
    var stages: [Int: Int] = [:]
    for move in moves.values {
      guard let section = move.movedSections.first,
        let stage = onlyStage(of: move)
      else { continue }
      let group = groups.leader(of: section)
      if let other = stages[group], other != 1 - stage { return nil }
      stages[group] = 1 - stage
    }
    var sectionMoves: [Int: Int] = [:]
    for section in movedSections {
      sectionMoves[section] = stages[groups.leader(of: section)] ?? 1
    }
    return sectionMoves
  }
}

/// Sections that belong together (a union-find forest).
private struct Groups {
  private var parents: [Int: Int] = [:]

  /// The section that stands for a section's group.
  ///
  /// - Complexity: O(log *s*) for *s* sections on average over many calls, since each
  ///   halves the way of all sections that it passes.
  mutating func leader(of section: Int) -> Int {
    var section = section
    while let parent = parents[section] {
      let next = parents[parent]
      parents[section] = next ?? parent
      section = next ?? parent
    }
    return section
  }

  /// Makes one group of two.
  mutating func join(_ section: Int, _ other: Int) {
    let (leader, newLeader) = (leader(of: section), leader(of: other))
    if leader != newLeader { parents[leader] = newLeader }
  }
}
