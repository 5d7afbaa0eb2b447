/// One positional argument of a command, as its help shows it.
struct Positional: Sendable, Hashable {
  /// The name in capitals, such as `SECTION`; no two of a command are equal.
  var name: String
  /// What a word of it means.
  var kind: ValueKind
  /// How many words it takes.
  var arity: Arity = .one
  /// One line for the help.
  var help: String
}
