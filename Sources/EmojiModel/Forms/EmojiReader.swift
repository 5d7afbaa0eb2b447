/// Reads the emoji that a person typed, or that stand in a line of a file.
///
/// A text is a row of emoji and of shortcodes between colons, with or without
/// white space between them, or it is one emoji's whole name.
public struct EmojiReader: Hashable, Sendable {
  /// Whether well-formed sequences are taken that the catalogue does not know.
  public var allowsUnknown: Bool
  /// Whether an error about a name finds names like it, which takes a while.
  public var findsNearest = true

  /// Creates a reader.
  public init(allowsUnknown: Bool = false) {
    self.allowsUnknown = allowsUnknown
  }

  /// Returns the emoji that a text is made of; none if it is blank.
  ///
  /// - Throws: What the first part is that is no emoji.
  /// - Complexity: O(*k*) scalars and O(*e* log *n*) comparisons, for *e* emoji
  ///   in a text of *k* and *n* rows of the catalogue. An endless cluster is
  ///   given up on after 128 bytes.
  public func emoji(
    in text: some StringProtocol
  ) throws(EmojiReadingError) -> [Emoji] {
    var scanner = EmojiScanner(text, reader: self)
    var list: [Emoji] = []
    do throws(EmojiReadingError) {
      while let emoji = try scanner.next() {
        list.append(emoji)
      }
    } catch {
      guard list.isEmpty, let name = EmojiReader.name(in: text, error) else {
        throw error
      }
      return [Emoji(try entry(named: name))]
    }
    return list
  }

  /// Returns the emoji that a text begins with, and words may describe.
  ///
  /// - Throws: What the first part is that is no emoji, unless only words follow,
  ///   with shortcodes of none but the emoji before them.
  func describedEmoji(
    in text: some StringProtocol
  ) throws(EmojiReadingError) -> [Emoji] {
    var scanner = EmojiScanner(text, reader: self)
    var list: [Emoji] = []
    do throws(EmojiReadingError) {
      while let emoji = try scanner.next() {
        list.append(emoji)
      }
    } catch {
      guard case .notAnEmoji(.text) = error, !list.isEmpty,
        scanner.rest.holdsWords(about: list)
      else { throw error }
    }
    return list
  }

  /// Returns the emoji that a shortcode between colons means.
  func entry(coded code: String) throws(EmojiReadingError) -> CatalogueEntry {
    guard let plain = Catalogue.entries(called: code).first else {
      return try toned(code)
    }
    guard !plain.isComponent else { throw .notAnEmoji(.component(plain)) }
    return plain
  }

  /// Returns what Slack's `:wave::skin-tone-2:` means.
  private func toned(
    _ code: String
  ) throws(EmojiReadingError) -> CatalogueEntry {
    guard code.contains("::") else { throw unknown(code) }
    do throws(CatalogueNameError) {
      return try Catalogue.entry(called: code)
    } catch .takesNoTone(let entry) {
      throw .notAnEmoji(.takesNoTone(entry))
    } catch {
      throw unknown(code)
    }
  }

  private func unknown(_ name: String) -> EmojiReadingError {
    .name(
      .unknown(name, nearest: findsNearest ? Catalogue.nearest(to: name) : []))
  }

  /// Returns the emoji of exactly this name, which is no other's shortcode.
  private func entry(
    named name: String
  ) throws(EmojiReadingError) -> CatalogueEntry {
    let found = Catalogue.entries(called: name)
    guard let entry = Catalogue.entry(named: name) else {
      guard found.isEmpty else {
        throw .name(.unknown(name, nearest: Array(found.prefix(3))))
      }
      throw unknown(name)
    }
    guard found.count == 1 else { throw .name(.ambiguous(name, found)) }
    guard !entry.isComponent else { throw .notAnEmoji(.component(entry)) }
    return entry
  }

  /// Returns the text as a name, if the error is about letters and no more.
  private static func name(
    in text: some StringProtocol, _ error: EmojiReadingError
  ) -> String? {
    guard case .notAnEmoji(.text) = error,
      text.utf8.count <= Catalogue.longestName
    else { return nil }
    let scalars = text.unicodeScalars
    let isName =
      scalars.count > 1 && scalars.contains { $0.properties.isAlphabetic }
      && scalars.first?.properties.isEmojiModifier == false
      && !scalars.contains { $0.isPictograph || $0.indicatorLetter != nil }
    guard isName, text.first?.isLetter ?? false || text.first?.isNumber ?? false
    else { return nil }
    return String(text)
  }
}

extension Substring {
  /// Whether these are words without emoji, and any shortcode means one of `list`.
  fileprivate func holdsWords(about list: [Emoji]) -> Bool {
    let hasEmoji = unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.isReserved
        || $0 == .emojiSelector || $0 == .keycap
    }
    guard !hasEmoji else { return false }
    let codes = split { !($0.isLetter || $0.isNumber || ":_+-".contains($0)) }
      .filter { $0.count > 2 && $0.first == ":" && $0.last == ":" }
    return codes.allSatisfy { code in
      Catalogue.entries(called: String(code)).first
        .map { list.contains(Emoji($0)) } ?? true
    }
  }
}
