import Redux
import Testing

@MainActor
struct CoordinatorTests {
  private let trace = Trace()

  private func recorder(_ name: String) -> (any Coordinator)? {
    name == "none" ? nil : Recorder(name, trace)
  }

  /// Leads a coordinator as a router does.
  private func lead(_ coordinator: any Coordinator, to route: Route) async {
    await coordinator.prepare(for: route)
    await coordinator.follow(route)
  }

  // MARK: Scenes

  @Test func `D15: a scene prepares for the part of the route that it follows`()
    async
  {
    let scenes = SceneCoordinator(recorder)
    await scenes.prepare(for: "/mail/1")
    await scenes.start("/mail/1")
    await lead(scenes, to: "/mail/2")
    #expect(
      trace.lines == [
        "mail prepare /1", "mail start /1", "mail prepare /2", "mail follow /2",
      ])
    #expect(scenes.route == "/mail/2")
  }

  @Test func `another first segment starts another scene, once`() async {
    let scenes = SceneCoordinator(recorder)
    await lead(scenes, to: "/mail/1")
    _ = trace.take()
    await lead(scenes, to: "/notes")
    await lead(scenes, to: "/notes/3")
    #expect(
      trace.lines == [
        "notes prepare /", "notes start /", "notes prepare /3",
        "notes follow /3",
      ])
  }

  @Test func `a scene that does not exist leaves the current one`() async {
    let scenes = SceneCoordinator(recorder)
    await lead(scenes, to: "/mail/1")
    await lead(scenes, to: "/none/2")
    await lead(scenes, to: [])
    #expect(scenes.route == "/mail/1")
  }

  // MARK: Stack

  @Test(
    arguments: [
      // The seven ways in which two routes can share their beginning.
      ("/", "/a/b", 0, ["a start /a", "b start /a/b"]),
      ("/a/b", "/a/b", 2, []),
      ("/a", "/a/b", 1, ["b start /a/b"]),
      ("/a/b", "/a", 1, []),
      ("/a/b", "/a/c", 1, ["c start /a/c"]),
      ("/a/b", "/c/d", 0, ["c start /c", "d start /c/d"]),
      ("/a/b", "/", 0, []),
      // A segment below makes all that stands on it another one.
      ("/a/b/c", "/a/x/c", 1, ["x start /a/x", "c start /a/x/c"]),
    ] as [(Route, Route, Int, [String])])
  func `the longest shared beginning of a stack stays`(
    from: Route, to: Route, kept: Int, built: [String]
  ) async {
    let stack = StackCoordinator(recorder)
    await stack.start(from)
    let before = stack.screens
    _ = trace.take()
    await lead(stack, to: to)
    #expect(stack.route == to)
    #expect(trace.lines.filter { $0.contains("start") } == built)
    let stays = zip(before, stack.screens).prefix { $0.screen === $1.screen }
    #expect(stays.count == kept)
  }

  @Test func `a stack ends before a screen that does not exist`() async {
    let stack = StackCoordinator(recorder)
    await stack.start("/a/none/b")
    #expect(stack.route == "/a")
    #expect((stack.top as? Recorder)?.name == "a")
  }

  // MARK: Overlay

  private func modal() -> ModalCoordinator {
    ModalCoordinator(
      over: Recorder("base", trace), names: ["help", "ask", "none"], recorder)
  }

  @Test func `a segment splits the route below from the overlay's`() async {
    let modal = modal()
    await modal.start("/a/1/help/keys")
    #expect(
      trace.lines == [
        "base start /a/1", "help prepare /keys", "help start /keys",
      ])
    #expect(modal.route == "/a/1/help/keys")
  }

  @Test
  func `nothing moves below an overlay, nor in it, unless its route does`()
    async
  {
    let modal = modal()
    await modal.start("/a")
    _ = trace.take()
    await lead(modal, to: "/a/help")
    await lead(modal, to: "/a/help/more")
    await lead(modal, to: "/a")
    #expect(
      trace.take() == [
        "help prepare /", "help start /", "help prepare /more",
        "help follow /more",
      ])
    #expect(modal.overlay == nil)
    await lead(modal, to: "/b/help")
    #expect(
      trace.take() == [
        "base prepare /b", "base follow /b", "help prepare /", "help start /",
      ])
    await lead(modal, to: "/c/help")
    #expect(trace.lines == ["base prepare /c", "base follow /c"])
  }

  @Test func `another overlay takes the place of the first`() async {
    let modal = modal()
    await modal.start("/a/help")
    let help = modal.overlay?.screen
    await lead(modal, to: "/a/ask/name")
    #expect(modal.overlay?.name == "ask")
    #expect(modal.overlay?.screen !== help)
    await lead(modal, to: "/a/none")
    #expect(modal.overlay == nil)
    #expect(modal.route == "/a")
  }
}
