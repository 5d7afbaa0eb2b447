public import Foundation

/// A program that was started and can be waited for once.
public final class RunningProcess: Sendable {
  /// Its number.
  public let identifier: pid_t
  private let output: ScratchFile
  private let errors: ScratchFile
  private let terminal: PseudoTerminal?

  /// Starts a program.
  public init(_ invocation: Invocation) throws {
    let input = try ScratchFile(invocation.input)
    output = try ScratchFile()
    errors = try ScratchFile()
    terminal = invocation.hasTerminal ? try PseudoTerminal() : nil
    identifier = try Spawning.start(
      invocation,
      streams: [
        input.descriptor, terminal?.printer ?? output.descriptor,
        terminal?.printer ?? errors.descriptor,
      ])
  }

  /// Sends it a signal.
  public func send(_ signal: Int32) {
    kill(identifier, signal)
  }

  /// Waits for its end and returns what it left.
  public func wait() throws -> Finished {
    let printed = terminal?.readToEnd()
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) == -1 {
      guard errno == EINTR else {
        throw SystemError(call: "waitpid", number: errno)
      }
    }
    let signal = status & 0x7F
    return Finished(
      code: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      outputBytes: try printed ?? output.bytes(),
      errorBytes: try errors.bytes())
  }
}
