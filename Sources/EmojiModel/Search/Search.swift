/// A search of the catalogue, by words or by an emoji.
///
/// Every word must fit: the name, a shortcode or a keyword, whole or in part. If
/// nothing fits, each word may have one typo. An emoji instead of words finds
/// its relatives: those that share a part with it, then its subgroup.
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
  /// - Complexity: O(*w* *n*) bytes for *w* words and a table of *n* bytes (the
  ///   language's added), of which only the lines that hold every word are taken
  ///   apart. If nothing fits, O(*w* *v*) comparisons with the *v* words of the
  ///   table, and one more pass. Words of more than 256 bytes find nothing.
  public func results() -> [SearchResult] {
    guard words.utf8.count <= 2 * Catalogue.longestName else { return [] }
    let pass = SearchPass(self)
    let pasted = words.filter { !$0.isWhitespace }
    if let entry = Catalogue.entry(for: pasted) {
      return limited(pass.relatives(of: entry))
    }
    let query = SearchQuery(words)
    guard !query.terms.isEmpty else {
      let isBlank = words.allSatisfy(\.isWhitespace)
      return isBlank ? limited(pass.everything()) : []
    }
    let results = pass.results(query)
    guard results.isEmpty else { return limited(results) }
    return limited(
      pass.results(query.allowingTypos(in: language)).map {
        SearchResult(entry: $0.entry, rank: .fuzzy)
      })
  }

  private func limited(_ results: [SearchResult]) -> [SearchResult] {
    limit.map { Array(results.prefix(max(0, $0))) } ?? results
  }
}
