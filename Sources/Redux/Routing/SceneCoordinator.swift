/// Shows one scene of several: the first segment of the route says which, the rest
/// belongs to the scene.
@MainActor
public final class SceneCoordinator: Coordinator {
  /// The scene that is shown, and the segment that stands for it.
  public private(set) var current: (name: String, scene: any Coordinator)?

  private let make: (String) -> (any Coordinator)?
  private var prepared: (name: String, scene: any Coordinator)?

  /// Creates a coordinator that shows nothing yet.
  ///
  /// - Parameter make: Makes the scene for a segment; `nil` if there is none, and
  ///   the current scene stays as it is.
  public init(_ make: @escaping (String) -> (any Coordinator)?) {
    self.make = make
  }

  /// The segment of the current scene and the route in it.
  public var route: Route {
    current.map { [$0.name] + $0.scene.route } ?? []
  }

  /// Starts the scene that the route is for.
  public func start(_ route: Route) async {
    await follow(route)
  }

  /// Lets the scene get ready that the route is for; a new one is made for it.
  public func prepare(for route: Route) async {
    guard let scene = scene(for: route) else { return }
    await scene.scene.prepare(for: Route(route.dropFirst()))
  }

  /// Leads the current scene on, or starts another one in its place.
  public func follow(_ route: Route) async {
    guard let next = scene(for: route) else { return }
    prepared = nil
    let isCurrent = next.scene === current?.scene
    current = next
    let rest = Route(route.dropFirst())
    if isCurrent {
      await next.scene.follow(rest)
    } else {
      await next.scene.start(rest)
    }
  }

  /// The scene for a route: the current one, the one that got ready, or a new one.
  private func scene(for route: Route) -> (
    name: String, scene: any Coordinator
  )? {
    guard let name = route.first else { return nil }
    if let current, current.name == name { return current }
    if let prepared, prepared.name == name { return prepared }
    prepared = make(name).map { (name, $0) }
    return prepared
  }
}
