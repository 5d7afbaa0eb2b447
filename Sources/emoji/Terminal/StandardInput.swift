import EmojiModel

/// Reads all that somebody hands over on standard input.
enum StandardInput {
  /// The most that is read, in bytes: 64 MiB.
  static let limit = 64 << 20

  /// Returns all bytes up to the end.
  ///
  /// - Parameters:
  ///   - descriptor: The file to read.
  ///   - limit: The most there may be, in bytes.
  /// - Returns: The bytes, as they are.
  /// - Throws: What reading met, that there is too much, or that it is one endless
  ///   character: nobody waits for the end of that.
  static func bytes(
    from descriptor: Descriptor = .standardInput, limit: Int = limit
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(descriptor, into: &buffer)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
      bytes.append(contentsOf: buffer.prefix(count))
      if endsInEndlessCharacter(bytes) { throw .endless(offset: bytes.count) }
    }
  }

  /// Whether the last 1,024 bytes are all within one grapheme cluster.
  ///
  /// The first of them may be the rest of a scalar, up to three bad bytes.
  private static func endsInEndlessCharacter(_ bytes: [UInt8]) -> Bool {
    let window = bytes.suffix(1024)
    guard window.count == 1024 else { return false }
    return String(decoding: window, as: UTF8.self).dropFirst(4).isEmpty
  }

  /// Returns all text up to the end.
  ///
  /// - Parameters:
  ///   - descriptor: The file to read.
  ///   - limit: The most there may be, in bytes.
  /// - Returns: The text, with its line ends as they are.
  /// - Throws: What reading met, that there is too much, or that it is no text.
  static func text(
    from descriptor: Descriptor = .standardInput, limit: Int = limit
  ) throws(InputError) -> String {
    let bytes = try bytes(from: descriptor, limit: limit)
    do throws(NotUTF8) {
      return try String(utf8: bytes)
    } catch {
      throw .notUTF8(offset: error.offset)
    }
  }

  private static func read(
    _ descriptor: Descriptor, into buffer: inout [UInt8]
  ) throws(InputError) -> Int {
    do throws(ErrorNumber) {
      return try descriptor.fill(&buffer)
    } catch {
      throw .failed(error)
    }
  }
}
