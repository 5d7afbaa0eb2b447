/// How many words a positional argument takes.
enum Arity: Sendable, Hashable {
  /// Exactly one.
  case one
  /// None or one.
  case optional
  /// One or more.
  case some
  /// None or more.
  case any

  /// The fewest words that will do.
  var minimum: Int {
    switch self {
    case .one, .some: 1
    case .optional, .any: 0
    }
  }

  /// The most words that are taken.
  var maximum: Int {
    switch self {
    case .one, .optional: 1
    case .some, .any: .max
    }
  }
}
