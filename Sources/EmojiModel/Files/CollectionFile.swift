import Diff

/// The collection's own file: bytes to a collection, and back.
///
/// The form is UTF-8 JSON for people and for version control: one emoji a line,
/// two spaces a level, a newline at the end.
public enum CollectionFile: Sendable {
  /// The name of the format, and its version.
  public static let format = "emoji-collection"
  /// The newest version of the format that is read, and the one written.
  public static let version = 1
  /// The most bytes that a file may have: 64 MiB.
  public static let maximumSize = 64 << 20
  /// The most emoji that fit in so many bytes: a line of one has 15 at the least.
  public static let maximumCount = maximumSize / 15

  /// Returns a collection as JSON.
  public static func json(of collection: EmojiCollection) -> JSONValue {
    .object([
      ("format", .string(format)),
      ("version", .integer(version)),
      ("sections", json(of: collection.sections)),
    ])
  }

  /// Returns the bytes of a collection's file.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  public static func encode(_ collection: EmojiCollection) -> [UInt8] {
    json(of: collection).bytes(.pretty) + [UInt8(ascii: "\n")]
  }

  /// Reads the bytes of a collection's file.
  ///
  /// A well-formed emoji sequence that is not known yet is kept as it is.
  ///
  /// - Throws: The first ``FileFault``.
  /// - Complexity: O(*b*) for *b* bytes.
  public static func decode(
    _ bytes: [UInt8]
  ) throws(FileFault) -> EmojiCollection {
    let document: CollectionDocument = try decodeJSON(bytes)
    return try collection(from: document.sections)
  }

  static func json(of sections: [EmojiSection]) -> JSONValue {
    .array(
      sections.map { section in
        .object([
          ("title", .string(section.title.text)),
          ("emoji", .array(section.elements.map { .string($0.text) })),
        ])
      })
  }

  static func collection(
    from sections: [SectionDocument]
  ) throws(FileFault) -> EmojiCollection {
    var titles: Set<SectionTitle> = []
    var known: [Spelling: Emoji] = [:]
    var read: [EmojiSection] = []
    for (index, section) in sections.enumerated() {
      let title = try title(section.title, section: index)
      guard titles.insert(title).inserted else {
        throw .repeatedTitle(title, section: index)
      }
      var elements: [Emoji] = []
      elements.reserveCapacity(section.emoji.count)
      for text in section.emoji {
        elements.append(
          try emoji(text, section: index, index: elements.count, &known))
      }
      read.append(EmojiSection(title: title, elements: elements))
    }
    do {
      return try EmojiCollection(sections: read)
    } catch {
      throw .unexpected("\(error)")
    }
  }

  static func title(
    _ text: String, section: Int
  ) throws(FileFault) -> SectionTitle {
    do {
      return try SectionTitle(text)
    } catch {
      throw .title(error, section: section)
    }
  }

  static func emoji(
    _ text: String, section: Int, index: Int
  ) throws(FileFault) -> Emoji {
    do throws(NotAnEmoji) {
      return try Emoji(wellFormed: text)
    } catch {
      throw .item(error, section: section, index: index)
    }
  }

  /// Returns an emoji, from those read before if it is among them: a large file
  /// holds the same ones many times.
  private static func emoji(
    _ text: String, section: Int, index: Int, _ known: inout [Spelling: Emoji]
  ) throws(FileFault) -> Emoji {
    // An endless cluster takes long to hash.
    guard text.utf8.count <= Catalogue.longestForm else {
      return try emoji(text, section: section, index: index)
    }
    let spelling = Spelling(text: text)
    if let emoji = known[spelling] { return emoji }
    let emoji = try emoji(text, section: section, index: index)
    known[spelling] = emoji
    return emoji
  }

  /// A text that is hashed by its bytes: hashing a string costs several times as
  /// much, since equal strings may be spelt in several ways.
  ///
  /// Those that are kept are emoji, which can be spelt in one way only.
  private struct Spelling: Hashable {
    let text: String

    func hash(into hasher: inout Hasher) {
      var word: UInt64 = 0
      var count = 0
      for byte in text.utf8 {
        word = word << 8 | UInt64(byte)
        count += 1
        if count % 8 == 0 { hasher.combine(word) }
      }
      hasher.combine(word)
    }
  }
}

/// The file as Foundation's decoder sees it.
private struct CollectionDocument: Decodable {
  var sections: [SectionDocument]

  init(from decoder: any Decoder) throws {
    let fields = try StrictContainer(
      decoder, format: CollectionFile.format, version: CollectionFile.version,
      keys: ["sections"])
    sections = try fields.decode("sections")
  }
}

/// A section as Foundation's decoder sees it.
struct SectionDocument: Decodable {
  var title: String
  var emoji: [String]

  init(from decoder: any Decoder) throws {
    let fields = try StrictContainer(decoder, keys: ["title", "emoji"])
    title = try fields.decode("title")
    emoji = try fields.strings("emoji")
  }
}
