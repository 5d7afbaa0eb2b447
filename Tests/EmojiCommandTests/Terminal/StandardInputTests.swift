import Foundation
import TestSupport
import Testing

@testable import emoji

struct StandardInputTests {
  /// Calls a function with an open file that holds these bytes.
  private func with<Value>(
    _ bytes: [UInt8], _ body: (Descriptor) throws -> Value
  ) throws -> Value {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "input")
    let file = try #require(
      FileHandle(forReadingAtPath: folder.path("input")))
    return try body(Descriptor(number: file.fileDescriptor))
  }

  @Test func `all bytes are read, up to the limit`() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(
      try with(bytes) { try StandardInput.bytes(from: $0, limit: 200_000) }
        == bytes)
    #expect(throws: InputError.tooLarge(limit: 199_999)) {
      try with(bytes) { try StandardInput.bytes(from: $0, limit: 199_999) }
    }
  }

  @Test func `text keeps its line ends`() throws {
    let text = "🐶\r\n\n🐱"
    #expect(
      try with(Array(text.utf8)) { try StandardInput.text(from: $0) } == text)
    #expect(try with([]) { try StandardInput.text(from: $0) } == "")
  }

  @Test(arguments: ["e\u{301}", "👩\u{200D}"])
  func `one endless character is refused before its end`(_ start: String) throws
  {
    let tail = String(start.unicodeScalars.dropFirst())
    let part = start == "👩\u{200D}" ? start : tail
    let text = "🐶 " + start + String(repeating: part, count: 200_000)
    let bytes = Array(text.utf8)
    #expect(throws: InputError.endless(offset: 65_536)) {
      try with(bytes) { try StandardInput.bytes(from: $0) }
    }
    let many = Array(String(repeating: "👨‍👩‍👧‍👦", count: 20_000).utf8)
    #expect(try with(many) { try StandardInput.bytes(from: $0) } == many)
    #expect(InputError.endless(offset: 1).exitCode == .data)
  }

  @Test func `what is no text is refused with its place`() {
    #expect(throws: InputError.notUTF8(offset: 2)) {
      try with([0x61, 0x62, 0xF0, 0x9F]) { try StandardInput.text(from: $0) }
    }
    #expect(InputError.notUTF8(offset: 2).exitCode == .data)
  }

  @Test func `a file that cannot be read is an error`() {
    let error = InputError.failed(ErrorNumber(value: EBADF))
    #expect(throws: error) {
      try StandardInput.bytes(from: Descriptor(number: 9_999))
    }
    #expect(error.exitCode == .io)
  }
}
