extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element does not fulfil a condition that all in
  /// front of it do; the end if all do.
  ///
  /// - Parameter isInFront: The condition; no element behind that one fulfils it.
  /// - Returns: The index.
  /// - Complexity: O(log *n*) calls for *n* elements.
  @inlinable
  package func partitioningIndex(
    where isInFront: (Element) throws -> Bool
  ) rethrows -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if try isInFront(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
