/// How much work the search for the fewest moves may take.
///
/// Only repeated elements can make that search long: with none the answer is exact
/// under any effort; with few edits it is while that allows for the search.
public struct Effort: Hashable, Sendable {
  /// The most machine words that may be looked at for each element.
  @usableFromInline let wordsPerElement: Int

  /// As much as the fewest moves take: at worst *n* × *m* / 64 machine words.
  public static let exact = Effort(wordsPerElement: .max)

  /// At most about 64 machine words an element, for lists that may be hostile.
  public static let limited = Effort.limited(wordsPerElement: 64)

  /// At most about this many machine words an element, but no fewer than one.
  ///
  /// Lists for which the exact search would take more are cut into slices that are
  /// searched one by one. Elements that an exact search would keep may then move, and
  /// sections that it would find under a new title may be taken for other ones.
  public static func limited(wordsPerElement: Int) -> Effort {
    Effort(wordsPerElement: max(1, wordsPerElement))
  }

  /// The most machine words that may be looked at for so many elements.
  func words(for elements: Int) -> Int {
    let (words, overflows) = wordsPerElement.multipliedReportingOverflow(
      by: elements)
    return overflows ? .max : words
  }
}
