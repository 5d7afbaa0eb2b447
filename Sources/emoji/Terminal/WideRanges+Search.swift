import EmojiModel

extension WideRanges {
  /// Returns whether a scalar takes two columns.
  ///
  /// - Complexity: O(log *r*) for *r* ranges.
  static func contains(_ scalar: UnicodeScalar) -> Bool {
    let place = all.partitioningIndex { $0.upperBound < scalar.value }
    return place < all.count && all[place].lowerBound <= scalar.value
  }
}
