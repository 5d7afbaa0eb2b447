/// Shows a stack of screens, one for each segment of the route.
///
/// When the route changes, the screens stay that both routes begin with; the others
/// go, the topmost first, and new ones are put on top.
@MainActor
public final class StackCoordinator: Coordinator {
  /// The screens, the topmost last, with the segments that stand for them.
  public private(set) var screens: [(name: String, screen: any Coordinator)] =
    []

  private let make: (String) -> (any Coordinator)?

  /// Creates an empty stack.
  ///
  /// - Parameter make: Makes the screen for a segment; `nil` if there is none, and
  ///   the stack ends before it.
  public init(_ make: @escaping (String) -> (any Coordinator)?) {
    self.make = make
  }

  /// The segments of the screens, the topmost last.
  public var route: Route { Route(screens.map(\.name)) }

  /// The screen on top.
  public var top: (any Coordinator)? { screens.last?.screen }

  /// Builds the stack.
  public func start(_ route: Route) async {
    await follow(route)
  }

  /// Takes off what does not belong to the route, and puts on what is missing.
  ///
  /// A screen is started with the route of the stack up to itself.
  public func follow(_ route: Route) async {
    let shared = self.route.sharedCount(with: route)
    while screens.count > shared { screens.removeLast() }
    for name in route.dropFirst(shared) {
      guard let screen = make(name) else { return }
      screens.append((name, screen))
      let place = self.route
      await screen.prepare(for: place)
      await screen.start(place)
    }
  }
}
