import Diff

/// Why a list view refuses a batch.
///
/// Not within the generic view: thrown as a type of its own, that ends Swift 6.3 when
/// it optimises.
enum BatchRefusal: Error, Hashable {
  case outOfRange
  case namedTwice
  case movedAndDeleted
  case movedAndUpdated
  case deletedAndUpdated
  case itemOfDeletedSection
  case itemOfInsertedSection
  case itemOfMovedSection
  case wrongCount
  case wrongContent
}

/// A list view that refuses what UIKit's `performBatchUpdates` refuses.
///
/// The rules, each with its case in `BatchRefusal`, are listed in the article Stages.
struct ListViewSimulator<Title: Hashable, Element: Hashable> {
  typealias Sections = [ListSection<Title, Element>]
  typealias Stage = SectionedChangeset<Title, Element>.Stage
  typealias Refusal = BatchRefusal

  /// What is shown.
  private(set) var shown: Sections

  init(_ shown: Sections) {
    self.shown = shown
  }

  /// Makes a batch, or refuses it.
  mutating func perform(_ stage: Stage) throws(Refusal) {
    try checkIndices(stage)
    try checkSectionsOfItems(stage)
    let sources = try sectionSources(stage)
    for (index, source) in sources.enumerated() {
      guard let source else { continue }
      try checkItems(stage, from: source, to: index)
    }
    shown = stage.state
  }

  /// Indices exist and are named once.
  private func checkIndices(_ stage: Stage) throws(Refusal) {
    let new = stage.state
    try once(stage.sectionDeletes + stage.sectionMoves.map(\.from))
    try once(stage.sectionInserts + stage.sectionMoves.map(\.to))
    try once(stage.deletes + stage.moves.map(\.from), or: .movedAndDeleted)
    try once(stage.inserts + stage.moves.map(\.to))
    try once(stage.updates)
    try once(stage.moves.map(\.from) + stage.updates, or: .movedAndUpdated)
    try once(stage.deletes + stage.updates, or: .deletedAndUpdated)
    let areThere =
      stage.sectionDeletes.allSatisfy(shown.indices.contains)
      && stage.sectionMoves.map(\.from).allSatisfy(shown.indices.contains)
      && stage.sectionInserts.allSatisfy(new.indices.contains)
      && stage.sectionMoves.map(\.to).allSatisfy(new.indices.contains)
      && (stage.deletes + stage.moves.map(\.from) + stage.updates)
        .allSatisfy { contains($0, in: shown) }
      && (stage.inserts + stage.moves.map(\.to))
        .allSatisfy { contains($0, in: new) }
    guard areThere else { throw .outOfRange }
  }

  /// Items do not change in sections that go, arrive or move.
  private func checkSectionsOfItems(_ stage: Stage) throws(Refusal) {
    let old = (stage.deletes + stage.moves.map(\.from) + stage.updates)
      .map(\.section)
    let new = (stage.inserts + stage.moves.map(\.to)).map(\.section)
    guard Set(old).isDisjoint(with: stage.sectionDeletes) else {
      throw .itemOfDeletedSection
    }
    guard Set(new).isDisjoint(with: stage.sectionInserts) else {
      throw .itemOfInsertedSection
    }
    guard Set(old).isDisjoint(with: stage.sectionMoves.map(\.from)),
      Set(new).isDisjoint(with: stage.sectionMoves.map(\.to))
    else { throw .itemOfMovedSection }
  }

  /// For each section of the new state the one it was.
  private func sectionSources(_ stage: Stage) throws(Refusal) -> [Int?] {
    let gone = Set(stage.sectionDeletes + stage.sectionMoves.map(\.from))
    var stays = shown.indices.filter { !gone.contains($0) }[...]
    var sources: [Int?] = []
    for index in stage.state.indices {
      if stage.sectionInserts.contains(index) {
        sources.append(nil)
      } else if let move = stage.sectionMoves.first(where: { $0.to == index }) {
        sources.append(move.from)
      } else if let next = stays.popFirst() {
        sources.append(next)
      } else {
        throw .wrongCount
      }
    }
    guard stays.isEmpty else { throw .wrongCount }
    return sources
  }

  /// The new data has what is left of the old, in its order, where nothing arrives.
  private func checkItems(
    _ stage: Stage, from source: Int, to target: Int
  ) throws(Refusal) {
    let gone = Set(
      (stage.deletes + stage.moves.map(\.from))
        .filter { $0.section == source }.map(\.index))
    let old = shown[source].elements
    var stays = old.indices.filter { !gone.contains($0) }[...]
    for (index, element) in stage.state[target].elements.enumerated() {
      let place = ItemPosition(section: target, index: index)
      if stage.inserts.contains(place) { continue }
      if let move = stage.moves.first(where: { $0.to == place }) {
        let from = shown[move.from.section].elements[move.from.index]
        guard from == element else { throw .wrongContent }
        continue
      }
      guard let next = stays.popFirst() else { throw .wrongCount }
      let isUpdated = stage.updates.contains(
        ItemPosition(section: source, index: next))
      guard isUpdated || old[next] == element else { throw .wrongContent }
    }
    guard stays.isEmpty else { throw .wrongCount }
  }

  private func contains(_ place: ItemPosition, in state: Sections) -> Bool {
    state.indices.contains(place.section)
      && state[place.section].elements.indices.contains(place.index)
  }

  private func once<Place: Hashable>(
    _ places: [Place], or refusal: Refusal = .namedTwice
  ) throws(Refusal) {
    guard Set(places).count == places.count else { throw refusal }
  }
}
