/// A search of the catalogue, by words or by an emoji.
///
/// Every word must fit: the name, a shortcode or a keyword, whole or in part. If
/// nothing fits, each word may have one typo. An emoji among the words, or
/// instead of them, finds its relatives: those that share a part with it, then its
/// subgroup.
///
/// ```swift
/// Search("dog").results().map(\.entry.text)  // 🐕, 🐶, 🐩, 🌭, …
/// ```
public struct Search: Hashable, Sendable {
  /// What is searched for; nothing lists all.
  public var words: String

  /// The most results wanted, nil for all.
  public var limit: Int?

  /// Whether variants by skin tone are found too.
  public var showsTones = false

  /// A group or subgroup to keep to, or how its name begins.
  public var group: String?

  /// The version that an emoji must not be older than.
  public var since: CatalogueVersion?

  /// A language to search in beside English.
  public var language: CatalogueLanguage?

  /// Creates a search for `words`.
  public init(
    _ words: String, limit: Int? = nil, showsTones: Bool = false,
    group: String? = nil, since: CatalogueVersion? = nil,
    language: CatalogueLanguage? = nil
  ) {
    self.words = words
    self.limit = limit
    self.showsTones = showsTones
    self.group = group
    self.since = since
    self.language = language
  }

  /// Returns what fits, the best first; equals stand in Unicode's order.
  ///
  /// - Complexity: O(*w* *n*) bytes for *w* words and emoji and a table of *n*
  ///   bytes (the language's added), of which only the lines that hold every word
  ///   are taken apart. If nothing fits, O(*w* *v*) comparisons with the *v* words
  ///   of the table, and one more pass. Words of more than 256 bytes find nothing.
  public func results() -> [SearchResult] {
    guard words.utf8.count <= 2 * Catalogue.longestName else { return [] }
    let pass = SearchPass(self)
    var rest = words
    var pasted: [CatalogueEntry] = []
    rest.removeAll { character in
      guard let entry = Catalogue.entry(for: String(character)) else {
        return false
      }
      if !pasted.contains(entry) { pasted.append(entry) }
      return true
    }
    let found = narrowed(
      rest.allSatisfy(\.isWhitespace) ? nil : results(for: rest, pass),
      to: pasted.map { pass.relatives(of: $0) })
    let results = found ?? pass.everything()
    return limit.map { Array(results.prefix(max(0, $0))) } ?? results
  }

  /// Returns what fits words; with a typo if nothing else does.
  private func results(for words: String, _ pass: SearchPass) -> [SearchResult]
  {
    let query = SearchQuery(words)
    guard !query.terms.isEmpty else { return [] }
    let results = pass.results(query)
    guard results.isEmpty else { return results }
    return pass.results(query.allowingTypos(in: language)).map {
      SearchResult(entry: $0.entry, rank: .fuzzy)
    }
  }

  /// Returns what fits the words and is a relative of every emoji, the nearest
  /// first; nil if nothing was asked for.
  private func narrowed(
    _ fitting: [SearchResult]?, to relatives: [[SearchResult]]
  ) -> [SearchResult]? {
    guard var found = relatives.first else { return fitting }
    for others in relatives.dropFirst() {
      let ranks = Dictionary(
        uniqueKeysWithValues: others.map { ($0.entry, $0.rank) })
      found = found.compactMap { result in
        ranks[result.entry].map {
          SearchResult(entry: result.entry, rank: min(result.rank, $0))
        }
      }
    }
    if let fitting {
      let entries = Set(fitting.map(\.entry))
      found.removeAll { !entries.contains($0.entry) }
    }
    return found.sorted { ($0.rank, $0.entry) < ($1.rank, $1.entry) }
  }
}
