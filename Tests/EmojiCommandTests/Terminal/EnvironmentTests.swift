import Foundation
import Testing

@testable import emoji

struct EnvironmentTests {
  @Test func `variables are those of the process`() throws {
    let path = ProcessInfo.processInfo.environment["PATH"]
    #expect(try Environment.value(of: "PATH") == path)
    #expect(try Environment.value(of: "EMOJI_TEST_UNSET") == nil)
  }

  @Test func `a variable that is no text is named`() {
    let error = EnvironmentError.notUTF8(variable: "EMOJI_FILE")
    #expect(
      error.description
        == "the environment variable EMOJI_FILE is not valid UTF-8")
    #expect(error.exitCode == .data)
    #expect(error.hint == nil)
  }
}
