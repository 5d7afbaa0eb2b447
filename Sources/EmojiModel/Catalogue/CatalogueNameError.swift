/// Why a shortcode or a name gave no emoji.
public enum CatalogueNameError: Error, Equatable, Sendable {
  /// No emoji has it; `nearest` are at most three that have one like it.
  case unknown(String, nearest: [CatalogueEntry])

  /// It is one emoji's shortcode and another one's name, or GitHub's for one and
  /// Slack's for another.
  case ambiguous(String, [CatalogueEntry])
}

extension CatalogueNameError: CustomStringConvertible {
  /// One sentence, with the emoji that were perhaps meant.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest) where nearest.isEmpty:
      "no emoji is called \(name)"
    case .unknown(let name, let nearest):
      "no emoji is called \(name); like it are \(list(nearest))"
    case .ambiguous(let name, let entries):
      "\(name) could be \(list(entries))"
    }
  }

  private func list(_ entries: [CatalogueEntry]) -> String {
    entries.map { entry in
      let code = entry.shortcodes.first?.code
      return "\(entry.text) (\(code.map { ":\($0):" } ?? entry.name))"
    }.joined(separator: ", ")
  }
}
