// A counter with undo.

import Redux

struct Counter: StoreState {
  var timeline = Timeline(0, limit: 100)
}

struct Step: Action {
  var by: Int
}

let stages: [Stage<Counter>] = [
  .flow(Step.self) { counter, step in counter.timeline.present += step.by },
  .undoable(\.timeline, group: { $0 is Step ? "steps" : nil }),
]

let store = Store(Counter(), stages)
store.send(Step(by: 1))
store.send(Step(by: 1))
store.send(TimeTravel.undo)
print(store.state.timeline.present)

var journal = Journal(Counter(), Pipeline(stages))
let recording = store.observe { action, _ in journal.record(action) }
store.send(TimeTravel.redo)
print(journal.entries.count)
