/// What a program left when it ended.
public struct Finished: Sendable {
  /// The exit code, or 128 and the number of the signal that ended it.
  public let code: Int32
  /// The bytes of standard output.
  public let outputBytes: [UInt8]
  /// The bytes of standard error; none if it was a terminal.
  public let errorBytes: [UInt8]

  /// Standard output as text, its faults repaired.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Standard error as text, its faults repaired.
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// The lines of standard output.
  public var lines: [String] {
    let pieces = output.split(separator: "\n", omittingEmptySubsequences: false)
    return pieces.map(String.init).dropLast(pieces.last == "" ? 1 : 0)
  }
}
