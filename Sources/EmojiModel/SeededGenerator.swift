/// A generator whose values follow from its seed alone, on every machine.
///
/// SplitMix64, from Steele, Lea and Flood, *Fast splittable pseudorandom number
/// generators* (2014), doi 10.1145/2660193.2660195. Chance enters an action as a
/// seed, so that a reducer stays pure and an action can be replayed.
///
/// Swift's own `shuffled(using:)` may change from one release to the next; the
/// methods here do not.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator whose values follow from `seed` alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns one of the numbers from 0 to `bound` - 1, each as likely.
  ///
  /// Lemire, *Fast random integer generation in an interval* (2019),
  /// doi 10.1145/3230636.
  ///
  /// - Precondition: `bound` is positive.
  public mutating func next(below bound: Int) -> Int {
    precondition(bound > 0, "there is no number below \(bound) to choose")
    let width = UInt64(bound)
    let unfair = (0 &- width) % width
    while true {
      let (high, low) = next().multipliedFullWidth(by: width)
      if low >= unfair { return Int(high) }
    }
  }

  /// Returns the elements in another order, each order as likely.
  ///
  /// Durstenfeld, *Algorithm 235: Random permutation* (1964),
  /// doi 10.1145/364520.364540.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var shuffled = elements
    for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
      shuffled.swapAt(last, next(below: last + 1))
    }
    return shuffled
  }
}
