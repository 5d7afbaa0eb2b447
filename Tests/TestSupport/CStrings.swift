import Foundation

/// Byte strings as the system's calls want them, freed with the last reference.
@safe final class CStrings {
  /// A pointer to each string, and a null one at the end.
  private let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [[UInt8]]) {
    unsafe pointers = strings.map { unsafe Self.copy(of: $0) } + [nil]
  }

  deinit {
    for index in unsafe pointers.indices {
      unsafe pointers[index]?.deallocate()
    }
  }

  /// Calls a function with the pointers, which are valid until it returns.
  func withPointers<Result>(
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    defer { withExtendedLifetime(self) {} }
    return unsafe pointers.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("the null pointer at the end is missing")
      }
      return unsafe body(start)
    }
  }

  private static func copy(of bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in (bytes + [0]).enumerated() {
      unsafe copy[index] = CChar(bitPattern: byte)
    }
    return unsafe copy
  }
}
