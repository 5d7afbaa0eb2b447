/// One emoji: a single grapheme cluster, however many scalars it has.
///
/// `❤` and `❤️` are the same emoji. An emoji is kept and shown in its fully
/// qualified form, with U+FE0F wherever Unicode asks for it, so equality and
/// hashes work on the bytes of ``text``.
///
/// Swift's own comparison of strings is canonical equivalence; no two emoji are
/// canonically equivalent, and comparing bytes costs a fraction of it.
public struct Emoji: Sendable {
  /// The emoji in its fully-qualified form.
  public let text: String

  /// Creates the emoji that a text is a form of.
  ///
  /// - Throws: ``NotAnEmoji``, which says what the text is instead.
  /// - Complexity: that of ``Catalogue/recognize(_:)``.
  public init(_ text: some StringProtocol) throws(NotAnEmoji) {
    self.init(try Catalogue.recognize(text))
  }

  /// Creates an emoji from a text that may be newer than the catalogue: any
  /// sequence that is formed like an emoji, with U+FE0F wherever it belongs.
  ///
  /// - Throws: ``NotAnEmoji`` if no version of Unicode could make it an emoji.
  public init(wellFormed text: some StringProtocol) throws(NotAnEmoji) {
    do throws(NotAnEmoji) {
      self = try Emoji(text)
    } catch {
      guard text.utf8.count <= Catalogue.longestForm,
        let qualified = EmojiForm.qualified(String(text))
      else { throw error }
      self = Emoji(unchecked: qualified)
    }
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// Creates the emoji of a catalogue's row.
  public init(_ entry: CatalogueEntry) {
    text = entry.text
  }

  /// Reads the emoji that a text is made of, with any white space between.
  ///
  /// - Parameters:
  ///   - text: Grapheme clusters, each of them an emoji or white space.
  ///   - allowsUnknown: Whether sequences are taken that the catalogue does not
  ///     know.
  /// - Returns: The emoji, in order.
  /// - Throws: ``NotAnEmoji`` for the first cluster that is none.
  /// - Complexity: O(*n*) bytes; a cluster is read to ``Catalogue/longestForm``.
  public static func list(
    in text: String, allowsUnknown: Bool = false
  ) throws(NotAnEmoji) -> [Emoji] {
    var list: [Emoji] = []
    for cluster in BoundedClusters(text, limit: Catalogue.longestForm)
    where !cluster.isWhitespace {
      let cluster = String(cluster)
      list.append(
        try allowsUnknown ? Emoji(wellFormed: cluster) : Emoji(cluster))
    }
    return list
  }
}

extension Emoji: Hashable {
  /// Whether both are the same emoji, U+FE0F aside.
  public static func == (left: Emoji, right: Emoji) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the bytes of the fully-qualified form.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 {
      hasher.combine(byte)
    }
    hasher.combine(0xFF as UInt8)
  }
}

extension Emoji: CustomStringConvertible {
  /// The emoji itself.
  public var description: String { text }
}
