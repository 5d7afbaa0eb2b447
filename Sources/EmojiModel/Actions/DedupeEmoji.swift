import Diff

/// Takes the repeats out of sections; the first of each emoji stays.
public struct DedupeEmoji: CollectionAction {
  /// The sections' indexes; `nil` is every section.
  public var sections: [Int]?
  /// Whether emoji that differ by skin tone alone are repeats.
  public var foldsTones: Bool

  /// Creates the action.
  public init(sections: [Int]? = nil, foldsTones: Bool = false) {
    self.sections = sections
    self.foldsTones = foldsTones
  }

  /// The command that asks for this action.
  public var command: String {
    let chosen = (sections ?? []).map(String.init)
    return (["dedupe"] + chosen + (foldsTones ? ["--tones"] : []))
      .joined(separator: " ")
  }

  /// Takes the repeats out, in each section by itself.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    for section in try collection.chosen(sections) {
      var seen: Set<Emoji> = []
      collection.sections[section].elements.removeAll { emoji in
        !seen.insert(kind(of: emoji)).inserted
      }
    }
  }

  private func kind(of emoji: Emoji) -> Emoji {
    guard foldsTones, let entry = emoji.entry else { return emoji }
    return Emoji(entry.untoned)
  }
}
