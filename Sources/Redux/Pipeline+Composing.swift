extension Pipeline {
  /// Adds `stage` to its phase, after what is there.
  mutating func add(_ stage: Stage<State>) {
    switch stage.kind {
    case .before(let body): before = Self.before(before, body)
    case .around(let body): around = Self.around(around, body)
    case .middleware(let body): middleware = Self.edit(middleware, body)
    case .reducer(let type, let body):
      reducers[type] = Self.reducer(reducers[type], body)
    case .postware(let body): postware = Self.edit(postware, body)
    case .recover(let body): recover = Self.recover(recover, body)
    case .afterNotify(let body): reset = Self.reset(reset, body)
    case .several(let stages): for stage in stages { add(stage) }
    }
  }

  private static func before(
    _ first: Stage<State>.Before?, _ second: @escaping Stage<State>.Before
  ) -> Stage<State>.Before {
    guard let first else { return second }
    return { state, action in
      try first(state, action).flatMap { try second(state, $0) }
    }
  }

  private static func around(
    _ outer: Stage<State>.Around?, _ inner: @escaping Stage<State>.Around
  ) -> Stage<State>.Around {
    guard let outer else { return inner }
    return { state, action, next in
      try outer(&state, action) { try inner(&$0, $1, next) }
    }
  }

  private static func edit(
    _ first: Stage<State>.Edit?, _ second: @escaping Stage<State>.Edit
  ) -> Stage<State>.Edit {
    guard let first else { return second }
    return { state, action in
      try first(&state, action)
      try second(&state, action)
    }
  }

  private static func reducer(
    _ first: Stage<State>.Reducer?, _ second: @escaping Stage<State>.Reducer
  ) -> Stage<State>.Reducer {
    guard let first else { return second }
    return { state, action in
      let command = try first(&state, action)
      guard let more = try second(&state, action) else { return command }
      return command.map { $0 + more } ?? more
    }
  }

  private static func recover(
    _ first: Stage<State>.Recover?, _ second: @escaping Stage<State>.Recover
  ) -> Stage<State>.Recover {
    guard let first else { return second }
    return { state, failure in
      first(&state, failure)
      second(&state, failure)
    }
  }

  private static func reset(
    _ first: Stage<State>.Reset?, _ second: @escaping Stage<State>.Reset
  ) -> Stage<State>.Reset {
    guard let first else { return second }
    return { state in
      first(&state)
      second(&state)
    }
  }
}
