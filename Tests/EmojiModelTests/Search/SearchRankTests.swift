import Testing

@testable import EmojiModel

struct SearchRankTests {
  /// Names, shortcodes and keywords of every emoji, taken apart into words.
  private static let rows = Catalogue.entries.filter {
    $0.tones.isEmpty && !$0.isComponent
  }.map(SlowRow.init)

  @Test(arguments: [
    "dog", "art", "de", "heart", "flag", "1", "eye", "ball", "mouth", "-1",
    "+", "zz", "ish",
  ])
  func `the ranks are those of a slow search`(query: String) {
    let expected = Self.rows.compactMap { row in
      row.rank(of: query).map { SearchResult(entry: row.entry, rank: $0) }
    }
    let found = Search(query).results()
    #expect(Set(found) == Set(expected))
    #expect(found.map(\.rank) == found.map(\.rank).sorted())
  }
}

/// One emoji and its words, for a search that is slow and plain to see.
private struct SlowRow {
  let entry: CatalogueEntry
  let name: String
  let codes: [String]
  let keywords: [String]

  init(_ entry: CatalogueEntry) {
    self.entry = entry
    name = folded(entry.name)
    codes = entry.shortcodes.map(\.code)
    keywords = entry.keywords.map { folded($0) }
  }

  func rank(of query: String) -> SearchRank? {
    if name == query { return .exactName }
    if codes.contains(query) { return .exactShortcode }
    let gaps: Set<Character> = [" ", "_", "-"]
    let words = ([name] + codes).flatMap {
      $0.split(whereSeparator: gaps.contains)
    }
    if words.contains(where: { $0 == query || $0 == query + "s" }) {
      return .word
    }
    if words.contains(where: { $0.hasPrefix(query) }) { return .prefix }
    if keywords.contains(where: { $0 == query || $0 == query + "s" }) {
      return .keyword
    }
    let keywordWords = keywords.flatMap {
      $0.split(whereSeparator: gaps.contains)
    }
    if keywordWords.contains(where: { $0.hasPrefix(query) }) {
      return .keywordPrefix
    }
    let isWithin = ([name] + codes + keywords).contains { $0.contains(query) }
    return isWithin && query.utf8.count >= 3 ? .substring : nil
  }
}

private func folded(_ text: String) -> String {
  String(decoding: Folding.fold(text), as: UTF8.self)
}
