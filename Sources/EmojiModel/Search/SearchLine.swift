/// One line of a table, as a search first looks at it: not yet taken apart.
struct SearchLine {
  private let text: CatalogueBytes
  private let places: Range<Int>

  /// Creates a view of a line, its last byte the newline.
  init(_ text: CatalogueBytes, _ places: Range<Int>) {
    self.text = text
    self.places = places
  }

  /// Whether a spelling of the term stands anywhere in the line.
  ///
  /// That is all that most lines are asked.
  func holds(_ term: SearchTerm) -> Bool {
    term.spellings.contains { text.find($0, in: places) != nil }
  }

  /// The columns that are searched.
  ///
  /// A line of the main table has seven, one of a language three.
  var columns: SearchColumns {
    var starts = [places.lowerBound]
    for place in places where text[place] == UInt8(ascii: "\t") {
      starts.append(place + 1)
    }
    starts.append(places.upperBound)
    let parts = (1..<starts.count).map { starts[$0 - 1]..<starts[$0] - 1 }
    let isMain = parts.count == 7
    let name = isMain ? 3 : 0
    return SearchColumns(
      text: text,
      name: parts[name + 1].isEmpty ? parts[name] : parts[name + 1],
      shortcodes: isMain ? parts[5] : 0..<0,
      keywords: parts[parts.count - 1])
  }
}
