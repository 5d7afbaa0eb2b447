/// The syntax of emoji sequences, from Unicode properties.
///
/// The grammar is that of UTS #51, section 1.4.9 (*EBNF and Regex*). Which
/// well-formed sequences are emoji in fact is for a table to say.
enum EmojiShape {
  private typealias Scalars = ArraySlice<Unicode.Scalar>

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  private static let tagEnd: Unicode.Scalar = "\u{E007F}"

  /// Returns the fully-qualified form of one grapheme cluster.
  ///
  /// - Parameters:
  ///   - text: One grapheme cluster.
  ///   - knownOnly: Whether scalars that no Unicode version assigned yet are
  ///     refused.
  /// - Returns: The cluster with U+FE0F where Unicode asks for it.
  /// - Throws: ``NotAnEmoji``, which says what the cluster is instead.
  static func qualified(
    _ text: String, knownOnly: Bool
  ) throws(NotAnEmoji) -> String {
    guard text.utf8.count <= Emoji.maximumLength else {
      throw .tooLong(bytes: text.utf8.count)
    }
    let scalars = Array(text.unicodeScalars)
    if let refusal = refusal(of: text, scalars) { throw refusal }
    var result = String.UnicodeScalarView()
    for (index, part) in parts(of: scalars).enumerated() {
      guard let whole = element(part, knownOnly: knownOnly) else {
        throw scalars.count == 1 ? .other(text) : .unknownSequence(text)
      }
      if index > 0 { result.append(joiner) }
      result.append(contentsOf: whole)
    }
    return String(result)
  }

  /// Says what a cluster is that is certainly no emoji.
  private static func refusal(
    of text: String, _ scalars: [Unicode.Scalar]
  ) -> NotAnEmoji? {
    guard let first = scalars.first, let last = scalars.last else {
      return .other(text)
    }
    if scalars.contains(textSelector) { return .textPresentation(text) }
    if first == joiner || last == joiner { return .danglingJoiner(text) }
    if scalars.count == 1 {
      if isKeycapBase(first) { return .keycapBase(text) }
      if isRegionalIndicator(first) { return .loneRegionalIndicator(text) }
      if first.properties.isEmojiModifier { return .loneModifier(text) }
    }
    return first.isASCII && !scalars.contains(keycap) ? .other(text) : nil
  }

  private static func parts(of scalars: [Unicode.Scalar]) -> [Scalars] {
    scalars.split(separator: joiner, omittingEmptySubsequences: false)
  }

  /// Returns one element of a joined sequence in its fully-qualified form.
  private static func element(
    _ part: Scalars, knownOnly: Bool
  ) -> [Unicode.Scalar]? {
    guard let base = part.first else { return nil }
    let rest = part.dropFirst().filter { $0 != emojiSelector }
    if isRegionalIndicator(base) {
      guard rest.count == 1, isRegionalIndicator(rest[0]) else { return nil }
      return [base, rest[0]]
    }
    if isKeycapBase(base) {
      return rest == [keycap] ? [base, emojiSelector, keycap] : nil
    }
    guard isPictograph(base, knownOnly: knownOnly) else { return nil }
    if rest.isEmpty {
      return needsSelector(base) ? [base, emojiSelector] : [base]
    }
    if rest.count == 1, rest[0].properties.isEmojiModifier {
      return isModifierBase(base, knownOnly: knownOnly)
        ? [base, rest[0]] : nil
    }
    return base == blackFlag && isTagSequence(rest) ? [base] + rest : nil
  }

  private static func isTagSequence(_ tags: [Unicode.Scalar]) -> Bool {
    let spelled = tags.dropLast()
    return tags.last == tagEnd && spelled.count >= 3
      && spelled.allSatisfy { ("\u{E0030}"..."\u{E007A}").contains($0) }
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "#" || scalar == "*"
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{1F1E6}"..."\u{1F1FF}").contains(scalar)
  }

  private static func isPictograph(
    _ scalar: Unicode.Scalar, knownOnly: Bool
  ) -> Bool {
    if scalar.properties.isEmoji {
      return !scalar.isASCII && !scalar.properties.isEmojiModifier
    }
    return !knownOnly && isReserved(scalar)
  }

  /// Whether a scalar is set aside for emoji of later Unicode versions.
  private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .unassigned
      && (("\u{1F000}"..."\u{1FAFF}").contains(scalar)
        || ("\u{1FC00}"..."\u{1FFFD}").contains(scalar))
  }

  private static func needsSelector(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && !scalar.properties.isEmojiPresentation
  }

  private static func isModifierBase(
    _ scalar: Unicode.Scalar, knownOnly: Bool
  ) -> Bool {
    scalar.properties.isEmojiModifierBase
      || (!knownOnly && isReserved(scalar))
  }
}
