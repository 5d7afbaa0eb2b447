import EmojiModel

/// The words of the command line as the system handed them over.
///
/// `CommandLine.arguments` repairs bytes that are no UTF-8, and so would work on
/// a file or title that nobody named.
enum RawArguments {
  /// Returns the words after the tool's name.
  static func words() throws(RawArgumentError) -> [String] {
    try words(of: bytes())
  }

  /// Returns the words that these bytes spell.
  static func words(
    of arguments: [[UInt8]]
  ) throws(RawArgumentError) -> [String] {
    var words: [String] = []
    for (index, bytes) in arguments.enumerated() {
      do throws(NotUTF8) {
        words.append(try String(utf8: bytes))
      } catch {
        throw .notUTF8(argument: index + 1, offset: error.offset)
      }
    }
    return words
  }

  private static func bytes() -> [[UInt8]] {
    let arguments = unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return unsafe arguments.dropFirst().compactMap { pointer in
      unsafe pointer.map { unsafe Self.bytes(at: $0) }
    }
  }

  private static func bytes(at start: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = unsafe start
    while unsafe next.pointee != 0 {
      bytes.append(UInt8(bitPattern: unsafe next.pointee))
      unsafe next += 1
    }
    return bytes
  }
}
