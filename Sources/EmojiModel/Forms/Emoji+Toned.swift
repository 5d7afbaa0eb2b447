extension Emoji {
  /// The row of the catalogue, nil for an emoji that is newer.
  public var entry: CatalogueEntry? {
    Catalogue.entry(for: text)
  }

  /// Returns the emoji with one skin tone, or with two for a pair.
  ///
  /// - Parameter tones: One tone or two.
  /// - Returns: The variant, nil where Unicode has none.
  public func toned(_ tones: [SkinTone]) -> Emoji? {
    guard let first = tones.first, tones.count <= 2 else { return nil }
    return entry?.toned(first, tones.dropFirst().first).map { Emoji($0) }
  }
}
