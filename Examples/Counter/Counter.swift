import Redux

/// Everything the screen shows.
struct Counter: StoreState {
  var timeline = Timeline(0, limit: 100)
  /// An ANSI colour number; 39 is the terminal's own.
  var color = 39
  var message: String?

  var count: Int {
    get { timeline.present }
    set { timeline.present = newValue }
  }
}

struct Load: Action {}
struct Restore: Action { var count: Int }
struct Step: Action { var by: Int }
struct StepLater: Action { var by: Int }
struct Paint: Action { var color: Int }
struct Ask: Action { var word: String }

struct UnknownWord: Error, CustomStringConvertible {
  let description: String
}

/// Returns what the counter is made of; the file, the clock and the log come in.
func stages(
  cache: Cache, clock: any Clock<Duration> = ContinuousClock(),
  log: @escaping @Sendable (String) -> Void
) -> [Stage<Counter>] {
  [
    .around { counter, action, next in
      let before = counter.count
      let command = try next(&counter, action)
      log("\(action): \(before) -> \(counter.count)")
      return command
    },
    .middleware { counter, _ in counter.message = nil },
    .on(Load.self) { _, _ in .task { Restore(count: cache.load()) } },
    .flow(Restore.self) { $0.timeline = Timeline($1.count, limit: 100) },
    .flow(Step.self) { $0.count += $1.by },
    .on(StepLater.self) { _, step in
      .after(.seconds(1), clock: clock, send: Step(by: step.by))
    },
    .flow(Paint.self) { $0.color = $1.color },
    .flow(Ask.self) { _, ask in
      throw UnknownWord(
        description: "\(ask.word)? try + - 5 later color undo redo quit")
    },
    .undoable(\.timeline),
    .postware { counter, action in
      if !(action is Load) { try cache.save(counter.count) }
    },
    .recover { $0.message = "\($1.error)" },
  ]
}

/// Returns what a person asks for with `word`.
func intent(_ word: String) -> any Action {
  switch word {
  case "+": Step(by: 1)
  case "-": Step(by: -1)
  case "l", "later": StepLater(by: 1)
  case "c", "color": Paint(color: Int.random(in: 31...36))
  case "u", "undo": History.undo
  case "r", "redo": History.redo
  default: Int(word).map { Step(by: $0) } ?? Ask(word: word)
  }
}
