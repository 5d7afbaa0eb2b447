extension Stage {
  /// Records the changes of a timeline, and handles ``TimeTravel``.
  ///
  /// An action that fails leaves no step; undo and redo run no command. Each such
  /// stage takes every ``TimeTravel``, so that a store has one at most: what is
  /// undone together stands in one timeline.
  ///
  /// - Parameters:
  ///   - path: Where the timeline is.
  ///   - isRecorded: Which actions make a step. Changes by other ones are no step
  ///     of their own, and are lost when a step is undone.
  ///   - group: Names what belongs together: steps that follow each other with an
  ///     equal, non-nil group are one.
  /// - Returns: The stage.
  public static func undoable<Value: Sendable & Equatable>(
    _ path: any WritableKeyPath<State, Timeline<Value>> & Sendable,
    recording isRecorded: @escaping @Sendable (any Action) -> Bool = { _ in
      true
    },
    group: @escaping @Sendable (any Action) -> (any Hashable & Sendable)? = {
      _ in nil
    }
  ) -> Stage {
    let record = Stage.around { state, action, next in
      let command = try next(&state, action)
      if !(action is TimeTravel), isRecorded(action) {
        state[keyPath: path].record(group: group(action))
      }
      return command
    }
    let go = Stage.flow(TimeTravel.self) { state, travel in
      try state[keyPath: path].go(travel)
    }
    return Stage(kind: .several([record, go]))
  }
}
