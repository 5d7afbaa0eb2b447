extension SectionedChangeset {
  /// Returns the batches in which a list view can show these changes.
  ///
  /// A list view refuses some changes in one batch: a section that moves while its
  /// items change, an item that moves out of a section that goes away or into one
  /// that arrives, an item that moves and is shown anew. Such changes are spread over
  /// as few stages as that takes: one where all is legal, three at most, and none
  /// where nothing changes.
  ///
  /// ```swift
  /// for stage in try changes.stages(from: shown) {
  ///   view.performBatchUpdates { shown = stage.state; … }
  /// }
  /// ```
  ///
  /// - Parameter before: The state that these changes start from.
  /// - Returns: The stages, the last one with the state these changes lead to.
  /// - Throws: ``Misfit`` when they do not fit it.
  /// - Complexity: O(*n* + *k* log *k*) for *n* items and *k* changes.
  public func stages(
    from before: [ListSection<Title, Element>]
  ) throws(Misfit) -> [Stage] {
    let after = try before.applying(self)
    if isEmpty { return [] }
    let schedule = Schedule(self)
    let merged = MergedStates(self, schedule, before: before, after: after)
    var snapshot = merged.snapshot(0)
    return (0..<schedule.stageCount).map { stage in
      let next = merged.snapshot(stage + 1)
      defer { snapshot = next }
      return makeStage(stage, schedule, from: snapshot, to: next)
    }
  }

  /// Collects the changes of one stage.
  private func makeStage(
    _ number: Int, _ schedule: Schedule, from old: Snapshot<Title, Element>,
    to new: Snapshot<Title, Element>
  ) -> Stage {
    var stage = Stage(state: new.state)
    if number == schedule.sectionDeletes {
      stage.sectionDeletes = sectionDeletes.compactMap {
        old.sectionsOfBefore[$0.section]
      }.sorted()
    }
    if number == schedule.sectionInserts {
      stage.sectionInserts = sectionInserts.compactMap {
        new.sectionsOfAfter[$0.section]
      }.sorted()
    }
    for move in sectionMoves where schedule.ofSectionMove(move.to) == number {
      guard let from = old.sectionsOfBefore[move.from],
        let to = new.sectionsOfAfter[move.to]
      else { continue }
      stage.sectionMoves.append(Stage.Shift(from: from, to: to))
    }
    if number == schedule.stageCount - 1 {
      stage.sectionRenames = sectionRenames.map(\.to)
    }
    addItems(number, schedule, from: old, to: new, into: &stage)
    return stage
  }

  /// Collects the item changes of one stage.
  private func addItems(
    _ number: Int, _ schedule: Schedule, from old: Snapshot<Title, Element>,
    to new: Snapshot<Title, Element>, into stage: inout Stage
  ) {
    stage.deletes = deletes.map(\.position).filter {
      schedule.ofDelete($0) == number && !schedule.goesWithSection($0)
    }.compactMap { old.itemsOfBefore[$0] }.sorted()
    stage.inserts = inserts.map(\.position).filter {
      schedule.ofInsert($0) == number && !schedule.comesWithSection($0)
    }.compactMap { new.itemsOfAfter[$0] }.sorted()
    for move in moves where schedule.ofMove(to: move.to) == number {
      guard let from = old.itemsOfBefore[move.from],
        let to = new.itemsOfAfter[move.to]
      else { continue }
      stage.moves.append(Stage.Shift(from: from, to: to))
    }
    stage.updates = updates.filter { schedule.ofUpdate($0.to) == number }
      .compactMap { old.itemsOfBefore[$0.from] }
      .sorted()
  }
}

extension Changeset where Element: Hashable {
  /// Returns the batches in which a list view with one section can show these changes.
  ///
  /// There are two where an element moves and is updated, one where none does, and
  /// none where nothing changes.
  ///
  /// - Parameter before: The list that these changes start from.
  /// - Returns: The stages, the list being section 0.
  /// - Throws: ``Misfit`` when they do not fit it.
  /// - Complexity: O(*n* + *k* log *k*) for *n* elements and *k* changes.
  public func stages(
    from before: [Element]
  ) throws(Misfit) -> [SectionedChangeset<Int, Element>.Stage] {
    func place(_ offset: Int) -> ItemPosition {
      ItemPosition(section: 0, index: offset)
    }
    let changes = SectionedChangeset<Int, Element>(
      deletes: deletes.map {
        .init(position: place($0.offset), element: $0.element)
      },
      inserts: inserts.map {
        .init(position: place($0.offset), element: $0.element)
      },
      moves: moves.map {
        .init(from: place($0.from), to: place($0.to), element: $0.element)
      },
      updates: updates.map {
        .init(
          from: place($0.from), to: place($0.to), before: $0.before,
          after: $0.after)
      })
    return try changes.stages(from: [ListSection(title: 0, elements: before)])
  }
}
