/// Bytes that are no UTF-8 from some place on.
struct NotUTF8: Error, Equatable, Sendable {
  /// Where the first bad sequence begins, in bytes from 0.
  var offset: Int
}

extension String {
  /// Reads bytes as UTF-8, and repairs nothing.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(utf8 bytes: some Collection<UInt8>) throws(NotUTF8) {
    self.init(decoding: bytes, as: UTF8.self)
    // A repair shows: what it puts in is longer, or other bytes.
    if utf8.elementsEqual(bytes) { return }
    throw NotUTF8(offset: Self.offsetOfFault(in: bytes))
  }

  private static func offsetOfFault(in bytes: some Collection<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      offset += scalar.count
    }
    return offset
  }
}
