/// One part of what a store does with an action.
///
/// A list of stages makes a ``Pipeline``. Each kind has its phase, whatever its
/// place in the list; within a phase the listed order counts:
///
/// ```text
/// before -> around ( middleware -> on, flow -> postware ) -> the state is set
///        -> subscribers -> afterNotify -> the command
/// ```
///
/// Stages are plain functions of state and action. None of them can reach the
/// store: sending from a reducer does not compile.
public struct Stage<State: Sendable>: Sendable {
  /// Goes on with the stages inside an ``around(_:)``.
  public typealias Next = (inout State, any Action) throws -> Command

  @usableFromInline typealias Before =
    @Sendable (State, any Action) throws -> (any Action)?
  @usableFromInline typealias Around =
    @Sendable (inout State, any Action, Next) throws -> Command
  @usableFromInline typealias Edit =
    @Sendable (inout State, any Action) throws -> Void
  /// Returns `nil` when the action was not for this reducer.
  @usableFromInline typealias Reducer =
    @Sendable (inout State, any Action) throws -> Command?
  @usableFromInline typealias Recover = @Sendable (inout State, Failure) -> Void
  @usableFromInline typealias Reset = @Sendable (inout State) -> Void

  enum Kind: Sendable {
    case before(Before)
    case around(Around)
    case middleware(Edit)
    case reducer(ObjectIdentifier, Reducer)
    case postware(Edit)
    case recover(Recover)
    case afterNotify(Reset)
    case several([Stage<State>])
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  /// Sees an action first, and may replace it, or drop it by returning `nil`.
  ///
  /// A dropped action meets no other stage and no subscriber hears of it. What is
  /// thrown becomes a failure of the action.
  public static func before(
    _ body: @escaping @Sendable (State, any Action) throws -> (any Action)?
  ) -> Stage {
    Stage(kind: .before(body))
  }

  /// Wraps the middlewares, reducers and postwares; the first listed is outermost.
  ///
  /// Code after the call of `next` runs in reverse order, with the new state.
  /// Without that call the stages inside are skipped.
  public static func around(
    _ body:
      @escaping @Sendable (inout State, any Action, Next) throws ->
      Command
  ) -> Stage {
    Stage(kind: .around(body))
  }

  /// Runs before the reducers, for every action, and may edit the state.
  public static func middleware(
    _ body: @escaping @Sendable (inout State, any Action) throws -> Void
  ) -> Stage {
    Stage(kind: .middleware(body))
  }

  /// Reduces the actions of one type, and says what is to happen next.
  @inlinable
  public static func on<A: Action>(
    _ type: A.Type,
    _ body: @escaping @Sendable (inout State, A) throws -> Command
  ) -> Stage {
    let reducer: Reducer = { state, action in
      guard let action = action as? A else { return nil }
      return try body(&state, action)
    }
    return Stage(reducer, of: ObjectIdentifier(type))
  }

  @usableFromInline
  init(_ reducer: @escaping Reducer, of type: ObjectIdentifier) {
    self.init(kind: .reducer(type, reducer))
  }

  /// Takes the actions of one type through `steps`, each on what the last one left.
  ///
  /// The first step that throws ends the flow, and nothing of it remains.
  @inlinable
  public static func flow<A: Action>(
    _ type: A.Type,
    _ steps: (@Sendable (inout State, A) throws -> Void)...
  ) -> Stage {
    guard let first = steps.first else { return on(type) { _, _ in .none } }
    let flow = steps.dropFirst().reduce(first) { flow, step in
      { state, action in
        try flow(&state, action)
        try step(&state, action)
      }
    }
    return on(type) { state, action in
      try flow(&state, action)
      return .none
    }
  }

  /// Runs after the reducers, for every action that came through, and may edit.
  public static func postware(
    _ body: @escaping @Sendable (inout State, any Action) throws -> Void
  ) -> Stage {
    Stage(kind: .postware(body))
  }

  /// Edits the state after a failure, beginning with the state before the action.
  public static func recover(
    _ body: @escaping @Sendable (inout State, Failure) -> Void
  ) -> Stage {
    Stage(kind: .recover(body))
  }

  /// Resets what subscribers should see once only, such as a toast.
  ///
  /// If it changes the state, subscribers are told once more.
  public static func afterNotify(
    _ body: @escaping @Sendable (inout State) -> Void
  ) -> Stage {
    Stage(kind: .afterNotify(body))
  }
}
