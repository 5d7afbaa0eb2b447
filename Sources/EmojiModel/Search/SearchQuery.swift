/// The words of a search, as they are looked for in the tables.
struct SearchQuery {
  /// All of it, folded; or its spellings, if it is one word with a typo.
  let whole: [[UInt8]]

  /// The words; each must fit.
  let terms: [SearchTerm]

  /// Whether it was typed between colons, and so is no name.
  let isShortcode: Bool

  /// Creates a query; more than 16 words make it empty.
  init(_ text: String) {
    let plain = text.trimmingColons
    let folded = Folding.fold(plain)
    let words = Folding.words(folded)
    isShortcode = plain != text[...]
    whole = [folded]
    terms =
      words.count > 16
      ? [] : words.map { SearchTerm($0, isOnly: words.count == 1) }
  }

  private init(_ terms: [SearchTerm]) {
    self.terms = terms
    isShortcode = false
    whole = terms.count == 1 ? terms[0].spellings : []
  }

  /// Returns the query with each word as the table spells it, one typo allowed.
  ///
  /// Words of fewer than four letters have no typos.
  ///
  /// - Complexity: O(*w* *v*) comparisons for *w* words here and *v* in the table.
  func allowingTypos(in language: CatalogueLanguage?) -> SearchQuery {
    let tables = [Catalogue.text] + (language.map { [$0.text] } ?? [])
    return SearchQuery(
      terms.map { term in
        SearchTerm(
          spellings: term.spellings
            + term.spellings.flatMap { word in
              tables.flatMap { $0.words(like: word) }
            })
      })
  }
}

extension CatalogueBytes {
  /// Returns the words of the table that differ from `word` by one typo.
  ///
  /// One typo leaves the first or the last byte as it is, so that most words
  /// need no closer look.
  fileprivate func words(like word: [UInt8]) -> [[UInt8]] {
    let typos = Typos(word, limit: 1)
    guard typos.length >= 4 else { return [] }
    var found: [[UInt8]] = []
    for place in words where abs(place.count - word.count) <= 4 {
      guard
        self[place.lowerBound] == word[0]
          || self[place.upperBound - 1] == word[word.count - 1]
      else { continue }
      let other = Array(self[place])
      if typos.count(in: other) != nil, !found.contains(other) {
        found.append(other)
      }
    }
    return found
  }
}
