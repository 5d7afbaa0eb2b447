public import Testing

/// Holds tasks back until a test lets them go on.
///
/// With a gate a test decides what happens first; it never has to wait for a while
/// and hope.
///
/// ```swift
/// let gate = Gate()
/// let load = Command.task { try await gate.pass(); return Loaded() }
/// // ... send what starts the task
/// await gate.arrivals(1)
/// await gate.open()
/// ```
public actor Gate {
  /// How many tasks have come, whether or not they passed.
  public private(set) var arrived = 0

  private var isOpen = false
  private let patience: Duration
  private let opening = Bell()
  private let coming = Bell()

  /// Creates a closed gate.
  ///
  /// - Parameter patience: How long ``arrivals(_:sourceLocation:)`` waits before the
  ///   test is told that too few came. Only a failing test ever waits so long.
  public init(patience: Duration = .seconds(3_600)) {
    self.patience = patience
  }

  /// Waits until the gate is open.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func pass() async throws {
    arrived += 1
    coming.ring()
    if !isOpen { for await _ in opening.listen() {} }
    try Task.checkCancellation()
  }

  /// Lets through all that wait, and all that come later.
  public func open() {
    isOpen = true
    opening.ring()
  }

  /// Waits until `expected` tasks have come to the gate, whether or not they passed.
  ///
  /// If they do not come, that is an issue of the test.
  public func arrivals(
    _ expected: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let isDone = await coming.wait(for: patience) { arrived >= expected }
    guard !isDone, !Task.isCancelled else { return }
    Issue.record(
      "arrivals at the gate: expected \(expected), is \(arrived) after \(patience)",
      sourceLocation: sourceLocation)
  }
}
