/// An emoji that fits, with what decides its place among the results.
struct SearchHit {
  let entry: CatalogueEntry
  let rank: SearchRank
  private let isAtStart: Bool
  private let sum: Int

  /// Creates a hit if every term of the query fits one of the lines.
  init?(
    _ entry: CatalogueEntry, _ lines: [SearchLine], _ query: SearchQuery
  ) {
    let isHeld = query.terms.allSatisfy { term in
      lines.contains { $0.holds(term) }
    }
    guard isHeld else { return nil }
    let columns = lines.map(\.columns)
    let ranks = query.terms.compactMap { term in
      columns.compactMap { $0.rank(of: term) }.min()
    }
    guard ranks.count == query.terms.count else { return nil }
    let exact = columns.compactMap { $0.exactRank(of: query) }.min()
    self.entry = entry
    rank = exact ?? ranks.max() ?? .listed
    isAtStart = columns.contains { $0.begins(with: query.terms[0]) }
    sum = ranks.reduce(0) { $0 + $1.rawValue }
  }

  static func < (left: SearchHit, right: SearchHit) -> Bool {
    (left.rank, left.sum, left.isAtStart ? 0 : 1, left.entry.row)
      < (right.rank, right.sum, right.isAtStart ? 0 : 1, right.entry.row)
  }
}
