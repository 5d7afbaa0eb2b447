import Foundation
import TestSupport
import Testing

@testable import emoji

struct OutputTests {
  @Test func `what is written arrives in order`() throws {
    let pipe = Pipe()
    let descriptor = Descriptor(
      number: pipe.fileHandleForWriting.fileDescriptor)
    var output = Output(to: descriptor, keeping: 4)
    try output.line("🐶 first")
    try output.write("second")
    try output.line()
    try output.write("x")
    try output.flush()
    try pipe.fileHandleForWriting.close()
    let bytes = try StandardInput.bytes(
      from: Descriptor(number: pipe.fileHandleForReading.fileDescriptor))
    #expect(String(decoding: bytes, as: UTF8.self) == "🐶 first\nsecond\nx")
  }

  @Test func `a pipe that nobody reads is a quiet end`() throws {
    StandardStreams.prepare()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let number = pipe.fileHandleForWriting.fileDescriptor
    var output = Output(to: Descriptor(number: number))
    try output.write("x")
    do throws(OutputError) {
      try output.flush()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .closedPipe)
      #expect(error.exitCode == .done)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is an error with the system's reason`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    var output = Output(
      to: Descriptor(number: full.fileDescriptor), keeping: 1)
    do throws(OutputError) {
      try output.write("x")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .failed(ErrorNumber(value: ENOSPC)))
      #expect(error.exitCode == .io)
      #expect(
        error.description
          == "cannot write the output: No space left on device")
    }
  }

  @Test func `a closed stream is an error`() {
    #expect(throws: ErrorNumber(value: EBADF)) {
      try Descriptor(number: 9_999).writeAll([1])
    }
  }

  @Test func `a pipe is no terminal and has no columns`() {
    let pipe = Pipe()
    let descriptor = Descriptor(
      number: pipe.fileHandleForReading.fileDescriptor)
    #expect(!descriptor.isTerminal)
    #expect(descriptor.columns == nil)
  }
}
