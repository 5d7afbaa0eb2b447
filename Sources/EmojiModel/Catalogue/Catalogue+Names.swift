extension Catalogue {
  /// The most bytes of UTF-8 that a shortcode or a name may have, 128.
  public static let longestName = 128

  /// Returns the emoji that a shortcode or a name means, or throws why none.
  ///
  /// Between colons it is a shortcode: GitHub's meaning comes first, then
  /// Slack's, then older ones, then names spelled with `_`, so that `:dog:` is
  /// 🐶. `::skin-tone-2:` to `-6:` at the end put a skin tone on, as Slack has it.
  /// Without colons it may be either, and must not be two: `dog` is ambiguous,
  /// for 🐕 is named so. Case, accents and punctuation do not count.
  ///
  /// - Complexity: O(log *n*) comparisons of names; O(*n*) for one that is
  ///   unknown, *n* rows and shortcodes.
  public static func entry(
    called name: String
  ) throws(CatalogueNameError) -> CatalogueEntry {
    let (plain, tone) = splitTone(name)
    let found = entries(called: plain)
    guard let first = found.first else {
      throw .unknown(name, nearest: nearest(to: plain))
    }
    guard found.count == 1 || name.hasPrefix(":") else {
      throw .ambiguous(name, found)
    }
    return tone.flatMap { first.toned($0) } ?? first
  }

  /// Returns every emoji with this shortcode or name, the likeliest first.
  ///
  /// - Complexity: O(log *n*) comparisons of names for *n* of them; nothing is
  ///   compared if `name` is longer than ``longestName`` bytes.
  public static func entries(called name: String) -> [CatalogueEntry] {
    guard name.utf8.count <= longestName, !name.hasEmoji else { return [] }
    let key = Folding.fold(name.trimmingColons)
    guard !key.isEmpty else { return [] }
    let wordCount = words.count / 4
    var place = partition(wordCount) { place in
      spelling(at: place).lexicographicallyPrecedes(key)
    }
    var found: [CatalogueEntry] = []
    while place < wordCount, spelling(at: place) == key {
      let entry = entry(at: words.number(at: place * 4, width: 4))
      if !found.contains(entry) { found.append(entry) }
      place += 1
    }
    return found
  }

  /// Returns the emoji whose name this is, nil for a mere shortcode.
  public static func entry(named name: String) -> CatalogueEntry? {
    entries(called: name).first { entry in
      Folding.fold(entry.name) == Folding.fold(name)
    }
  }

  /// Returns the shortcodes that begin with `prefix`, sorted, each once.
  ///
  /// They come without colons; `-` and `_` are the same in `prefix`.
  ///
  /// - Complexity: O(log *n* + *k*) comparisons for *k* of *n* names.
  public static func shortcodes(startingWith prefix: String) -> [String] {
    guard prefix.utf8.count <= longestName, !prefix.hasEmoji else { return [] }
    let key = Folding.fold(prefix)
    let wordCount = words.count / 4
    var place = partition(wordCount) { place in
      spelling(at: place).lexicographicallyPrecedes(key)
    }
    var found: [String] = []
    while place < wordCount, spelling(at: place).starts(with: key) {
      if let code = code(at: place), code != found.last { found.append(code) }
      place += 1
    }
    return found
  }

  private static let words = CatalogueBytes(CatalogueTable.words)

  /// Returns the folded shortcode or name that the index has at `place`.
  private static func spelling(at place: Int) -> [UInt8] {
    let start = words.number(at: place * 4, width: 4)
    return spelling(from: start)
  }

  /// Returns the shortcode that the index has at `place`, nil for a name.
  private static func code(at place: Int) -> String? {
    let start = words.number(at: place * 4, width: 4)
    guard text[start - 1] != UInt8(ascii: "\t") else { return nil }
    var end = start
    while text[end] != UInt8(ascii: " "), text[end] != UInt8(ascii: "\t") {
      end += 1
    }
    return text.text(start..<end)
  }

  /// Returns the folded shortcode or name that starts at a place of the table.
  static func spelling(from start: Int) -> [UInt8] {
    let isName = text[start - 1] == UInt8(ascii: "\t")
    var bytes: [UInt8] = []
    var place = start
    while text[place] != UInt8(ascii: "\t") {
      let byte = text[place]
      let isGap = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      if byte == UInt8(ascii: " "), !isName { break }
      bytes.append(isGap && place > start ? UInt8(ascii: " ") : byte)
      place += 1
    }
    return bytes
  }

  /// Returns the row that holds a place of the table.
  private static func entry(at place: Int) -> CatalogueEntry {
    let next = partition(count) { CatalogueEntry(row: $0).start <= place }
    return CatalogueEntry(row: next - 1)
  }

  /// Splits Slack's `:wave::skin-tone-2:` into the shortcode and the tone.
  private static func splitTone(_ name: String) -> (String, SkinTone?) {
    let mark = "::skin-tone-"
    guard name.utf8.count <= longestName, name.hasSuffix(":"),
      let digit = name.dropLast().last?.wholeNumberValue,
      name.dropLast(2).hasSuffix(mark)
    else { return (name, nil) }
    let plain = name.dropLast(mark.count + 2) + ":"
    return (String(plain), SkinTone(rawValue: digit - 1))
  }
}

extension String {
  /// The text within the colons of a shortcode, or all of it.
  var trimmingColons: Substring {
    let isCode = count > 2 && hasPrefix(":") && hasSuffix(":")
    return isCode ? dropFirst().dropLast() : self[...]
  }

  fileprivate var hasEmoji: Bool {
    unicodeScalars.contains { scalar in
      scalar.isPictograph || scalar.isTone || scalar == .joiner
    }
  }
}
