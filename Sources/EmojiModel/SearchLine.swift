/// One line of a table, as a search looks at it.
struct SearchLine {
  private let text: CatalogueBytes
  private let places: Range<Int>

  /// Where folded names, shortcodes and keywords stand, found when first needed.
  private struct Columns {
    var name: Range<Int>
    var shortcodes: Range<Int>
    var keywords: Range<Int>

    var all: [Range<Int>] { [name, shortcodes, keywords] }
  }

  /// Creates a view of a line, its last byte the newline.
  init(_ text: CatalogueBytes, _ places: Range<Int>) {
    self.text = text
    self.places = places
  }

  /// Returns how well the best spelling of a term fits, nil if none does.
  func rank(of term: SearchTerm) -> SearchRank? {
    let best = term.spellings.compactMap { rank(of: $0) }.min()
    return best == .substring && !term.fitsWithin ? nil : best
  }

  /// Returns whether the name or a shortcode is all that is searched for.
  func exactRank(of query: SearchQuery) -> SearchRank? {
    let columns = self.columns
    let name = text[columns.name]
    if !query.isShortcode,
      query.whole.contains(where: { name.elementsEqual($0) })
    {
      return .exactName
    }
    let codes = text[columns.shortcodes].split(separator: UInt8(ascii: " "))
    let isCode = codes.contains { code in
      query.whole.contains(Catalogue.spelling(from: code.startIndex + 1))
    }
    return isCode ? .exactShortcode : nil
  }

  /// Whether the name begins with one of some spellings.
  func begins(with spellings: [[UInt8]]) -> Bool {
    let name = text[columns.name]
    return spellings.contains { name.starts(with: $0) }
  }

  private func rank(of word: [UInt8]) -> SearchRank? {
    guard var place = text.find(word, in: places) else { return nil }
    let columns = self.columns
    var best: SearchRank?
    while true {
      let match = place..<place + word.count
      if let rank = rank(of: match, in: columns) {
        best = min(best ?? rank, rank)
      }
      guard let next = text.find(word, in: place + 1..<places.upperBound)
      else { return best }
      place = next
    }
  }

  private func rank(of match: Range<Int>, in columns: Columns) -> SearchRank? {
    let isStart = match.lowerBound == 0 || text[match.lowerBound - 1].isGap
    guard isStart else {
      return columns.all.contains { $0.contains(match) } ? .substring : nil
    }
    if columns.name.contains(match) || columns.shortcodes.contains(match) {
      return endsWord(match.upperBound) ? .word : .prefix
    }
    guard columns.keywords.contains(match) else { return nil }
    let isWhole =
      endsWord(match.upperBound)
      && text[match.lowerBound - 1] != UInt8(ascii: " ")
      && text[match.upperBound] != UInt8(ascii: " ")
    return isWhole ? .keyword : .keywordPrefix
  }

  /// Whether a word ends at `place`, or does but for the `s` of a plural.
  private func endsWord(_ place: Int) -> Bool {
    text[place].isGap
      || text[place] == UInt8(ascii: "s") && text[place + 1].isGap
  }

  /// A line of the main table has seven columns, one of a language three.
  private var columns: Columns {
    let parts = text[places.dropLast()].split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false
    ).map(\.indices)
    let name = parts.count == 7 ? 3 : 0
    let shortcodes =
      parts.count == 7 ? parts[5] : parts[1].lowerBound..<parts[1].lowerBound
    return Columns(
      name: parts[name + 1].isEmpty ? parts[name] : parts[name + 1],
      shortcodes: shortcodes, keywords: parts[parts.count - 1])
  }
}

extension Range where Bound == Int {
  /// Whether all of `other` lies within.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
