extension Catalogue {
  /// Returns at most three emoji with a name or shortcode like `name`.
  ///
  /// Those that one or two typos lead to come first, the fewest typos in front;
  /// if there are none, what ``Search`` finds. Variants by skin tone are left out.
  ///
  /// - Complexity: O(*n* *k*) steps for *n* names and shortcodes and a name of
  ///   *k* scalars, at most ``longestName`` bytes.
  public static func nearest(to name: String) -> [CatalogueEntry] {
    guard name.utf8.count <= longestName else { return [] }
    let wanted = Typos(Folding.fold(name), limit: name.utf8.count < 5 ? 1 : 2)
    let found = entries.compactMap { entry -> (typos: Int, row: Int)? in
      guard !entry.isToned, !entry.isComponent else { return nil }
      let typos = entry.spellings.compactMap { wanted.count(in: $0) }.min()
      return typos.map { ($0, entry.row) }
    }
    let nearest = found.sorted { $0 < $1 }.prefix(3)
    guard nearest.isEmpty else {
      return nearest.map { CatalogueEntry(row: $0.row) }
    }
    return Search(name, limit: 3).results().map(\.entry)
  }
}

extension CatalogueEntry {
  /// The folded name and shortcodes.
  var spellings: [[UInt8]] {
    let codes = places(of: .shortcodes)
    let starts = codes.filter { place in
      place == codes.lowerBound
        || Catalogue.text[place - 1] == UInt8(ascii: " ")
    }
    let names = [foldedNamePlaces.lowerBound] + starts.map { $0 + 1 }
    return names.map { Catalogue.spelling(from: $0) }
  }
}
