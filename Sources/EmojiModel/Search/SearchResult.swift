/// An emoji that a search found, and how well it fits.
public struct SearchResult: Hashable, Sendable {
  /// The emoji.
  public let entry: CatalogueEntry

  /// How well it fits.
  public let rank: SearchRank
}
