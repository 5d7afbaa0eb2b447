/// Something that happened, or that a person asked for.
///
/// Any value type can be an action. A store finds what an action does by its
/// type, so two modules may each have an `Add` of their own.
///
/// ```swift
/// struct Step: Action {
///   var by: Int
/// }
/// ```
public protocol Action: Sendable, Equatable {}
