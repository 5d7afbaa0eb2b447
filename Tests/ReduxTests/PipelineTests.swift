import Redux
import Testing

struct PipelineTests {
  private func tally(_ outcome: Outcome<Tally>) -> Tally? {
    switch outcome {
    case .vetoed: nil
    case .reduced(let state, _, _): state
    case .failed(let state, _): state
    }
  }

  private func failure(_ outcome: Outcome<Tally>) -> Failure? {
    if case .failed(_, let failure) = outcome { failure } else { nil }
  }

  @Test func `phases run in their order, whatever the order of the list`() {
    let pipeline = Pipeline<Tally>([
      .postware(tracing("postware")),
      .flow(Step.self) { state, _ in state.trace.append("reducer") },
      .middleware(tracing("middleware 1")),
      .around { state, action, next in
        state.trace.append("in 1")
        let command = try next(&state, action)
        state.trace.append("out 1")
        return command
      },
      .around { state, action, next in
        state.trace.append("in 2")
        let command = try next(&state, action)
        state.trace.append("out 2")
        return command
      },
      .middleware(tracing("middleware 2")),
    ])
    #expect(
      tally(pipeline.run(Tally(), Step()))?.trace == [
        "in 1", "in 2", "middleware 1", "middleware 2", "reducer", "postware",
        "out 2", "out 1",
      ])
  }

  @Test func `an around stage that does not go on skips the stages inside`() {
    let pipeline = Pipeline<Tally>([
      .around { _, _, _ in .none }, .flow(Step.self, step),
      .postware(tracing("postware")),
    ])
    #expect(tally(pipeline.run(Tally(), Step())) == Tally())
  }

  @Test func `an around stage may pass another action on`() {
    let pipeline = Pipeline<Tally>([
      .around { state, _, next in try next(&state, Step(by: 5)) },
      .flow(Step.self, step),
    ])
    #expect(tally(pipeline.run(Tally(), Other()))?.count == 5)
  }

  @Test func `each before stage gets the action that the last one left`() {
    let pipeline = Pipeline<Tally>([
      .before { _, action in action is Other ? Step(by: 2) : action },
      .before { _, action in
        (action as? Step).map { Step(by: $0.by * 10) } ?? action
      },
      .flow(Step.self, step),
    ])
    let outcome = pipeline.run(Tally(), Other())
    guard case .reduced(let state, _, let action) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(state.count == 20)
    #expect(action as? Step == Step(by: 20))
  }

  @Test func `a before stage that returns nothing vetoes the action`() {
    let pipeline = Pipeline<Tally>([
      .before { state, action in state.count < 3 ? action : nil },
      .before { _, action in action },
      .flow(Step.self, step),
    ])
    #expect(tally(pipeline.run(Tally(count: 2), Step()))?.count == 3)
    #expect(tally(pipeline.run(Tally(count: 3), Step())) == nil)
  }

  @Test func `only reducers of the action's own type run, in listed order`() {
    let pipeline = Pipeline<Tally>([
      .flow(Step.self, step),
      .flow(Other.self) { state, _ in state.count = -1 },
      .on(Step.self) { state, _ in
        state.count *= 10
        return .none
      },
    ])
    #expect(tally(pipeline.run(Tally(), Step(by: 2)))?.count == 20)
  }

  @Test func `each step of a flow works on what the last one left`() {
    let pipeline = Pipeline<Tally>([
      .flow(
        Step.self, step, { state, _ in state.trace = ["\(state.count)"] })
    ])
    #expect(tally(pipeline.run(Tally(), Step(by: 4)))?.trace == ["4"])
  }

  @Test func `actions of one name in two namespaces do not collide`() {
    enum Cart { struct Add: Action {} }
    enum Tags { struct Add: Action {} }
    let pipeline = Pipeline<Tally>([
      .flow(Cart.Add.self) { state, _ in state.count += 1 },
      .flow(Tags.Add.self) { state, _ in state.count += 100 },
    ])
    #expect(tally(pipeline.run(Tally(), Cart.Add()))?.count == 1)
    #expect(tally(pipeline.run(Tally(), Tags.Add()))?.count == 100)
  }

  @Test func `the first error ends the flow and skips the postwares`() {
    let pipeline = Pipeline<Tally>([
      .middleware(tracing("middleware")),
      .flow(Step.self, step, refuse, { _, _ in fatalError("went on") }),
      .flow(Step.self) { _, _ in fatalError("went on") },
      .postware { _, _ in fatalError("went on") },
    ])
    let outcome = pipeline.run(Tally(count: 1), Step())
    #expect(tally(outcome) == Tally(count: 1))
    #expect(failure(outcome)?.error as? Refused == Refused())
    #expect(failure(outcome)?.action as? Step == Step())
  }

  @Test func `an error in any phase rolls the state back`() {
    let phases: [Stage<Tally>] = [
      .before { _, _ in throw Refused() },
      .middleware { _, _ in throw Refused() },
      .flow(Step.self, refuse),
      .postware { _, _ in throw Refused() },
      .around { state, action, next in
        _ = try next(&state, action)
        throw Refused()
      },
    ]
    for phase in phases {
      let pipeline = Pipeline<Tally>([
        .middleware(tracing("edited")), .flow(Step.self, step), phase,
      ])
      let outcome = pipeline.run(Tally(count: 7), Step())
      #expect(tally(outcome) == Tally(count: 7))
      #expect(failure(outcome)?.error is Refused)
    }
  }

  @Test func `a failure carries the action that the before stages left`() {
    let pipeline = Pipeline<Tally>([
      .before { _, _ in Step(by: 9) }, .flow(Step.self, refuse),
    ])
    let action = failure(pipeline.run(Tally(), Other()))?.action
    #expect(action as? Step == Step(by: 9))
  }

  @Test func `recovering edits a copy of the state before the action`() {
    let pipeline = Pipeline<Tally>([
      .flow(Step.self, step, refuse),
      .recover { state, failure in state.toast = "\(failure.error)" },
      .recover { state, _ in state.trace.append("second") },
    ])
    #expect(
      tally(pipeline.run(Tally(count: 1), Step()))
        == Tally(count: 1, trace: ["second"], toast: "Refused()"))
  }

  @Test func `an action without a reducer is a failure`() {
    let pipeline = Pipeline<Tally>([.middleware(tracing("middleware"))])
    let outcome = pipeline.run(Tally(), Other())
    #expect(failure(outcome)?.error is UnhandledAction)
    #expect(tally(outcome) == Tally())
    #expect(
      failure(outcome)?.description == "Other() failed: no reducer handles it")
  }

  @Test func `a flow without steps says that nothing is to change`() {
    let pipeline = Pipeline<Tally>([.flow(Other.self)])
    #expect(tally(pipeline.run(Tally(), Other())) == Tally())
    #expect(failure(pipeline.run(Tally(), Other())) == nil)
  }

  @Test func `resets leave the state without what is seen once`() {
    let pipeline = Pipeline<Tally>([
      .afterNotify { $0.toast = nil }, .afterNotify { $0.trace = [] },
    ])
    let settled = pipeline.afterNotifying(
      Tally(count: 1, trace: ["x"], toast: "hello"))
    #expect(settled == Tally(count: 1))
  }
}
