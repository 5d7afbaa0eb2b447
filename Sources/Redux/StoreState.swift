/// A value that a store can hold.
///
/// Equality is what spares a subscriber the news of a change that is none.
public protocol StoreState: Sendable, Equatable {}

extension StoreState {
  /// Returns a copy with a change made to it.
  ///
  /// ```swift
  /// let two = one.copy { $0.count += 1 }
  /// ```
  ///
  /// - Parameter change: Edits the copy.
  /// - Returns: The edited copy.
  /// - Throws: What `change` throws.
  public func copy<Thrown: Error>(
    _ change: (inout Self) throws(Thrown) -> Void
  ) throws(Thrown) -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}
