extension NotAnEmoji {
  /// Says what `text` is, which is at most ``Catalogue/longestForm`` bytes long
  /// and no emoji.
  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    self =
      NotAnEmoji.flagFault(text, scalars)
      ?? NotAnEmoji.selectorFault(text, scalars)
      ?? NotAnEmoji.countFault(text)
      ?? NotAnEmoji.joinerFault(text, scalars)
      ?? NotAnEmoji.toneFault(text, scalars)
      ?? NotAnEmoji.textFault(text, scalars)
  }

  private static func flagFault(
    _ text: String, _ scalars: [Unicode.Scalar]
  ) -> NotAnEmoji? {
    let letters = scalars.compactMap(\.indicatorLetter)
    guard letters.count == scalars.count else { return nil }
    switch letters.count {
    case 0: return .empty
    case 1: return .loneIndicator(letter: letters.joined())
    case 2: return .unknownFlag(letters: letters.joined())
    default: return .several(text.count)
    }
  }

  private static func selectorFault(
    _ text: String, _ scalars: [Unicode.Scalar]
  ) -> NotAnEmoji? {
    if scalars.contains(.textSelector),
      let meant = without(scalars, { $0 == .textSelector })
    {
      return .textPresentation(meant: meant)
    }
    if scalars.contains(where: \.isTag) {
      return .unknownTags(meant: without(scalars, \.isTag))
    }
    return Catalogue.entry(for: text).map { .dangling(meant: $0) }
  }

  private static func countFault(_ text: String) -> NotAnEmoji? {
    guard text.count > 1, Catalogue.entry(for: text.prefix(1)) != nil
    else { return nil }
    return .several(text.count)
  }

  private static func joinerFault(
    _ text: String, _ scalars: [Unicode.Scalar]
  ) -> NotAnEmoji? {
    guard scalars.contains(.joiner) else { return nil }
    let parts = scalars.split(
      separator: .joiner, omittingEmptySubsequences: false)
    if parts.contains(where: \.isEmpty) {
      let kept = Array(
        parts.filter { !$0.isEmpty }.joined(separator: [.joiner]))
      return .dangling(meant: without(kept, { _ in false }))
    }
    let entries = parts.compactMap { without(Array($0), { _ in false }) }
    guard entries.count == parts.count else { return nil }
    return misplacedTone(scalars) ?? .unknownSequence(entries)
  }

  private static func toneFault(
    _ text: String, _ scalars: [Unicode.Scalar]
  ) -> NotAnEmoji? {
    guard scalars.contains(where: \.isTone) else { return nil }
    return misplacedTone(scalars)
      ?? without(scalars, \.isTone).map { .takesNoTone($0) }
  }

  private static func misplacedTone(_ scalars: [Unicode.Scalar]) -> NotAnEmoji?
  {
    let tones = scalars.compactMap(SkinTone.init)
    guard let first = tones.first, tones.count <= 2 else { return nil }
    return without(scalars, \.isTone)?
      .toned(first, tones.dropFirst().first)
      .map { .misplacedTone(meant: $0) }
  }

  private static func textFault(
    _ text: String, _ scalars: [Unicode.Scalar]
  ) -> NotAnEmoji {
    if Catalogue.isWellFormed(text), scalars.contains(where: \.isReserved) {
      return .newer(text)
    }
    let keycap =
      scalars.count == 1
      ? Catalogue.entry(for: text + String(Unicode.Scalar.keycap)) : nil
    return .text(text, meant: keycap ?? Catalogue.entries(called: text).first)
  }

  /// Returns the emoji that is left without some of the scalars, if one is.
  private static func without(
    _ scalars: [Unicode.Scalar], _ isLeftOut: (Unicode.Scalar) -> Bool
  ) -> CatalogueEntry? {
    let kept = String.UnicodeScalarView(scalars.filter { !isLeftOut($0) })
    return Catalogue.entry(for: String(kept))
  }
}
