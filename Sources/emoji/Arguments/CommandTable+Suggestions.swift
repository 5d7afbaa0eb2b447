extension CommandTable {
  /// Returns the error for words that are no command's name.
  func unknown(_ words: [String]) -> UsageError {
    let typed = words.joined(separator: " ")
    let meant = suggestion(forCommand: words)
    let groups = words.indices.dropFirst().map { Array(words[..<$0]) }
    guard meant == nil,
      let group = groups.last(where: { !commands(in: $0).isEmpty })
    else { return .unknownCommand(typed, suggestion: meant) }
    return .unknownSubcommand(
      typed, group: group.joined(separator: " "),
      known: commands(in: group).map { $0.name[group.count] })
  }

  /// Returns the name of the command or group that was most likely meant.
  ///
  /// Each word is compared with those that may stand in its place: in names, in
  /// the words that people try instead, and the last of two for both.
  func suggestion(forCommand words: [String]) -> String? {
    var name: [String] = []
    for word in words {
      let known = spellings(behind: name)
      if known.isEmpty { break }
      let nearest = Suggestion.nearest(to: word, among: known.map(\.word))
      guard let meant = known.first(where: { $0.word == nearest }) else {
        return nil
      }
      name = meant.name
    }
    return name.joined(separator: " ")
  }

  /// Returns the spelling of the flag that was most likely meant.
  func suggestion(forFlag typed: String, of spec: CommandSpec?) -> String? {
    let known = (spec?.flags ?? []) + globals
    return Suggestion.nearest(to: typed, among: known.map(\.spelling))
  }

  /// Returns a command's flag of that spelling, the first of several.
  func ownFlag(spelled typed: String) -> Flag? {
    commands.lazy.flatMap(\.flags).first { $0.isSpelled(typed) }
  }

  /// Returns the name of a command that has a flag of that spelling: the one
  /// that was typed, or else the first.
  func owner(ofFlag typed: String, for spec: CommandSpec?) -> String? {
    let owners = commands.filter { $0.flags.contains { $0.isSpelled(typed) } }
    return (owners.first { $0 == spec } ?? owners.first)?.title
  }

  /// Returns what may follow the first words of a name, each with the name that
  /// it leads to.
  private func spellings(
    behind group: [String]
  ) -> [(word: String, name: [String])] {
    commands.flatMap { spec in
      spellings(of: spec).filter {
        $0.count > group.count && $0.starts(with: group)
      }.map { spelling in
        let start = Array(spelling.prefix(group.count + 1))
        return (start[group.count], start == spelling ? spec.name : start)
      }
    }
  }

  private func spellings(of spec: CommandSpec) -> [[String]] {
    let synonyms = spec.synonyms.map {
      $0.split(separator: " ").map(String.init)
    }
    return [spec.name] + synonyms + [spec.name.suffix(1)]
  }
}
