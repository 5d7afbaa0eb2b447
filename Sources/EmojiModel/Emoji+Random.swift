extension Emoji {
  /// Returns one of the emoji of the catalogue that have no skin tone, each as
  /// likely.
  static func random(using generator: inout SeededGenerator) -> Emoji {
    while true {
      let entry = CatalogueEntry(row: generator.next(below: Catalogue.count))
      if !entry.isComponent, entry.tones.isEmpty { return Emoji(entry) }
    }
  }
}
