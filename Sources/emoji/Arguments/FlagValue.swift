/// What follows the name of a flag.
enum FlagValue: Sendable, Hashable {
  /// Nothing: the flag is there or not.
  case none
  /// One word, shown under this name in the help.
  case required(String, ValueKind)
  /// The next word if that is an integer, else nothing.
  case optionalInteger(String)

  /// The name that the help shows, if a value may follow.
  var name: String? {
    switch self {
    case .none: nil
    case .required(let name, _), .optionalInteger(let name): name
    }
  }

  /// What a value of the flag means.
  var kind: ValueKind {
    switch self {
    case .none: .text
    case .required(_, let kind): kind
    case .optionalInteger: .count
    }
  }
}
