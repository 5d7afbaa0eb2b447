// A counter: its state, what can happen, and a store.

import Redux

struct Counter: StoreState {
  var count = 0
  var message: String?
}

struct Step: Action {
  var by: Int
}

let store = Store(
  Counter(),
  [
    .flow(Step.self) { counter, step in counter.count += step.by }
  ])

let view = store.subscribe(\.count) { count in
  print("the count is \(count)")
}

store.send(Step(by: 2))
store.send(Step(by: -1))
