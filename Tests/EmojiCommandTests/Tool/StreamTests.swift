import TestSupport
import Testing

/// What the tool does with its words and its three streams, as a process.
struct StreamTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `an argument that is no text is refused with its place`() throws {
    let cut: [UInt8] = [0xF0, 0x9F, 0x90]
    let result = try tool.run(bytes: [Array("add".utf8), Array("0".utf8), cut])
    #expect(
      result.errors == "emoji: argument 3 is not valid UTF-8 at byte 0\n")
    #expect(result.output.isEmpty && result.code == 65)
    #expect(try tool.home.files().isEmpty)
  }

  @Test func `control characters in a word do not reach the terminal`() throws {
    let result = try tool("\u{1B}[2J\u{202E}")
    #expect(
      result.errors == """
        emoji: unknown command '\\u{1B}[2J\\u{202E}'
        See 'emoji help'.

        """)
    #expect(result.code == 64)
  }

  @Test func `a pipe that nobody reads any more is a quiet end`() throws {
    let line = "{ emoji help; echo $? >&2; } | true"
    for _ in 0..<10 {
      #expect(try tool.shell(line).errors == "0\n")
    }
  }

  @Test(arguments: [
    "list", "log", "log --patch", "log --json", "show 1", "diff 0 --json",
    "export", "search face", "check --json",
  ])
  func `every listing ends quietly with its reader`(line: String) throws {
    // More than a pipe holds, so that some of it is still to be written.
    try tool.given("add 0 --random 9000 --seed 1 -q", "clear -q")
    try tool.given("undo -q")
    let result = try tool.shell("{ emoji \(line); echo $? >&2; } | head -n 1")
    #expect(result.errors == "0\n")
    #expect(result.lines.count == 1)
  }

  @Test func `a full disk and a closed stream are errors`() throws {
    let full = try tool.shell("emoji help >/dev/full")
    #expect(
      full.errors
        == "emoji: cannot write the output: No space left on device\n")
    #expect(full.code == 74)
    let closed = try tool.shell("emoji help >&-")
    #expect(closed.code == 74)
  }

  @Test func `no file takes the place of a closed stream`() throws {
    let result = try tool.shell("emoji add 0 🐶 >&- 2>&-; emoji list --plain")
    #expect(result.output == "0\t0\t🐶\tEmoji Section 0\n")
  }

  @Test func `help goes to standard output and to nowhere else`() throws {
    for words in [[], ["help"], ["--help"], ["add", "-h"]] {
      let result = try tool.run(words)
      #expect(result.output.contains("Usage: emoji "))
      #expect(result.errors.isEmpty && result.code == 0)
    }
    #expect(try tool("--version").output.hasPrefix("emoji "))
  }

  @Test func `a usage error explains itself and changes nothing`() throws {
    let result = try tool("shufle")
    #expect(
      result.errors == """
        emoji: unknown command 'shufle'
        Did you mean 'shuffle'?

        """)
    #expect(result.output.isEmpty && result.code == 64)
    #expect(try tool.home.files().isEmpty)
  }
}
