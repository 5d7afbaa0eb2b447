/// A small seeded generator, so that a failing random test can be run again.
public struct SplitMix64: RandomNumberGenerator, Sendable {
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

extension SplitMix64 {
  /// Returns bytes of which one is another, and the place of that.
  public mutating func flippingByte(
    of bytes: [UInt8]
  ) -> (bytes: [UInt8], place: Int) {
    var bytes = bytes
    let place = Int.random(in: bytes.indices, using: &self)
    bytes[place] ^= UInt8.random(in: 1...255, using: &self)
    return (bytes, place)
  }
}
