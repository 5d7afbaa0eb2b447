import Foundation
import TestSupport
import Testing

struct ToolTests {
  private func shell(
    _ script: String, input: [UInt8] = [], hasTerminal: Bool = false
  ) throws -> Finished {
    try Invocation(
      ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"],
      input: input, hasTerminal: hasTerminal
    ).run()
  }

  @Test func `the tool lies beside the tests`() throws {
    let tool = try Tool()
    #expect(FileManager.default.isExecutableFile(atPath: tool.path))
    #expect(tool.path.hasSuffix("/emoji"))
  }

  @Test func `both streams and the exit code come back`() throws {
    let result = try shell("echo out; echo err >&2; exit 7")
    #expect(result.output == "out\n")
    #expect(result.errors == "err\n")
    #expect(result.code == 7)
  }

  @Test func `a signal that ends a program shows in the code`() throws {
    #expect(try shell("kill -9 $$").code == 137)
    #expect(try shell("kill -PIPE $$").code == 141)
  }

  @Test func `no amount of text gets stuck`() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let result = try shell("tee /dev/stderr", input: bytes)
    #expect(result.outputBytes == bytes)
    #expect(result.errorBytes == bytes)
  }

  @Test func `arguments may be any bytes`() throws {
    var invocation = Invocation(["/usr/bin/printf", "%s|"])
    invocation.words += [[0xF0, 0x9F], [], [0x0A, 0x20], Array("🐶".utf8)]
    let expected: [UInt8] =
      [0xF0, 0x9F, 0x7C, 0x7C, 0x0A, 0x20, 0x7C] + Array("🐶|".utf8)
    #expect(try invocation.run().outputBytes == expected)
  }

  @Test func `nothing of the surroundings leaks into a program`() throws {
    let tool = try Tool()
    let names = try tool.shell("env | cut -d= -f1 | sort").lines
    #expect(names.contains("HOME") && names.contains("PATH"))
    #expect(!names.contains("EMOJI_FILE") && !names.contains("NO_COLOR"))
    #expect(
      try tool.shell("echo $HOME; pwd -P").lines == [
        tool.home.path, tool.home.path,
      ])
  }

  @Test func `a program can be given a terminal`() throws {
    let script = "test -t 1 && test -t 2 && stty size <&1; echo 🐶; echo e >&2"
    let result = try shell(script, hasTerminal: true)
    #expect(result.output == "24 80\n🐶\ne\n")
    #expect(try shell("test -t 0 || test -t 1 || test -t 2").code == 1)
  }

  @Test func `a running program can be stopped`() throws {
    let running = try RunningProcess(Invocation(["/bin/sleep", "60"]))
    running.send(SIGTERM)
    #expect(try running.wait().code == 143)
  }

  @Test func `a launcher starts the tool`() throws {
    let result = try Tool().run(["--version"], launcher: ["/bin/echo"])
    #expect(result.output.hasSuffix("/emoji --version\n"))
  }

  @Test func `a missing program is an exit code`() throws {
    #expect(try Invocation(["/no/such/program"]).run().code == 127)
  }
}
