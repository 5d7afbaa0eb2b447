// A counter that steps later.

import Redux

struct Counter: StoreState {
  var count = 0
}

struct Step: Action {
  var by: Int
}

struct StepLater: Action {
  var by: Int
}

struct Stop: Action {}

func stages(clock: any Clock<Duration>) -> [Stage<Counter>] {
  [
    .flow(Step.self) { counter, step in counter.count += step.by },
    .on(StepLater.self) { _, step in
      .after(
        .milliseconds(1), clock: clock, id: "later", .latest,
        send: Step(by: step.by))
    },
    .on(Stop.self) { _, _ in .cancel(id: "later") },
  ]
}

let store = Store(Counter(), stages(clock: ContinuousClock()))
await store.send(StepLater(by: 5)).finish()
print(store.state.count)

for await count in store.values(\.count) where count >= 5 {
  print("there are five")
  break
}
