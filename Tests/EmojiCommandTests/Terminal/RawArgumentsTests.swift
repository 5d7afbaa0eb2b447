import EmojiModel
import TestSupport
import Testing

@testable import emoji

struct RawArgumentsTests {
  @Test func `words are the bytes of the command line`() throws {
    let words = ["", "-", "🐶", "e\u{301}"]
    #expect(try RawArguments.words(of: words.map { Array($0.utf8) }) == words)
  }

  @Test(
    arguments: [
      ([0xF0, 0x9F, 0x90], 0), ([0x61, 0xED, 0xA0, 0xBD, 0xED, 0xB0, 0xB6], 1),
      ([0xFF], 0), ([0xC0, 0x80], 0), ([0xC3, 0xA9, 0x80], 2),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xEF, 0xBF, 0xBD, 0xC3], 3),
    ] as [([UInt8], Int)])
  func `bytes that are no text are refused with their place`(
    bytes: [UInt8], offset: Int
  ) {
    let error = RawArgumentError.notUTF8(argument: 2, offset: offset)
    #expect(throws: error) {
      try RawArguments.words(of: [Array("add".utf8), bytes])
    }
    #expect(
      error.description == "argument 2 is not valid UTF-8 at byte \(offset)")
    #expect(error.exitCode == .data)
  }

  /// A law over all short byte strings of the telling bytes: what is read comes
  /// back, and what is not is what the standard library would repair.
  @Test func `only what needs no repair is read`() {
    let symbols: [UInt8] = [0x61, 0x80, 0xC3, 0xED, 0xEF, 0xBF, 0xBD, 0xF0]
    for bytes in allLists(upTo: 4, of: symbols) {
      let repaired = String(decoding: bytes, as: UTF8.self)
      let read = try? String(utf8: bytes)
      #expect((read == repaired) == repaired.utf8.elementsEqual(bytes))
    }
  }
}
