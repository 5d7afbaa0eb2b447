/// A value with the values it had before, to go back to and forth again.
///
/// Put one into a state, let reducers edit its ``present``, and let
/// ``Stage/undoable(_:recording:group:)`` record what changed.
public struct Timeline<Value: Sendable & Equatable>: Sendable, Equatable {
  /// The value now.
  public var present: Value
  /// The recorded values before it, oldest first.
  public private(set) var past: [Value] = []
  /// The values that were undone, the next one last.
  public private(set) var future: [Value] = []
  /// The most values that ``past`` keeps, none if negative; or `nil` for any number.
  public let limit: Int?

  private var recorded: Value
  private var group: Key?

  /// Creates a timeline without a past.
  public init(_ present: Value, limit: Int? = nil) {
    self.present = present
    self.limit = limit
    recorded = present
  }

  /// Makes the present a value to come back to, unless it is the last one.
  ///
  /// - Parameter group: Records that follow each other with an equal group are
  ///   undone, and redone, as one.
  public mutating func record(group: (any Hashable & Sendable)? = nil) {
    guard present != recorded else { return }
    let key = group.map { Key($0) }
    if key == nil || key != self.group { past.append(recorded) }
    recorded = present
    future = []
    self.group = key
    if key != nil, past.last == present {
      // The group has led back to where it began.
      past.removeLast()
      self.group = nil
    }
    let most = max(0, limit ?? past.count)
    if past.count > most { past.removeFirst(past.count - most) }
  }

  /// Does what `travel` asks for.
  ///
  /// Edits that were never recorded are lost when it leaves the present.
  ///
  /// - Throws: ``TimelineEnd`` when there are fewer steps; nothing changes then.
  public mutating func go(_ travel: TimeTravel) throws(TimelineEnd) {
    switch travel {
    case .undo: try jump(-1)
    case .redo: try jump(1)
    case .jump(let steps): try jump(steps)
    case .clear:
      past = []
      future = []
      group = nil
    }
  }

  private mutating func jump(_ steps: Int) throws(TimelineEnd) {
    guard -past.count <= steps, steps <= future.count else {
      throw TimelineEnd(undos: past.count, redos: future.count)
    }
    for _ in 0..<steps.magnitude {
      if steps < 0 {
        future.append(recorded)
        recorded = past.removeLast()
      } else {
        past.append(recorded)
        recorded = future.removeLast()
      }
    }
    if steps != 0 { present = recorded }
    group = nil
  }
}
