/// Shows something over everything else: a segment somewhere in the route says
/// what, and parts the route below it from the route in it.
///
/// `/sections/1/help/keys` is `/sections/1` with `/keys` of the overlay `help` on it.
@MainActor
public final class ModalCoordinator: Coordinator {
  /// The overlay that is shown, and the segment that stands for it.
  public private(set) var overlay: (name: String, screen: any Coordinator)?
  /// What is shown below.
  public let base: any Coordinator

  private let names: Set<String>
  private let make: (String) -> (any Coordinator)?
  private var hasStarted = false

  /// Creates a coordinator that shows nothing yet.
  ///
  /// - Parameters:
  ///   - base: Shows what is below.
  ///   - names: The segments that stand for overlays.
  ///   - make: Makes the overlay for such a segment, each time it comes.
  public init(
    over base: any Coordinator, names: Set<String>,
    _ make: @escaping (String) -> (any Coordinator)?
  ) {
    self.base = base
    self.names = names
    self.make = make
  }

  /// The route below, and that of the overlay behind it.
  public var route: Route {
    base.route + (overlay.map { [$0.name] + $0.screen.route } ?? [])
  }

  /// Starts what is below, then the overlay.
  public func start(_ route: Route) async {
    await follow(route)
  }

  /// Lets what is below get ready; an overlay gets ready when it comes, and when
  /// its own part of the route changes.
  public func prepare(for route: Route) async {
    let below = split(route).base
    if !hasStarted || base.route != below { await base.prepare(for: below) }
  }

  /// Takes an overlay off that is not in the route, leads on what is below, and
  /// only then leads the overlay on, or puts a new one up.
  public func follow(_ route: Route) async {
    let parts = split(route)
    if overlay?.name != parts.name { overlay = nil }
    if !hasStarted {
      hasStarted = true
      await base.start(parts.base)
    } else if base.route != parts.base {
      await base.follow(parts.base)
    }
    guard let name = parts.name else { return }
    if let overlay {
      guard overlay.screen.route != parts.rest else { return }
      await overlay.screen.prepare(for: parts.rest)
      await overlay.screen.follow(parts.rest)
    } else if let screen = make(name) {
      overlay = (name, screen)
      await screen.prepare(for: parts.rest)
      await screen.start(parts.rest)
    }
  }

  /// The parts of a route: below, the overlay's segment, and in the overlay.
  private func split(
    _ route: Route
  ) -> (base: Route, name: String?, rest: Route) {
    guard let index = route.firstIndex(where: names.contains) else {
      return (route, nil, [])
    }
    return (
      Route(route[..<index]), route[index], Route(route[(index + 1)...])
    )
  }
}
