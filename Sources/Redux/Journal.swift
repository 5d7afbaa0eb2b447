/// The actions that a state went through, to be replayed.
///
/// A replay runs the pure pipeline and does no command. Stages that write files or
/// print are run again, so leave them out of the journal's pipeline.
///
/// ```swift
/// var journal = Journal(Counter(), Pipeline(stages))
/// let recording = store.observe { action, _ in journal.record(action) }
/// journal.replay(to: 2)  // the state after two actions
/// ```
public struct Journal<State: Sendable>: Sendable {
  /// An action, and whether replays leave it out.
  public struct Entry: Sendable {
    /// The action.
    public let action: any Action
    /// Whether replays leave it out.
    public var isSkipped = false
  }

  /// The recorded actions, oldest first.
  public private(set) var entries: [Entry] = []

  private let initial: State
  private let pipeline: Pipeline<State>

  /// Creates an empty journal of what begins with `initial`.
  public init(_ initial: State, _ pipeline: Pipeline<State>) {
    self.initial = initial
    self.pipeline = pipeline
  }

  /// Adds `action` at the end.
  ///
  /// A ``StoreAction`` stands for what no action caused, which cannot be replayed: a
  /// replay knows neither the changes made with ``Store/update(_:)`` nor what
  /// became of the failures of commands.
  public mutating func record(_ action: any Action) {
    if action is StoreAction { return }
    entries.append(Entry(action: action))
  }

  /// Leaves entry `index` out of replays, or takes it in again.
  public mutating func toggle(_ index: Int) {
    entries[index].isSkipped.toggle()
  }

  /// Returns the state after the first `count` entries, or after all; after none if
  /// it is negative.
  ///
  /// An action that fails changes what its `.recover` stages change, as in a store.
  ///
  /// - Complexity: One run of the pipeline an entry.
  public func replay(to count: Int? = nil) -> State {
    var state = initial
    for entry in entries.prefix(max(0, count ?? entries.count))
    where !entry.isSkipped {
      switch pipeline.run(state, entry.action) {
      case .vetoed: continue
      case .reduced(let next, _, _), .failed(let next, _):
        state = pipeline.afterNotifying(next)
      }
    }
    return state
  }

  /// Returns the entries in a form that can be kept, such as lines of JSON.
  ///
  /// - Parameter form: Turns one entry into that form.
  /// - Returns: As many elements as there are entries.
  /// - Throws: What `form` throws.
  public func exported<Form, Thrown: Error>(
    _ form: (Entry) throws(Thrown) -> Form
  ) throws(Thrown) -> [Form] {
    try entries.map(form)
  }

  /// Replaces the entries by what `forms` were exported from.
  ///
  /// - Parameters:
  ///   - forms: The exported entries, oldest first.
  ///   - action: Turns one form back into its action, and whether it is skipped.
  /// - Throws: What `action` throws; nothing changes then.
  public mutating func `import`<Form, Thrown: Error>(
    _ forms: [Form],
    _ action: (Form) throws(Thrown) -> (any Action, isSkipped: Bool)
  ) throws(Thrown) {
    entries = try forms.map { form throws(Thrown) in
      let (action, isSkipped) = try action(form)
      return Entry(action: action, isSkipped: isSkipped)
    }
  }
}
