extension Stage {
  /// Runs stages of a part of the state.
  ///
  /// - Parameters:
  ///   - path: Where the part is.
  ///   - stages: What runs on the part.
  /// - Returns: The stage.
  public static func scope<Part: Sendable>(
    _ path: any WritableKeyPath<State, Part> & Sendable,
    _ stages: [Stage<Part>]
  ) -> Stage {
    lift(
      stages,
      Lens(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }))
  }

  /// Runs stages of a part of the state while the part is there.
  ///
  /// While it is `nil` its stages are not there either, so that an action which only
  /// they handle is unhandled.
  ///
  /// - Parameters:
  ///   - path: Where the part is.
  ///   - stages: What runs on the part.
  /// - Returns: The stage.
  public static func ifPresent<Part: Sendable>(
    _ path: any WritableKeyPath<State, Part?> & Sendable,
    _ stages: [Stage<Part>]
  ) -> Stage {
    lift(
      stages,
      Lens(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }))
  }

  private static func lift<Part: Sendable>(
    _ stages: [Stage<Part>], _ lens: Lens<State, Part>
  ) -> Stage {
    Stage(kind: .several(stages.map { $0.lifted(lens) }))
  }

  private func lifted<Whole: Sendable>(
    _ lens: Lens<Whole, State>
  ) -> Stage<Whole> {
    Stage<Whole>(kind: liftedKind(lens))
  }

  private func liftedKind<Whole: Sendable>(
    _ lens: Lens<Whole, State>
  ) -> Stage<Whole>.Kind {
    switch kind {
    case .before(let body):
      .before { whole, action in
        guard let part = lens.get(whole) else { return action }
        return try body(part, action)
      }
    case .around(let body):
      .around { whole, action, next in
        guard var part = lens.get(whole) else {
          return try next(&whole, action)
        }
        var isThere = true
        let command = try body(&part, action) { part, action in
          lens.set(&whole, part)
          let command = try next(&whole, action)
          let rest = lens.get(whole)
          isThere = rest != nil
          part = rest ?? part
          return command
        }
        // A part that went away meanwhile does not come back.
        if isThere { lens.set(&whole, part) }
        return command
      }
    case .middleware(let body):
      .middleware { whole, action in
        try lens.edit(&whole) { part in try body(&part, action) }
      }
    case .reducer(let type, let body):
      .reducer(type) { whole, action in
        try lens.edit(&whole) { part in try body(&part, action) } ?? nil
      }
    case .postware(let body):
      .postware { whole, action in
        try lens.edit(&whole) { part in try body(&part, action) }
      }
    case .recover(let body):
      .recover { whole, failure in
        lens.edit(&whole) { part in body(&part, failure) }
      }
    case .afterNotify(let body):
      .afterNotify { whole in
        lens.edit(&whole) { part in body(&part) }
      }
    case .several(let stages):
      .several(stages.map { $0.lifted(lens) })
    }
  }
}

/// Gets a part out of a whole, if it is there, and puts it back.
private struct Lens<Whole, Part>: Sendable {
  let get: @Sendable (Whole) -> Part?
  let set: @Sendable (inout Whole, Part) -> Void

  @discardableResult
  func edit<Result>(
    _ whole: inout Whole, _ body: (inout Part) throws -> Result
  ) rethrows -> Result? {
    guard var part = get(whole) else { return nil }
    let result = try body(&part)
    set(&whole, part)
    return result
  }
}
