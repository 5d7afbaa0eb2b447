/// The bytes of a string literal in the program itself, read in place.
///
/// Nothing is copied or prepared: a look-up touches only the bytes it needs.
struct CatalogueBytes: RandomAccessCollection, Sendable {
  private let literal: StaticString

  /// Creates a view of `literal`, which is longer than one scalar.
  init(_ literal: StaticString) {
    self.literal = literal
  }

  var startIndex: Int { 0 }

  var endIndex: Int { literal.utf8CodeUnitCount }

  subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < literal.utf8CodeUnitCount)
    return unsafe literal.utf8Start[place]
  }

  /// Returns the bytes of `range` as text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// Returns the place of the first `byte` at or after `place`, or the end.
  func next(_ byte: UInt8, from place: Int) -> Int {
    var place = place
    while place < endIndex && self[place] != byte {
      place += 1
    }
    return place
  }

  /// Returns the number that `width` digits of base 64 spell from `place` on.
  func number(at place: Int, width: Int) -> Int {
    var number = 0
    for digit in place..<place + width {
      number = number << 6 | Int(self[digit] - UInt8(ascii: "0"))
    }
    return number
  }
}
