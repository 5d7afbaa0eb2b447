/// A wish to be somewhere else.
public enum RouteAction: Action {
  /// Leaves for another route.
  case goto(Route)
  /// Goes deeper: puts segments at the end.
  case push(Route)
  /// Comes back: takes segments off the end, or does nothing if the route does not
  /// end with them.
  case pop(Route)
  /// Puts other segments in the place of those at the end.
  ///
  /// It fails if the route does not end with the first ones.
  case replace(Route, with: Route)
}

extension Route {
  /// Returns the route that an action leads to from here.
  ///
  /// - Throws: ``NotAtTheEnd`` if segments are to be replaced that are not there.
  public func after(_ action: RouteAction) throws(NotAtTheEnd) -> Route {
    switch action {
    case .goto(let route): return route
    case .push(let tail): return self + tail
    case .pop(let tail): return dropping(tail: tail)
    case .replace(let tail, let other):
      guard ends(with: tail) else { throw NotAtTheEnd(tail: tail, route: self) }
      return dropping(tail: tail) + other
    }
  }
}

/// Thrown when segments are to be replaced that the route does not end with.
public struct NotAtTheEnd: Error, Equatable, Sendable {
  /// The segments.
  public let tail: Route
  /// The route.
  public let route: Route

  /// Creates the error.
  public init(tail: Route, route: Route) {
    self.tail = tail
    self.route = route
  }
}

extension NotAtTheEnd: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String { "\(route) does not end with \(tail)" }
}

extension Stage {
  /// Handles ``RouteAction``, for a state that says where the person is.
  ///
  /// - Parameter path: Where the route is.
  /// - Returns: The stage.
  public static func routing(
    _ path: any WritableKeyPath<State, Route> & Sendable
  ) -> Stage {
    .flow(RouteAction.self) { state, action in
      state[keyPath: path] = try state[keyPath: path].after(action)
    }
  }
}
