extension Catalogue {
  /// Returns at most three emoji with a name or shortcode like `name`.
  ///
  /// They are those that one typo leads to; if there are none, those that
  /// ``Search`` finds by whole words or their beginnings; else those that two
  /// typos lead to; else whatever it finds. Variants by skin tone are left out.
  ///
  /// - Complexity: O(*n* *k*) steps for *n* names and shortcodes and a name of
  ///   *k* scalars, at most ``longestName`` bytes.
  public static func nearest(to name: String) -> [CatalogueEntry] {
    guard name.utf8.count <= longestName else { return [] }
    let alike = alike(name)
    let closest = alike.prefix { $0.typos <= 1 }
    guard closest.isEmpty else { return closest.prefix(3).map(\.entry) }
    let found = Search(name, limit: 3).results()
    if alike.isEmpty || found.first.map({ $0.rank < .substring }) ?? false {
      return found.map(\.entry)
    }
    return alike.prefix(3).map(\.entry)
  }

  /// Returns the emoji that at most two typos lead to, the fewest in front.
  private static func alike(
    _ name: String
  ) -> [(entry: CatalogueEntry, typos: Int)] {
    let folded = Folding.fold(name)
    let wanted = Typos(folded, limit: folded.count < 5 ? 1 : 2)
    let found = entries.compactMap { entry -> (typos: Int, row: Int)? in
      guard !entry.isToned, !entry.isComponent else { return nil }
      let typos = entry.spellings.compactMap { wanted.count(in: $0) }.min()
      return typos.map { ($0, entry.row) }
    }
    return found.sorted { $0 < $1 }.map {
      (CatalogueEntry(row: $0.row), $0.typos)
    }
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
