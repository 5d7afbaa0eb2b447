import Diff

/// A 64-bit hash that tells accidents apart, not attackers: FNV-1a.
///
/// Fowler, Noll, Vo and Eastlake, *The FNV Non-Cryptographic Hash Algorithm*
/// (RFC 9923). Changing any one byte always changes the hash.
public struct Fingerprint: Hashable, Sendable {
  /// The hash as a number.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the fingerprint of no bytes.
  public init() {}

  /// Takes bytes in.
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      combine(byte)
    }
  }

  /// Takes one byte in.
  public mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The fingerprint of a collection: of every title and emoji, each closed by a
  /// byte that UTF-8 does not have.
  ///
  /// - Complexity: O(*b*) for *b* bytes of titles and emoji.
  public init(of collection: EmojiCollection) {
    for section in collection.sections {
      combine(section.title.text.utf8)
      combine(0xFF)
      for emoji in section.elements {
        combine(emoji.text.utf8)
        combine(0xFE)
      }
    }
  }
}

extension Fingerprint: LosslessStringConvertible {
  /// The hash as sixteen upper-case hexadecimal digits.
  public var description: String { hexadecimal(value, digits: 16) }

  /// Reads sixteen hexadecimal digits.
  public init?(_ description: String) {
    guard description.utf8.count == 16,
      let value = UInt64(description, radix: 16)
    else { return nil }
    self.value = value
  }
}
