/// One pass of a search over the tables.
struct SearchPass {
  private let search: Search
  private let groups: [CatalogueGroup]

  /// Prepares a pass with the limits that `search` sets, its words aside.
  init(_ search: Search) {
    self.search = search
    groups = search.group.map { Catalogue.groups(called: $0) } ?? []
  }

  /// Returns every emoji within the limits, in order.
  func everything() -> [SearchResult] {
    Catalogue.entries.filter {
      isWanted($0) && (search.showsTones || !$0.isToned)
    }
    .map { SearchResult(entry: $0, rank: .listed) }
  }

  /// Returns what fits every term of a query, the best first.
  func results(_ query: SearchQuery) -> [SearchResult] {
    var found: [SearchHit] = []
    var languageStart = 0
    for row in 0..<Catalogue.count {
      let entry = CatalogueEntry(row: row)
      guard !entry.isToned else { continue }
      var lines = [entry.line]
      if let text = search.language?.text {
        let start = languageStart
        languageStart = text.next(UInt8(ascii: "\n"), from: start) + 1
        lines.append(SearchLine(text, start..<languageStart))
      }
      found += hits(entry, lines, query)
    }
    return found.sorted { $0 < $1 }
      .map { SearchResult(entry: $0.entry, rank: $0.rank) }
  }

  /// Returns the emoji, those that share a part with it, and its subgroup, in
  /// order.
  ///
  /// - Complexity: O(*n*) rows, each taken apart into scalars.
  func relatives(of entry: CatalogueEntry) -> [SearchResult] {
    let parts = entry.parts
    let family = entry.toneVariants + [entry.untoned]
    let neighbours = entry.group.rows
    let found = Catalogue.entries.compactMap { other -> SearchResult? in
      if other == entry { return SearchResult(entry: other, rank: .same) }
      guard isWanted(other), search.showsTones || !other.isToned
      else { return nil }
      let isRelative =
        family.contains(other) || other.parts.contains(where: parts.contains)
      if isRelative { return SearchResult(entry: other, rank: .relative) }
      guard neighbours.contains(other.row) else { return nil }
      return SearchResult(entry: other, rank: .neighbour)
    }
    return found
  }

  private func isWanted(_ entry: CatalogueEntry) -> Bool {
    if let since = search.since, entry.version < since { return false }
    guard !entry.isComponent else { return false }
    return search.group == nil
      || groups.contains { $0.rows.contains(entry.row) }
  }

  /// Returns the hits of an untoned emoji and, if wanted, its variants.
  private func hits(
    _ entry: CatalogueEntry, _ lines: [SearchLine], _ query: SearchQuery
  ) -> [SearchHit] {
    var found: [SearchHit] = []
    if let hit = SearchHit(entry, lines, query), isWanted(entry) {
      found.append(hit)
    }
    guard search.showsTones else { return found }
    for variant in entry.toneVariants where isWanted(variant) {
      if let hit = SearchHit(variant, [variant.line] + lines, query) {
        found.append(hit)
      }
    }
    return found
  }
}

extension CatalogueEntry {
  /// The row as a search looks at it.
  fileprivate var line: SearchLine {
    let next =
      row + 1 < Catalogue.count
      ? CatalogueEntry(row: row + 1).start : Catalogue.text.count
    return SearchLine(Catalogue.text, start..<next)
  }

  /// The scalars that say what it shows: no people, signs, tones or joiners.
  fileprivate var parts: [Unicode.Scalar] {
    let signs: [Unicode.Scalar] = [
      "♀", "♂", "👨", "👩", "🧑", "➡", "🏴", "\u{20E3}",
    ]
    return Catalogue.bare(text).unicodeScalars.filter { scalar in
      !scalar.isTag && !scalar.isTone && scalar.indicatorLetter == nil
        && scalar != .joiner && !scalar.isASCII && !signs.contains(scalar)
    }
  }
}
