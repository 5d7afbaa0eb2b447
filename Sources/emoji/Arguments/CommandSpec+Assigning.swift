extension CommandSpec {
  /// Returns which words belong to which positional argument.
  ///
  /// Each argument takes as many words as it can, but leaves the later ones the
  /// words that they need.
  func assign(_ words: [String]) throws(UsageError) -> [String: [String]] {
    var needed = positionals.reduce(0) { $0 + $1.arity.minimum }
    guard words.count >= needed else {
      throw .missingPositional(firstMissing(after: words.count), command: title)
    }
    var rest = words[...]
    var assigned: [String: [String]] = [:]
    for positional in positionals {
      needed -= positional.arity.minimum
      let count = min(positional.arity.maximum, rest.count - needed)
      let taken = rest.prefix(count)
      rest = rest.dropFirst(count)
      try check(Array(taken), for: positional)
      assigned[positional.name] = Array(taken)
    }
    if let word = rest.first {
      throw .surplusPositional(word, command: title)
    }
    return assigned
  }

  private func check(
    _ words: [String], for positional: Positional
  ) throws(UsageError) {
    for word in words where !positional.kind.accepts(word) {
      throw .unfit(
        word, name: positional.name, kind: positional.kind, command: title)
    }
  }

  private func firstMissing(after count: Int) -> String {
    let needed = positionals.filter { $0.arity.minimum > 0 }
    return needed.dropFirst(count).first?.name ?? ""
  }
}
