/// Turns a route into what is shown.
///
/// A coordinator that has others below it hands them the part of the route that is
/// left for them: the same part to ``prepare(for:)`` and to what comes after it.
@MainActor
public protocol Coordinator: AnyObject, Sendable {
  /// The route that it shows.
  var route: Route { get }

  /// Shows a route for the first time.
  func start(_ route: Route) async

  /// Gets ready for a route, while another one is still shown.
  ///
  /// It runs before ``start(_:)`` and before ``follow(_:)``.
  func prepare(for route: Route) async

  /// Shows another route.
  func follow(_ route: Route) async
}

extension Coordinator {
  /// There is nothing to get ready.
  public func prepare(for route: Route) async {}
}
