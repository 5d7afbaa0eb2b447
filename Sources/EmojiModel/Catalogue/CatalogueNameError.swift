/// Why a shortcode or a name gave no emoji.
public enum CatalogueNameError: Error, Equatable, Sendable {
  /// No emoji has it; `nearest` are at most three that have one like it.
  case unknown(String, nearest: [CatalogueEntry])

  /// It is one emoji's shortcode and another one's name, or GitHub's for one and
  /// Slack's for another.
  case ambiguous(String, [CatalogueEntry])

  /// The shortcode asks for a skin tone on an emoji that takes none.
  case takesNoTone(CatalogueEntry)
}

extension CatalogueNameError: CustomStringConvertible {
  /// One sentence, with the emoji that were perhaps meant.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest) where nearest.isEmpty:
      "no emoji is called \(name)"
    case .unknown(let name, let nearest):
      "no emoji is called \(name); the nearest "
        + (nearest.count == 1 ? "is " : "are ") + list(nearest)
    case .ambiguous(let name, let entries):
      "\(name) could be \(list(entries))"
    case .takesNoTone(let entry): "\(entry.text) takes no skin tone"
    }
  }

  private func list(_ entries: [CatalogueEntry]) -> String {
    entries.map { entry in
      let code = entry.shortcodes.first?.code
      return "\(entry.text) (\(code.map { ":\($0):" } ?? entry.name))"
    }.joined(separator: ", ")
  }
}
