/// One emoji of the catalogue: a row number, from which the rest is read.
///
/// Entries compare and sort by their place in Unicode's order.
public struct CatalogueEntry: Hashable, Comparable, Sendable {
  /// The place in Unicode's order, 0 first, less than ``Catalogue/count``.
  public let row: Int

  init(row: Int) {
    self.row = row
  }

  /// The emoji in its fully-qualified form.
  public var text: String {
    read(.emoji)
  }

  /// The English name, `dog face` for example.
  public var name: String {
    read(.name)
  }

  /// The version of Unicode's emoji data that first had it.
  public var version: CatalogueVersion {
    CatalogueVersion(read(.version)) ?? Catalogue.version
  }

  /// The English keywords; a tone variant has those of its base.
  public var keywords: [String] {
    untoned.read(.keywords).keywordList
  }

  /// Whether it is a skin tone or hair by itself, no emoji in its own right.
  public var isComponent: Bool {
    Catalogue.componentRows.contains(row)
  }

  /// Whether `left` stands before `right` in Unicode's order.
  public static func < (left: Self, right: Self) -> Bool {
    left.row < right.row
  }
}

extension CatalogueEntry {
  /// The columns of a row, in their order.
  enum Column: Int {
    case emoji
    case kin
    case version
    case name
    case foldedName
    case shortcodes
    case keywords
  }

  /// The place of the row's first byte.
  var start: Int {
    Catalogue.rows.number(at: row * 4, width: 4)
  }

  /// Returns the places of a column's bytes.
  ///
  /// - Complexity: O(*k*) bytes for a row of *k*.
  func places(of column: Column) -> Range<Int> {
    let text = Catalogue.text
    var start = self.start
    for _ in 0..<column.rawValue {
      start = text.next(UInt8(ascii: "\t"), from: start) + 1
    }
    let stop = column == .keywords ? "\n" : "\t" as Unicode.Scalar
    return start..<text.next(UInt8(ascii: stop), from: start)
  }

  func read(_ column: Column) -> String {
    Catalogue.text.text(places(of: column))
  }

  /// Whether the emoji sorts before `key` by their bytes without U+FE0F.
  func isForm(before key: [UInt8]) -> Bool {
    comparison(with: key) < 0
  }

  /// Whether the emoji without U+FE0F is `key`.
  func isForm(_ key: [UInt8]) -> Bool {
    comparison(with: key) == 0
  }

  /// Compares the emoji's bytes with `key` in place, skipping U+FE0F.
  private func comparison(with key: [UInt8]) -> Int {
    let text = Catalogue.text
    var place = start
    for byte in key {
      while text[place] == 0xEF && text[place + 1] == 0xB8 { place += 3 }
      if text[place] != byte { return Int(text[place]) - Int(byte) }
      place += 1
    }
    while text[place] == 0xEF && text[place + 1] == 0xB8 { place += 3 }
    return text[place] == UInt8(ascii: "\t") ? 0 : 1
  }

  /// The places of the name as ``Folding`` spells it.
  var foldedNamePlaces: Range<Int> {
    let folded = places(of: .foldedName)
    return folded.isEmpty ? places(of: .name) : folded
  }
}

extension String {
  /// The keywords of a column: `lächeln=lacheln|lol` is `lächeln` and `lol`.
  var keywordList: [String] {
    split(separator: "|").map { word in
      String(word.prefix { $0 != "=" })
    }
  }
}
