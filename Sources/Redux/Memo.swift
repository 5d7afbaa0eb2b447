/// A function that remembers its last result.
///
/// It belongs to whoever holds it, and forgets everything with it.
///
/// ```swift
/// var total = Memo { (prices: [Int], discount: Int) in
///   prices.reduce(0, +) - discount
/// }
/// total([3, 4], 1)  // 6
/// ```
public struct Memo<each Input: Equatable & Sendable, Output: Sendable>:
  Sendable
{
  private let compute: @Sendable (repeat each Input) -> Output
  private var last: (input: (repeat each Input), output: Output)?

  /// Creates a memo of `compute`.
  public init(_ compute: @escaping @Sendable (repeat each Input) -> Output) {
    self.compute = compute
  }

  /// Returns the result for `input`, computed only if it is not that of last time.
  public mutating func callAsFunction(_ input: repeat each Input) -> Output {
    if let last {
      var isSame = true
      for (old, new) in repeat (each last.input, each input) {
        isSame = isSame && old == new
      }
      if isSame { return last.output }
    }
    let output = compute(repeat each input)
    last = ((repeat each input), output)
    return output
  }
}
