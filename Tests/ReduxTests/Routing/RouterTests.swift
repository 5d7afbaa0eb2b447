import Redux
import StoreTesting
import Testing

@MainActor
struct RouterTests {
  private let store = Store(Place(), Place.stages)
  private let trace = Trace()

  @Test func `S17: a router starts with the route and follows each change`()
    async
  {
    let router = Router(store, \.route, root: Recorder(trace))
    await router.settle()
    #expect(trace.take() == ["prepare /a", "start /a"])
    store.send(RouteAction.goto("/b"))
    await router.settle()
    #expect(trace.take() == ["prepare /b", "follow /b"])
  }

  /// Returns a router at rest, whose root waits at a gate on the way to `/b`.
  private func router(heldBy gate: Gate) async -> (Router, root: Recorder) {
    let root = Recorder(trace)
    root.wait = { if $0 == "prepare /b" { try? await gate.pass() } }
    let router = Router(store, \.route, root: root)
    await router.settle()
    _ = trace.take()
    return (router, root)
  }

  @Test func `S17: routes are followed one at a time, in order`() async {
    let gate = Gate()
    let (router, _) = await router(heldBy: gate)
    for route in ["/b", "/c", "/d"] as [Route] {
      store.send(RouteAction.goto(route))
    }
    await gate.arrivals(1)
    #expect(trace.lines == ["prepare /b"])
    await gate.open()
    await router.settle()
    #expect(
      trace.lines == [
        "prepare /b", "follow /b", "prepare /c", "follow /c", "prepare /d",
        "follow /d",
      ])
  }

  @Test func `S17: what does not change the route is not followed`() async {
    let router = Router(store, \.route, root: Recorder(trace))
    await router.settle()
    _ = trace.take()
    store.send(Step())
    store.send(RouteAction.goto("/a"))
    store.send(RouteAction.pop("/z"))
    await router.settle()
    #expect(trace.lines == [])
  }

  @Test func `B24: a coordinator that hangs is reported and left behind`()
    async
  {
    let clock = TestClock()
    let never = Gate()
    let root = Recorder(trace)
    root.wait = { if $0 == "prepare /b" { try? await never.pass() } }
    var reported: [Route] = []
    let router = Router(
      store, \.route, root: root, clock: clock,
      whenStuck: { reported.append($0) })
    await router.settle()
    _ = trace.take()
    store.send(RouteAction.goto("/b"))
    store.send(RouteAction.goto("/c"))
    await never.arrivals(1)
    await clock.advance(by: .seconds(3))
    await router.settle()
    #expect(trace.lines == ["prepare /b", "prepare /c", "follow /c"])
    #expect(reported == ["/b"])
    #expect(router.stuck == "/b")
  }

  @Test func `B24: a coordinator has all of its time`() async {
    let clock = TestClock()
    let gate = Gate()
    let root = Recorder(trace)
    root.wait = { if $0 == "prepare /b" { try? await gate.pass() } }
    let router = Router(store, \.route, root: root, clock: clock)
    await router.settle()
    store.send(RouteAction.goto("/b"))
    await gate.arrivals(1)
    await clock.advance(by: .seconds(2.999))
    await gate.open()
    await router.settle()
    #expect(router.stuck == nil)
    #expect(trace.lines.last == "follow /b")
  }

  @Test func `B25: the state adopts where the view is, without an echo`() async
  {
    let router = Router(store, \.route, root: Recorder(trace))
    await router.settle()
    _ = trace.take()
    router.adopt("/b")
    await router.settle()
    #expect(store.state.route == "/b")
    #expect(trace.take() == [])
    store.send(RouteAction.goto("/a"))
    await router.settle()
    #expect(trace.lines == ["prepare /a", "follow /a"])
  }

  @Test
  func `B25: a view that moves while a route is followed has the last word`()
    async
  {
    let gate = Gate()
    let (router, root) = await router(heldBy: gate)
    store.send(RouteAction.goto("/b"))
    store.send(RouteAction.goto("/c"))
    await gate.arrivals(1)
    router.adopt("/d")
    await gate.open()
    await router.settle()
    #expect(
      trace.lines == ["prepare /b", "follow /b", "prepare /d", "follow /d"])
    #expect(root.route == store.state.route)
  }

  @Test func `D16: who is told of routes sees the old one, then the new one`() {
    var first: [Route] = []
    var second: [Route] = []
    let one = store.subscribe(\.route) { [store] route in
      first.append(route)
      if route == "/b" { store.send(RouteAction.push("/c")) }
    }
    let two = store.subscribe(\.route) { second.append($0) }
    store.send(RouteAction.goto("/b"))
    #expect(first == ["/a", "/b", "/b/c"])
    #expect(second == first)
    _ = (one, two)
  }

  @Test func `a replacement that does not fit is a failure of the store`() {
    store.send(RouteAction.replace("/z", with: "/b"))
    #expect(
      store.failure?.error as? NotAtTheEnd
        == NotAtTheEnd(tail: "/z", route: "/a"))
    #expect(store.state.route == "/a")
  }

  @Test func `a router that is released follows nothing more`() async {
    var router: Router? = Router(store, \.route, root: Recorder(trace))
    await router?.settle()
    _ = trace.take()
    router = nil
    store.send(RouteAction.goto("/b"))
    #expect(trace.lines == [])
  }
}
