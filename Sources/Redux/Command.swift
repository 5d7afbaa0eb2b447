/// What is to happen after an action: a value that a reducer returns.
///
/// A reducer stays pure, since it only names the work. The store does it, in the
/// listed order, once the action is reduced and its subscribers know.
public struct Command: Sendable {
  /// Work off the main actor; what it returns is done when it is over.
  typealias Work = @Sendable @concurrent (Send) async throws -> Command

  enum Step: Sendable {
    case send(any Action)
    case run(Key?, Overlap, Work)
    case cancel(Key)
  }

  var steps: [Step] = []

  /// Nothing to do.
  public static var none: Command { Command() }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { steps.isEmpty }

  /// Puts `action` at the end of the store's queue; `nil` sends nothing.
  public static func send(_ action: (any Action)?) -> Command {
    Command(steps: action.map { [.send($0)] } ?? [])
  }

  /// Does all of `commands`, in order.
  public static func batch(_ commands: Command...) -> Command {
    Command(steps: commands.flatMap(\.steps))
  }

  /// Returns `first`, then `second`.
  public static func + (first: Command, second: Command) -> Command {
    Command(steps: first.steps + second.steps)
  }

  /// Adds `second` after what is there.
  public static func += (first: inout Command, second: Command) {
    first.steps += second.steps
  }
}
