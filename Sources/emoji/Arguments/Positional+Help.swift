extension Positional {
  /// The name as the usage line shows it, but for what is optional.
  var repeated: String {
    arity.maximum > 1 ? name + "..." : name
  }

  /// The line that explains the argument, with the choices there are.
  var explanation: String {
    guard case .choice(let words) = kind else { return help }
    return help + " One of: " + words.joined(separator: ", ") + "."
  }
}

extension [Positional] {
  /// The words of the usage line: optional ones nest, as in `[FROM [TO]]`.
  var synopses: [String] {
    guard let first else { return [] }
    let rest = Array(dropFirst()).synopses
    guard first.arity.minimum == 0 else { return [first.repeated] + rest }
    let inner = dropFirst().allSatisfy { $0.arity.minimum == 0 } ? rest : []
    let outer = inner.isEmpty ? rest : []
    let words = ([first.repeated] + inner).joined(separator: " ")
    return ["[\(words)]"] + outer
  }
}
