extension Catalogue {
  /// The most bytes of UTF-8 that a shortcode or a name may have, 128.
  public static let longestName = 128

  /// Returns the emoji that a shortcode or a name means, or throws why none.
  ///
  /// Between colons it is a shortcode: GitHub's meaning comes first, then
  /// Slack's, then older ones, then names spelled with `_`, so that `:dog:` is
  /// 🐶. `::skin-tone-2:` to `-6:` at the end put a skin tone on, as Slack has it.
  /// Without colons it may be either, and must not be two: `dog` is ambiguous,
  /// for 🐕 is named so. Case, accents and punctuation do not count. Components
  /// are not found.
  ///
  /// - Complexity: O(log *n*) comparisons of names; O(*n*) for one that is
  ///   unknown, *n* rows and shortcodes.
  public static func entry(
    called name: String
  ) throws(CatalogueNameError) -> CatalogueEntry {
    let (plain, tone) = splitTone(name)
    let found = entries(called: plain).filter { !$0.isComponent }
    guard let first = found.first else {
      throw .unknown(name, nearest: nearest(to: plain))
    }
    guard found.count == 1 || plain.trimmingColons != plain[...] else {
      throw .ambiguous(name, found)
    }
    guard let tone else { return first }
    guard let toned = first.toned(tone) else { throw .takesNoTone(first) }
    return toned
  }

  /// Returns every emoji with this shortcode or name, the likeliest first.
  ///
  /// Components are found too.
  ///
  /// - Complexity: O(log *n*) comparisons of names for *n* of them; nothing is
  ///   compared if `name` is longer than ``longestName`` bytes.
  public static func entries(called name: String) -> [CatalogueEntry] {
    guard name.utf8.count <= longestName, !name.hasEmoji else { return [] }
    let key = Folding.fold(name.trimmingColons)
    guard !key.isEmpty else { return [] }
    var found: [CatalogueEntry] = []
    for place in wordPlaces(from: key) {
      guard spelling(at: place) == key else { break }
      let entry = wordEntry(at: place)
      if !found.contains(entry) { found.append(entry) }
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
    var found: [String] = []
    for place in wordPlaces(from: key) {
      guard spelling(at: place).starts(with: key) else { break }
      if let code = shortcode(at: place), code != found.last {
        found.append(code)
      }
    }
    return found
  }

  /// Splits Slack's `:wave::skin-tone-2:` into the shortcode and the tone.
  private static func splitTone(_ name: String) -> (String, SkinTone?) {
    let mark = "::skin-tone-"
    guard name.utf8.count <= longestName, name.hasSuffix(":"),
      let digit = name.dropLast().last?.wholeNumberValue,
      let tone = SkinTone(rawValue: digit - 1),
      name.dropLast(2).hasSuffix(mark)
    else { return (name, nil) }
    let plain = name.dropLast(mark.count + 2) + ":"
    return (String(plain), tone)
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
