extension SectionedChangeset {
  /// The changes that lead back from `after` to `before`.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public var inverted: SectionedChangeset {
    let titles = Dictionary(
      sectionRenames.map { ($0.to, $0.before) }, uniquingKeysWith: { $1 })
    let contents = Dictionary(
      updates.map { ($0.to, $0.after) }, uniquingKeysWith: { $1 })
    return SectionedChangeset(
      sectionDeletes: sectionInserts,
      sectionInserts: sectionDeletes,
      sectionMoves: sectionMoves.map {
        SectionMove(from: $0.to, to: $0.from, title: titles[$0.to] ?? $0.title)
      }.sorted { $0.to < $1.to },
      sectionRenames: sectionRenames.map {
        SectionRename(
          from: $0.to, to: $0.from, before: $0.after, after: $0.before)
      }.sorted { $0.to < $1.to },
      deletes: inserts,
      inserts: deletes,
      moves: moves.map {
        Move(from: $0.to, to: $0.from, element: contents[$0.to] ?? $0.element)
      }.sorted { $0.to < $1.to },
      updates: updates.map {
        Update(from: $0.to, to: $0.from, before: $0.after, after: $0.before)
      }.sorted { $0.to < $1.to })
  }
}
