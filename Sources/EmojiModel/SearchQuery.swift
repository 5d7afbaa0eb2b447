/// The words of a search, folded, each with the spellings it may have.
struct SearchQuery {
  /// All of it as typed, folded.
  let whole: [[UInt8]]

  /// The words; each must fit in one of its spellings.
  let terms: [[[UInt8]]]

  /// Creates a query of at most 16 words.
  init(_ text: String) {
    let folded = Folding.fold(text.trimmingColons)
    let words = Folding.words(folded)
    whole = [folded]
    terms = words.count <= 16 ? words.map { [$0] } : []
  }

  private init(terms: [[[UInt8]]]) {
    self.terms = terms
    whole = terms.count == 1 ? terms[0] : []
  }

  /// Returns the query with each word as the table spells it, one typo allowed.
  ///
  /// Words of fewer than four letters have no typos.
  ///
  /// - Complexity: O(*w* *v*) comparisons for *w* words here and *v* in the table.
  func allowingTypos(in language: CatalogueLanguage?) -> SearchQuery {
    SearchQuery(
      terms: terms.map { spellings in
        spellings
          + spellings.flatMap { word in
            SearchQuery.likeWords(word, in: Catalogue.text)
              + (language.map { SearchQuery.likeWords(word, in: $0.text) } ?? [])
          }
      })
  }

  private static func likeWords(
    _ word: [UInt8], in text: CatalogueBytes
  ) -> [[UInt8]] {
    guard String(decoding: word, as: UTF8.self).unicodeScalars.count >= 4
    else { return [] }
    let typos = Typos(word, limit: 1)
    var found: [[UInt8]] = []
    for place in text.words where abs(place.count - word.count) <= 4 {
      let other = Array(text[place])
      if typos.count(in: other) != nil, !found.contains(other) {
        found.append(other)
      }
    }
    return found
  }
}

extension String {
  /// The text within the colons of a shortcode, or all of it.
  var trimmingColons: Substring {
    let isCode = count > 2 && hasPrefix(":") && hasSuffix(":")
    return isCode ? dropFirst().dropLast() : self[...]
  }
}

extension UInt8 {
  /// Whether it stands between words in the table.
  var isGap: Bool {
    switch self {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: " "),
      UInt8(ascii: "|"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension CatalogueBytes {
  /// The places of the runs of bytes that are no gaps.
  var words: some Sequence<Range<Int>> {
    sequence(state: 0) { place -> Range<Int>? in
      while place < endIndex && self[place].isGap { place += 1 }
      guard place < endIndex else { return nil }
      let start = place
      while place < endIndex && !self[place].isGap { place += 1 }
      return start..<place
    }
  }

  /// Returns the first place of `word` in `places`, or nil.
  func find(_ word: [UInt8], in places: Range<Int>) -> Int? {
    var place = places.lowerBound
    while place + word.count <= places.upperBound {
      if self[place] == word[0], matches(word, at: place) { return place }
      place += 1
    }
    return nil
  }

  private func matches(_ word: [UInt8], at place: Int) -> Bool {
    for offset in word.indices where self[place + offset] != word[offset] {
      return false
    }
    return true
  }
}
