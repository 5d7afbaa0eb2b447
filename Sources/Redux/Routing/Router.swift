/// Leads coordinators along the route of a state.
///
/// It follows one route at a time, in order, and leaves a route out that is the one
/// before it. A coordinator that does not come to an end in time is reported and
/// left behind; what comes next is followed all the same.
@MainActor
public final class Router: Sendable {
  /// The route that was left behind last, because it took too long.
  public private(set) var stuck: Route?

  private let root: any Coordinator
  private let timeout: Duration
  private let clock: any Clock<Duration>
  private let report: (Route) -> Void
  private let change: (RouteAction) -> Void
  private var subscription: Subscription?
  private var pending = Queue<Route>()
  private var last: Route?
  private var hasStarted = false
  private var worker: Task<Void, Never>?

  /// Starts `root` with the route as it is, and follows every change of it.
  ///
  /// - Parameters:
  ///   - store: Holds the state; it handles ``RouteAction``.
  ///   - route: Picks the route, such as `\.route`.
  ///   - root: Shows all routes; it is retained.
  ///   - timeout: How long a coordinator may take for a route.
  ///   - clock: What the time is taken with.
  ///   - report: Is told of a route that took too long.
  public init<View: StoreView>(
    _ store: View, _ route: @escaping (View.State) -> Route,
    root: any Coordinator, timeout: Duration = .seconds(3),
    clock: any Clock<Duration> = ContinuousClock(),
    whenStuck report: @escaping (Route) -> Void = { _ in }
  ) {
    self.root = root
    self.timeout = timeout
    self.clock = clock
    self.report = report
    change = { store.send($0) }
    subscription = store.subscribe(route) { [weak self] in self?.take($0) }
  }

  /// Makes a route that is already shown the route of the state.
  ///
  /// The view moved by itself, as with a back button. No coordinator hears of it,
  /// unless one was still on its way to an older route: then it follows this one
  /// after that, so that view and state agree in the end.
  public func adopt(_ route: Route) {
    let isOnItsWay = worker != nil
    pending = Queue()
    last = route
    change(.goto(route))
    if isOnItsWay { enqueue(route) }
  }

  /// Waits until all routes so far are followed, or left behind.
  public func settle() async {
    while let worker { await worker.value }
  }

  private func take(_ route: Route) {
    guard route != last else { return }
    last = route
    enqueue(route)
  }

  private func enqueue(_ route: Route) {
    pending.append(route)
    if worker == nil { worker = Task { await work() } }
  }

  private func work() async {
    while let route = pending.popFirst() {
      guard await !finishes(route) else { continue }
      stuck = route
      report(route)
    }
    worker = nil
  }

  /// Follows a route; `false` if time was up first.
  ///
  /// A task group would wait for the coordinator that hangs.
  private func finishes(_ route: Route) async -> Bool {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let coordinator = Task {
      await follow(route)
      end.yield(true)
    }
    let alarm = Task { [clock, timeout] in
      guard (try? await clock.sleep(for: timeout)) != nil else { return }
      end.yield(false)
    }
    defer {
      coordinator.cancel()
      alarm.cancel()
    }
    for await isInTime in ends { return isInTime }
    return false
  }

  private func follow(_ route: Route) async {
    let isFirst = !hasStarted
    hasStarted = true
    await root.prepare(for: route)
    guard !Task.isCancelled else { return }
    if isFirst {
      await root.start(route)
    } else {
      await root.follow(route)
    }
  }
}
