// A counter that refuses, asks and keeps.

import Redux

struct Counter: StoreState {
  var count = 0
  var message: String?
}

struct Step: Action {
  var by: Int
}

struct OutOfRange: Error, Equatable {
  var count: Int
}

@Sendable func step(_ counter: inout Counter, _ action: Step) {
  counter.count += action.by
}

@Sendable func check(
  _ counter: inout Counter, _ action: Step
) throws(OutOfRange) {
  guard (0...10).contains(counter.count) else {
    throw OutOfRange(count: counter.count)
  }
}

@Sendable func save(_ count: Int) throws {}

let stages: [Stage<Counter>] = [
  .before { counter, action in
    counter.count == 10 && action is Step ? nil : action
  },
  .flow(Step.self, step, check),
  .postware { counter, _ in try save(counter.count) },
  .recover { counter, failure in counter.message = "\(failure.error)" },
  .afterNotify { counter in counter.message = nil },
]

let store = Store(Counter(), stages)
store.send(Step(by: 11))
if let failure = store.failure {
  print(failure)
}
