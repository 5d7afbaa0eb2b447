extension CommandTable {
  /// Returns the name of the command that was most likely meant.
  ///
  /// Besides the names, the words that people try instead are compared, and for
  /// a command of two words its last.
  func suggestion(forCommand words: [String]) -> String? {
    let typed = words.joined(separator: " ")
    let known = commands.flatMap { spec in
      spellings(of: spec).map { (spelling: $0, title: spec.title) }
    }
    let nearest = Suggestion.nearest(to: typed, among: known.map(\.spelling))
    return known.first { $0.spelling == nearest }?.title
  }

  /// Returns the spelling of the flag that was most likely meant.
  func suggestion(forFlag typed: String, of spec: CommandSpec?) -> String? {
    let known = (spec?.flags ?? []) + globals
    return Suggestion.nearest(to: typed, among: known.map(\.spelling))
  }

  /// Returns the name of a command that takes a flag of that spelling.
  func owner(ofFlag typed: String) -> String? {
    commands.first { $0.flags.contains { $0.spelling == typed } }?.title
  }

  private func spellings(of spec: CommandSpec) -> [String] {
    let last = spec.name.count > 1 ? Array(spec.name.suffix(1)) : []
    return [spec.title] + spec.synonyms + last
  }
}
