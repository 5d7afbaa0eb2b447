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
  private var opening = Bell()
  private var coming = Bell()

  /// Creates a closed gate.
  public init() {}

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
  public func arrivals(_ expected: Int) async {
    while arrived < expected, !Task.isCancelled {
      for await _ in coming.listen() {}
    }
  }
}
