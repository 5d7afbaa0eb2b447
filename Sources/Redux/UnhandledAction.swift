/// Thrown when no `.on` and no `.flow` is there for an action's type.
///
/// An action that is meant to change nothing says so with a flow of no steps:
/// `.flow(Ping.self)`.
public struct UnhandledAction: Error, Equatable, Sendable {
  /// Creates the error.
  public init() {}
}

extension UnhandledAction: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String { "no reducer handles it" }
}
