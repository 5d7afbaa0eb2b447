extension Command {
  /// Runs `body` in a task of its own, off the main actor.
  ///
  /// What it throws becomes a ``Failure`` of the action whose reducer returned this
  /// command; a `CancellationError` is silent.
  ///
  /// - Parameters:
  ///   - id: A name to cancel it by. Ids of two types never meet.
  ///   - overlap: What to do when work of this id is still running.
  ///   - body: The work; its argument sends actions to the store.
  /// - Returns: The command.
  public static func run(
    id: (any Hashable & Sendable)? = nil, _ overlap: Overlap = .concurrent,
    _ body: @escaping @Sendable @concurrent (Send) async throws -> Void
  ) -> Command {
    work(id, overlap) { send in
      try await body(send)
      return .none
    }
  }

  /// Runs `body` in a task, then sends the action that it returns, if any.
  ///
  /// See ``run(id:_:_:)`` for the parameters.
  public static func task(
    id: (any Hashable & Sendable)? = nil, _ overlap: Overlap = .concurrent,
    _ body: @escaping @Sendable @concurrent () async throws -> (any Action)?
  ) -> Command {
    work(id, overlap) { _ in .send(try await body()) }
  }

  /// Runs `body` in a task, then does the command that it returns.
  ///
  /// See ``run(id:_:_:)`` for the parameters.
  public static func deferred(
    id: (any Hashable & Sendable)? = nil, _ overlap: Overlap = .concurrent,
    _ body: @escaping @Sendable @concurrent () async throws -> Command
  ) -> Command {
    work(id, overlap) { _ in try await body() }
  }

  /// Sends `action` once `delay` has passed on `clock`.
  ///
  /// See ``run(id:_:_:)`` for the other parameters.
  public static func after(
    _ delay: Duration, clock: any Clock<Duration> = ContinuousClock(),
    id: (any Hashable & Sendable)? = nil, _ overlap: Overlap = .concurrent,
    send action: (any Action)?
  ) -> Command {
    work(id, overlap) { _ in
      try await clock.sleep(for: delay)
      return .send(action)
    }
  }

  /// Cancels the work that runs or waits under `id`.
  ///
  /// From then on nothing that this work sends is accepted. No work has the name
  /// `nil`.
  public static func cancel(id: (any Hashable & Sendable)?) -> Command {
    Command(steps: id.map { [.cancel(Key($0))] } ?? [])
  }

  private static func work(
    _ id: (any Hashable & Sendable)?, _ overlap: Overlap,
    _ body: @escaping Work
  ) -> Command {
    Command(steps: [.run(id.map { Key($0) }, overlap, body)])
  }
}
