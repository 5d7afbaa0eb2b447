import EmojiModel

extension Session {
  /// Takes steps of undo or redo: all of them, or none.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - word: What the person typed.
  ///   - next: Returns the next step, or `nil` if none is left.
  /// - Returns: What the tool ends with.
  /// - Throws: ``TooFewSteps`` if there are fewer, or what a change throws.
  func take(
    _ count: Int, by word: String, _ next: (History) throws -> History.Step?
  ) throws -> ExitCode {
    try transact { transaction in
      for done in 0..<count {
        guard let step = try next(transaction.requireHistory()) else {
          throw TooFewSteps(word: word, wanted: count, left: done)
        }
        try transaction.perform(step)
      }
    }
  }
}

/// There are fewer steps to undo or redo than were asked for.
struct TooFewSteps: Error, Equatable, Sendable {
  /// What the person typed: `undo` or `redo`.
  var word: String
  /// How many steps were asked for.
  var wanted: Int
  /// How many there are.
  var left: Int
}

extension TooFewSteps: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch left {
    case 0: "there is nothing to \(word)"
    case 1: "there is only 1 change to \(word), not \(wanted)"
    default: "there are only \(left) changes to \(word), not \(wanted)"
    }
  }

  var exitCode: ExitCode { .no }
}
