/// How many elements two lists share at their front and at their end.
@usableFromInline
struct CommonEnds: Sendable {
  /// The number of equal elements at the front.
  @usableFromInline let prefix: Int
  /// The number of equal elements at the end, none of them in the prefix.
  @usableFromInline let suffix: Int

  /// No common ends.
  @inlinable static var none: CommonEnds { CommonEnds(prefix: 0, suffix: 0) }

  @inlinable
  init(prefix: Int, suffix: Int) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Compares two lists from the front, then from the end.
  ///
  /// - Complexity: O(1) when both share one storage, else one comparison for each
  ///   common element and two more.
  @inlinable
  init<Element: Equatable>(
    of before: [Element], and after: [Element]
  ) {
    let (before, after) = (before.span, after.span)
    let shorter = min(before.count, after.count)
    if before.isIdentical(to: after) {
      prefix = shorter
      suffix = 0
      return
    }
    var front = 0
    while front < shorter, before[front] == after[front] { front += 1 }
    var back = 0
    while back < shorter - front,
      before[before.count - 1 - back] == after[after.count - 1 - back]
    {
      back += 1
    }
    prefix = front
    suffix = back
  }

  /// The offsets between the common ends of a list of `count` elements.
  @inlinable
  func middle(of count: Int) -> Range<Int> {
    prefix..<(count - suffix)
  }
}
