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

  /// The longest grapheme cluster that is looked at, in bytes of UTF-8.
  ///
  /// The longest emoji of Unicode 18.0 has 35.
  public static let maximumLength = Catalogue.longestForm

  /// Creates an emoji from one grapheme cluster.
  ///
  /// - Throws: ``NotAnEmoji``, which says what the cluster is instead.
  public init(_ character: Character) throws(NotAnEmoji) {
    try self.init(cluster: String(character), allowUnknown: false)
  }

  /// Creates an emoji from a grapheme cluster that may be newer than this
  /// program: any sequence that is well-formed as Unicode has it.
  ///
  /// - Throws: ``NotAnEmoji`` if no version of Unicode could make it an emoji.
  public init(wellFormed character: Character) throws(NotAnEmoji) {
    try self.init(cluster: String(character), allowUnknown: true)
  }

  private init(cluster: String, allowUnknown: Bool) throws(NotAnEmoji) {
    do throws(NotAnEmoji) {
      text = try Catalogue.recognize(cluster).text
    } catch {
      guard allowUnknown, cluster.utf8.count <= Emoji.maximumLength,
        let qualified = EmojiForm.qualified(cluster)
      else { throw error }
      text = qualified
    }
  }

  /// Creates the emoji of a row of the catalogue, which is no component.
  public init(_ entry: CatalogueEntry) {
    precondition(!entry.isComponent, "a component is no emoji by itself")
    text = entry.text
  }

  /// The row of the catalogue, nil for one that is newer.
  public var entry: CatalogueEntry? {
    Catalogue.entry(for: text)
  }

  /// Reads the emoji that a text is made of, with any white space between.
  ///
  /// - Throws: ``NotAnEmoji`` for the first cluster that is none.
  /// - Complexity: O(*n*) bytes; a cluster is read to ``maximumLength`` only.
  public static func list(
    in text: String, allowUnknown: Bool = false
  ) throws(NotAnEmoji) -> [Emoji] {
    var list: [Emoji] = []
    for cluster in BoundedClusters(text, limit: maximumLength) {
      if cluster.allSatisfy(\.isWhitespace) { continue }
      list.append(
        try Emoji(cluster: String(cluster), allowUnknown: allowUnknown))
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
