import Foundation

/// A call of the system that failed in a test.
public struct SystemError: Error, CustomStringConvertible, Sendable {
  /// The name of the call.
  public let call: String
  /// The number that says why.
  public let number: Int32

  /// The call and the system's words for why it failed.
  public var description: String {
    "\(call): \(POSIXError.Code(rawValue: number).map { "\($0)" } ?? "?")"
  }

  /// Throws for a result of -1, by the number that the system keeps.
  @discardableResult
  static func check(_ call: String, _ result: Int32) throws -> Int32 {
    if result == -1 { throw SystemError(call: call, number: errno) }
    return result
  }

  /// Throws for a result that is itself the number of an error.
  static func checkNumber(_ call: String, _ result: Int32) throws {
    if result != 0 { throw SystemError(call: call, number: result) }
  }
}
