/// In which stage each change is made, so that every stage is legal by itself.
///
/// New sections arrive in the first stage, old ones go in the last. With two stages an
/// item moves out of a section that goes in the first and into one that arrives in
/// the second; a section moves in the stage in which its items do not change. What
/// two stages cannot hold is spread over three: sections arrive and items are shown
/// anew; items change; sections move and go.
struct Schedule {
  let stageCount: Int
  /// The stage in which sections arrive.
  let sectionInserts = 0
  /// The stage in which sections go.
  var sectionDeletes: Int { stageCount - 1 }

  private let conflicts: Conflicts
  /// The stage of each section that moves, by its index in `after`.
  private var sectionMoves: [Int: Int] = [:]

  init<Title, Element>(_ changes: SectionedChangeset<Title, Element>) {
    conflicts = Conflicts(changes)
    if conflicts.areNone {
      stageCount = 1
    } else if let moves = conflicts.sectionMovesOfTwoStages {
      stageCount = 2
      sectionMoves = moves
    } else {
      stageCount = 3
    }
  }

  /// The stage in which a section moves, by its index in `after`.
  func ofSectionMove(_ section: Int) -> Int {
    switch stageCount {
    case 1: 0
    case 2: sectionMoves[section] ?? 1
    default: 2
    }
  }

  /// The stage in which an item is taken out, by its position in `before`.
  func ofDelete(_ position: ItemPosition) -> Int {
    goesWithSection(position)
      ? sectionDeletes : ofItemChange(in: conflicts.identity(position.section))
  }

  /// The stage in which an item is placed, by its position in `after`.
  func ofInsert(_ position: ItemPosition) -> Int {
    comesWithSection(position)
      ? sectionInserts : ofItemChange(in: .after(position.section))
  }

  /// The stage in which an item moves, by its position in `after`.
  func ofMove(to position: ItemPosition) -> Int {
    guard stageCount == 2, let move = conflicts.moves[position] else {
      return stageCount / 2
    }
    if let stage = conflicts.onlyStage(of: move) { return stage }
    let section = move.movedSections.first
    return section.map { 1 - ofSectionMove($0) } ?? 0
  }

  /// The stage in which an item is shown anew, by its position in `after`.
  func ofUpdate(_ position: ItemPosition) -> Int {
    if stageCount != 2 { return 0 }
    return conflicts.moves[position] == nil
      ? ofItemChange(in: .after(position.section))
      : 1 - ofMove(to: position)
  }

  /// Whether an item of `before` goes because its section does.
  func goesWithSection(_ position: ItemPosition) -> Bool {
    conflicts.identity(position.section) == .deleted(position.section)
  }

  /// Whether an item of `after` arrives because its section does.
  func comesWithSection(_ position: ItemPosition) -> Bool {
    conflicts.insertedSections.contains(position.section)
  }

  /// The stage for items that change within a section that is there all the time.
  private func ofItemChange(in section: SectionMap.Identity) -> Int {
    guard stageCount == 2, case .after(let index) = section,
      let move = sectionMoves[index]
    else { return stageCount / 2 }
    return 1 - move
  }
}
