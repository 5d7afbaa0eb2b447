/// Reads scalars by the grammar of an emoji in UTS #51, whatever they stand for.
///
/// Which well-formed sequences are emoji in fact is for the table to say.
struct EmojiForm {
  private var rest: ArraySlice<Unicode.Scalar>
  private var taken: [Unicode.Scalar] = []

  private init(_ scalars: [Unicode.Scalar]) {
    rest = scalars[...]
  }

  /// Returns `text` with U+FE0F where Unicode asks for it, nil if malformed.
  ///
  /// - Complexity: O(*n*) scalars.
  static func qualified(_ text: String) -> String? {
    var form = EmojiForm(Array(text.unicodeScalars))
    guard form.takeSequence() else { return nil }
    return String(String.UnicodeScalarView(form.taken))
  }

  /// Takes elements with joiners between them; false unless that is all.
  private mutating func takeSequence() -> Bool {
    repeat {
      guard takeElement() else { return false }
    } while take { $0 == .joiner }
    return rest.isEmpty
  }

  private mutating func takeElement() -> Bool {
    if take({ $0.indicatorLetter != nil }) {
      return take { $0.indicatorLetter != nil }
    }
    guard let base = rest.first, take(\.isPictograph) else { return false }
    let hasSelector = dropSelector()
    if base.takesTone, take(\.isTone) { return true }
    if base == .blackFlag, !hasSelector, rest.first?.isTag == true {
      return takeTags()
    }
    if base.needsSelector { taken.append(.emojiSelector) }
    return true
  }

  /// Takes three tags or more and their end.
  private mutating func takeTags() -> Bool {
    let before = taken.count
    while take({ ("\u{E0030}"..."\u{E007A}").contains($0) }) {}
    return taken.count - before >= 3 && take { $0 == .tagEnd }
  }

  private mutating func take(_ isWanted: (Unicode.Scalar) -> Bool) -> Bool {
    guard let first = rest.first, isWanted(first) else { return false }
    taken.append(rest.removeFirst())
    return true
  }

  private mutating func dropSelector() -> Bool {
    guard rest.first == .emojiSelector else { return false }
    rest.removeFirst()
    return true
  }
}
