/// The columns of one line that a search ranks matches by.
struct SearchColumns {
  /// The table the line belongs to.
  let text: CatalogueBytes

  /// The places of the folded name.
  let name: Range<Int>

  /// The places of the shortcodes, with their marks and spaces between.
  let shortcodes: Range<Int>

  /// The places of the keywords.
  let keywords: Range<Int>

  /// Returns how well the best spelling of a term fits, nil if none does.
  func rank(of term: SearchTerm) -> SearchRank? {
    let best = term.spellings.compactMap { rank(of: $0) }.min()
    return best == .substring && !term.fitsWithin ? nil : best
  }

  /// Returns whether the name or a shortcode is all that is searched for.
  func exactRank(of query: SearchQuery) -> SearchRank? {
    if !query.isShortcode,
      query.whole.contains(where: { $0.count == name.count && isName($0) })
    {
      return .exactName
    }
    let isCode = text.words(in: shortcodes).contains { start in
      query.whole.contains(Catalogue.spelling(from: start + 1))
    }
    return isCode ? .exactShortcode : nil
  }

  /// Whether the name begins with one of the spellings.
  func begins(with term: SearchTerm) -> Bool {
    term.spellings.contains { isName($0) }
  }

  /// Whether the name begins with `word`.
  private func isName(_ word: [UInt8]) -> Bool {
    word.count <= name.count && text.matches(word, at: name.lowerBound)
  }

  private func rank(of word: [UInt8]) -> SearchRank? {
    var best: SearchRank?
    for column in [name, shortcodes, keywords] {
      var rest = column
      while let place = text.find(word, in: rest) {
        let rank = rank(
          of: place..<place + word.count, isKeyword: column == keywords)
        best = min(best ?? rank, rank)
        rest = place + 1..<column.upperBound
      }
    }
    return best
  }

  private func rank(of match: Range<Int>, isKeyword: Bool) -> SearchRank {
    guard startsWord(match.lowerBound) else { return .substring }
    let isWhole = endsWord(match.upperBound)
    guard isKeyword else { return isWhole ? .word : .prefix }
    let isAlone =
      text[match.lowerBound - 1] != UInt8(ascii: " ")
      && text[match.upperBound] != UInt8(ascii: " ")
    return isWhole && isAlone ? .keyword : .keywordPrefix
  }

  private func startsWord(_ place: Int) -> Bool {
    place == 0 || text[place - 1].isGap
  }

  /// Whether a word ends at `place`, or does but for the `s` of a plural.
  private func endsWord(_ place: Int) -> Bool {
    text[place].isGap
      || text[place] == UInt8(ascii: "s") && text[place + 1].isGap
  }
}

extension CatalogueBytes {
  /// Returns where the runs of bytes between spaces start.
  fileprivate func words(in places: Range<Int>) -> [Int] {
    places.filter { place in
      place == places.lowerBound || self[place - 1] == UInt8(ascii: " ")
    }
  }
}
