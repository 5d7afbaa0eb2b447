/// Thrown when there are fewer steps to undo or redo than were asked for.
public struct HistoryEnd: Error, Equatable, Sendable {
  /// How many steps there are to undo.
  public let undos: Int
  /// How many steps there are to redo.
  public let redos: Int

  /// Creates the error.
  public init(undos: Int, redos: Int) {
    self.undos = undos
    self.redos = redos
  }
}

extension HistoryEnd: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    "no such step: \(undos) to undo, \(redos) to redo"
  }
}
