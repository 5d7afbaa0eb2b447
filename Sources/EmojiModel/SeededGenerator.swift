/// A generator whose values follow from its seed alone, on every machine.
///
/// SplitMix64, from Steele, Lea and Flood, *Fast splittable pseudorandom number
/// generators* (2014), doi 10.1145/2660193.2660195. Chance enters an action as a
/// seed, so that a reducer stays pure and an action can be replayed.
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
}
