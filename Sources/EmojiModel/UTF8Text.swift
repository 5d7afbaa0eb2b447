/// Bytes that are no UTF-8 from some place on.
package struct NotUTF8: Error, Equatable, Sendable {
  /// Where the first bad sequence begins, in bytes from 0.
  package var offset: Int
}

extension String {
  /// Reads bytes as UTF-8, and repairs nothing.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(utf8 bytes: some Collection<UInt8>) throws(NotUTF8) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw NotUTF8(offset: Self.offsetOfFault(in: bytes))
    }
    self = text
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

extension Substring {
  /// The parts between line feeds, empty ones too.
  package var lines: [Substring] { parts(between: UInt8(ascii: "\n")) }

  /// Returns the parts between bytes of ASCII, empty ones too.
  ///
  /// Bytes are compared: one cluster may be all of a long text.
  ///
  /// - Parameters:
  ///   - separator: The byte that stands between.
  ///   - limit: The most parts; the last holds all that is left.
  /// - Returns: At least one part.
  /// - Complexity: O(*n*) for *n* bytes.
  package func parts(
    between separator: UInt8, limit: Int = .max
  ) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while parts.count + 1 < limit, let end = rest.place(of: separator) {
      parts.append(rest[..<end])
      rest = rest[rest.utf8.index(after: end)...]
    }
    return parts + [rest]
  }

  /// Returns the first place of a byte; the bytes in memory are much faster
  /// searched than their view.
  private func place(of byte: UInt8) -> Index? {
    let offset = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.firstIndex(of: byte)
    }
    guard let offset else { return utf8.firstIndex(of: byte) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
