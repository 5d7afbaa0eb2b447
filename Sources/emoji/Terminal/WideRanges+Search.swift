extension WideRanges {
  /// Returns whether a scalar takes two columns.
  ///
  /// - Complexity: O(log *r*) for *r* ranges.
  static func contains(_ scalar: UnicodeScalar) -> Bool {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].upperBound < scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < all.count && all[low].lowerBound <= scalar.value
  }
}
