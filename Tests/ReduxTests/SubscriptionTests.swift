import Redux
import Testing

@MainActor
struct SubscriptionTests {
  private let store = Store(
    Tally(),
    [
      .flow(Step.self, step), .flow(Other.self, refuse), .flow(Note.self),
    ])

  @Test func `subscribing delivers the current value at once`() {
    store.send(Step(by: 3))
    var seen: [Int] = []
    let subscription = store.subscribe(\.count) { seen.append($0) }
    #expect(seen == [3])
    store.send(Step())
    #expect(seen == [3, 4])
    subscription.cancel()
  }

  @Test func `a value that did not change is not delivered again`() {
    var seen: [Int] = []
    let subscription = store.subscribe(\.count) { seen.append($0) }
    store.send(Note("x"))
    store.send(Step(by: 0))
    store.send(Step())
    #expect(seen == [0, 1])
    subscription.cancel()
  }

  @Test func `repeats are told by what this subscriber got last`() {
    var seen: [Int] = []
    let subscription = store.subscribe(
      \.count, removingRepeats: { abs($0 - $1) < 10 }, { seen.append($0) })
    for _ in 0..<21 { store.send(Step()) }
    #expect(seen == [0, 10, 20])
    subscription.cancel()
  }

  @Test func `without repeat removal every action delivers`() {
    var seen: [Int] = []
    let subscription = store.subscribe(
      \.count, removingRepeats: nil, { seen.append($0) })
    store.send(Note("x"))
    store.send(Other())
    #expect(seen == [0, 0, 0])
    subscription.cancel()
  }

  @Test func `a transform may return an optional`() {
    var seen: [String?] = []
    let subscription = store.subscribe(\.toast) { seen.append($0) }
    store.update { $0.toast = "hello" }
    store.update { $0.toast = nil }
    #expect(seen == [nil, "hello", nil])
    subscription.cancel()
  }

  @Test func `an unchanged value costs one comparison an action`() {
    let counter = Comparisons()
    let subscription = store.subscribe(
      { Compared(value: $0.count, counter: counter) }, { _ in })
    for _ in 0..<100 { store.send(Note("x")) }
    #expect(counter.count == 100)
    subscription.cancel()
  }

  @Test func `every subscriber sees one state before any sees the next`() {
    var seen: [String] = []
    let first = store.subscribe(\.count) { [store] count in
      seen.append("A\(count)")
      if count == 1 { store.send(Step()) }
    }
    let second = store.subscribe(\.count) { seen.append("B\($0)") }
    store.send(Step())
    #expect(seen == ["A0", "B0", "A1", "B1", "A2", "B2"])
    first.cancel()
    second.cancel()
  }

  @Test func `subscribers are told in the order in which they came`() {
    var seen: [Int] = []
    let all = (0..<20).map { number in
      store.subscribe(\.count) { count in
        if count > 0 { seen.append(number) }
      }
    }
    all[7].cancel()
    store.send(Step())
    #expect(seen == (0..<20).filter { $0 != 7 })
    for subscription in all { subscription.cancel() }
  }

  @Test func `what the first delivery sends is handled after it`() {
    var seen: [String] = []
    let subscription = store.subscribe(\.count) { [store] count in
      seen.append("begin \(count)")
      if count < 2 { store.send(Step()) }
      seen.append("end \(count)")
    }
    #expect(
      seen == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
    subscription.cancel()
  }

  @Test func `subscribing in a notification delivers once`() {
    var seen: [Int] = []
    var inner: Subscription?
    let outer = store.subscribe(\.count) { [store] count in
      guard count == 1 else { return }
      inner = store.subscribe(
        \.count, removingRepeats: nil, { seen.append($0) })
    }
    store.send(Step())
    #expect(seen == [1])
    store.send(Step())
    #expect(seen == [1, 2])
    outer.cancel()
    inner?.cancel()
  }

  @Test func `cancelling takes effect in the middle of a notification`() {
    var seen: [Int] = []
    var second: Subscription?
    let first = store.subscribe(\.count) { count in
      if count == 1 { second?.cancel() }
    }
    second = store.subscribe(\.count) { seen.append($0) }
    store.send(Step())
    #expect(seen == [0])
    #expect(second?.isActive == false)
    first.cancel()
  }

  @Test func `a subscriber may cancel itself`() {
    var seen: [Int] = []
    var subscription: Subscription?
    subscription = store.subscribe(\.count) { count in
      seen.append(count)
      if count == 1 { subscription?.cancel() }
    }
    store.send(Step())
    store.send(Step())
    #expect(seen == [0, 1])
  }

