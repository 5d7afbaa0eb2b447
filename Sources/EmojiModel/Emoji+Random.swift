extension Emoji {
  /// Returns an emoji without a skin tone, each as likely.
  static func random(using generator: inout SeededGenerator) -> Emoji {
    while true {
      let entry = CatalogueEntry(row: generator.next(below: Catalogue.count))
      if !entry.isToned, !entry.isComponent { return Emoji(entry) }
    }
  }
}
