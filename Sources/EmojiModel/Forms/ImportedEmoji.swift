import Diff

/// What a file in any of the forms holds that are read: sections of emoji, and
/// what was not understood.
public struct ImportedEmoji: Hashable, Sendable {
  /// Emoji that stand together, under a title if they have one.
  public struct Part: Hashable, Sendable {
    /// The title; nil for emoji that stand under none.
    public let title: SectionTitle?
    /// The emoji, in order.
    public internal(set) var emoji: [Emoji]
  }

  /// The parts in order; a title may come more than once.
  public internal(set) var parts: [Part] = []
  /// What was not understood, in order; nothing of it is in the parts.
  public internal(set) var faults: [ImportFault] = []

  /// The title that emoji without one get where there is no section yet.
  public static let standardTitle = EmojiCollection.new.sections[0].title

  /// Reads a file; what form it has shows.
  ///
  /// JSON begins with a bracket or a brace; CSV has a first line that names its
  /// columns, `emoji` among them; every other file is read line by line.
  ///
  /// - Parameters:
  ///   - bytes: What is in the file, UTF-8 with or without a byte order mark.
  ///   - allowsUnknown: Whether well-formed sequences are taken that the
  ///     catalogue does not know.
  /// - Throws: ``FileFault`` if the file is no text or empty, or JSON that is
  ///   broken or of another format.
  /// - Complexity: O(*b* + *e* log *n*) for *b* bytes, *e* emoji and *n* rows of
  ///   the catalogue.
  public init(_ bytes: [UInt8], allowsUnknown: Bool) throws(FileFault) {
    if let offset = firstInvalidByte(of: bytes) {
      throw .notUTF8(offset: offset)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes[(bytes.starts(with: mark) ? mark.count : 0)...]
    guard let first = content.first(where: { $0 > UInt8(ascii: " ") }) else {
      throw .empty
    }
    // A collection's own file may always hold them.
    let isCollection = first == UInt8(ascii: "{")
    var collector = ImportCollector(
      reader: EmojiReader(allowsUnknown: allowsUnknown || isCollection))
    switch first {
    case UInt8(ascii: "{"): try JSONForm.readObject(bytes, into: &collector)
    case UInt8(ascii: "["): try JSONForm.readArray(bytes, into: &collector)
    default: ImportedEmoji.readText(content, into: &collector)
    }
    self = collector.result
  }

  init() {}

  private static func readText(
    _ bytes: ArraySlice<UInt8>, into collector: inout ImportCollector
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let columns = CSVForm.columns(of: text) {
      CSVForm.read(text, columns, into: &collector)
      return
    }
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isClosed = line.last == UInt8(ascii: "\r")
      collector.place = .line(index + 1)
      TextForm.read(Substring(isClosed ? line.dropLast() : line), &collector)
    }
  }

  /// Returns the parts as sections: those of one title together, those without a
  /// title under `standard`.
  func sections(untitled standard: SectionTitle) -> [EmojiSection] {
    var sections: [EmojiSection] = []
    var places: [SectionTitle: Int] = [:]
    for part in parts {
      let title = part.title ?? standard
      if let place = places[title] {
        sections[place].elements += part.emoji
      } else {
        places[title] = sections.count
        sections.append(EmojiSection(title: title, elements: part.emoji))
      }
    }
    return sections
  }

  /// The collection that has what was read and nothing else.
  public var collection: EmojiCollection {
    let sections = sections(untitled: ImportedEmoji.standardTitle)
    guard let collection = try? EmojiCollection(sections: sections) else {
      preconditionFailure("sections of the same title are one")
    }
    return collection
  }
}
