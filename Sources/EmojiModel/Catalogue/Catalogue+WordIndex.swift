extension Catalogue {
  private static let words = CatalogueBytes(CatalogueTable.words)

  /// Returns the places of the word index from the first that is not before
  /// `key`.
  ///
  /// The index holds every shortcode and name, sorted as folded; what is spelled
  /// alike stands in the order of trust.
  static func wordPlaces(from key: [UInt8]) -> Range<Int> {
    let count = words.count / 4
    let first = (0..<count).partitioningIndex { place in
      spelling(at: place).lexicographicallyPrecedes(key)
    }
    return first..<count
  }

  /// Returns the folded shortcode or name that the index has at `place`.
  static func spelling(at place: Int) -> [UInt8] {
    spelling(from: start(at: place))
  }

  /// Returns the shortcode that the index has at `place`, nil for a name.
  static func shortcode(at place: Int) -> String? {
    let start = start(at: place)
    guard text[start - 1] != UInt8(ascii: "\t") else { return nil }
    let length = spelling(from: start).count
    return text.text(start..<start + length)
  }

  /// Returns the row whose shortcode or name the index has at `place`.
  static func wordEntry(at place: Int) -> CatalogueEntry {
    let start = start(at: place)
    let next = (0..<count).partitioningIndex {
      CatalogueEntry(row: $0).start <= start
    }
    return CatalogueEntry(row: next - 1)
  }

  /// Returns the folded shortcode or name that starts at a place of the table.
  static func spelling(from start: Int) -> [UInt8] {
    let isName = text[start - 1] == UInt8(ascii: "\t")
    var bytes: [UInt8] = []
    var place = start
    while text[place] != UInt8(ascii: "\t") {
      let byte = text[place]
      if byte == UInt8(ascii: " "), !isName { break }
      let isGap = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      bytes.append(isGap && place > start ? UInt8(ascii: " ") : byte)
      place += 1
    }
    return bytes
  }

  private static func start(at place: Int) -> Int {
    words.number(at: place * 4, width: 4)
  }
}