  @Test func `a released subscription is over`() {
    var seen: [Int] = []
    var subscription: Subscription? = store.subscribe(\.count) {
      seen.append($0)
    }
    #expect(subscription != nil)
    subscription = nil
    store.send(Step())
    #expect(seen == [0])
  }

  @Test func `a subscription ends with its owner and does not retain it`() {
    let log = Log()
    var screen: Screen? = Screen(log)
    weak let weakScreen = screen
    if let screen {
      store.subscribe(screen, \.count) { screen, count in
        screen.show(count)
      }
    }
    store.send(Step())
    #expect(log.seen == [0, 1])
    screen = nil
    #expect(weakScreen == nil)
    store.send(Step())
    #expect(log.seen == [0, 1])
  }

  @Test func `an owned subscription can be cancelled earlier`() {
    let log = Log()
    let screen = Screen(log)
    let subscription = store.subscribe(screen, \.count) { screen, count in
      screen.show(count)
    }
    #expect(subscription.isActive)
    subscription.cancel()
    store.send(Step())
    #expect(log.seen == [0])
    #expect(!subscription.isActive)
  }

  @Test func `pausing is silent and resuming delivers what is news`() {
    var seen: [Int] = []
    let subscription = store.subscribe(\.count) { seen.append($0) }
    subscription.pause()
    store.send(Step())
    store.send(Step())
    #expect(seen == [0])
    subscription.resume()
    #expect(seen == [0, 2])
    subscription.resume()
    #expect(seen == [0, 2])
    subscription.cancel()
  }

  @Test func `resuming delivers nothing when nothing changed meanwhile`() {
    var seen: [Int] = []
    let subscription = store.subscribe(\.count) { seen.append($0) }
    subscription.pause()
    subscription.resume()
    subscription.pause()
    store.send(Step(by: 5))
    store.send(Step(by: -5))
    subscription.resume()
    #expect(seen == [0])
    store.send(Step())
    #expect(seen == [0, 1])
    subscription.cancel()
  }

  @Test func `the same toast can be seen twice when it is reset`() {
    let store = Store(
      Tally(),
      [
        .flow(Step.self) { state, _ in state.toast = "saved" },
        .afterNotify { $0.toast = nil },
      ])
    var seen: [String?] = []
    let subscription = store.subscribe(\.toast) { seen.append($0) }
    store.send(Step())
    store.send(Step())
    #expect(seen == [nil, "saved", nil, "saved", nil])
    subscription.cancel()
  }

  @Test func `a reset that changes nothing delivers nothing`() {
    let store = Store(
      Tally(), [.flow(Step.self, step), .afterNotify { $0.toast = nil }])
    var calls = 0
    let subscription = store.follow { _ in calls += 1 }
    store.send(Step())
    #expect(calls == 2)
    subscription.cancel()
  }

  @Test func `a veto is told to observers and to nobody else`() {
    let store = Store(Tally(), [.before { _, _ in nil }])
    var calls = 0
    let subscription = store.follow { _ in calls += 1 }
    var outcomes: [String] = []
    let observer = store.observe { action, outcome in
      if case .vetoed = outcome { outcomes.append("\(action)") }
    }
    store.send(Other())
    #expect(calls == 1)
    #expect(outcomes == ["Other()"])
    subscription.cancel()
    observer.cancel()
  }

  @Test func `observers hear of every action with its outcome`() {
    var heard: [String] = []
    let observer = store.observe { action, outcome in
      switch outcome {
      case .vetoed: heard.append("vetoed")
      case .reduced(let state, _, _): heard.append("\(action) \(state.count)")
      case .failed(let state, let failure):
        heard.append("\(state.count) \(failure)")
      }
    }
    store.send(Step())
    store.send(Other())
    store.update { $0.count = 9 }
    #expect(
      heard == ["Step(by: 1) 1", "1 Other() failed: Refused()", "update 9"])
    observer.cancel()
  }
}

@MainActor
private final class Log {
  var seen: [Int] = []
}

@MainActor
private final class Screen {
  let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func show(_ count: Int) {
    log.seen.append(count)
  }
}

private final class Comparisons {
  var count = 0
}

private struct Compared: Equatable {
  let value: Int
  let counter: Comparisons

  static func == (first: Compared, second: Compared) -> Bool {
    first.counter.count += 1
    return first.value == second.value
  }
}
