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
    let text = try ImportedEmoji.text(bytes)
    guard let first = text.utf8.first(where: { $0 > UInt8(ascii: " ") }) else {
      throw .empty
    }
    // A collection's own file may always hold them.
    let isCollection = first == UInt8(ascii: "{")
    var collector = ImportCollector(
      reader: EmojiReader(allowsUnknown: allowsUnknown || isCollection))
    switch first {
    case UInt8(ascii: "{"): try JSONForm.readObject(bytes, into: &collector)
    case UInt8(ascii: "["): try JSONForm.readArray(bytes, into: &collector)
    default: ImportedEmoji.readText(text, into: &collector)
    }
    self = collector.result
  }

  init() {}

  /// Returns the bytes as text, a byte order mark aside.
  private static func text(_ bytes: [UInt8]) throws(FileFault) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    do throws(NotUTF8) {
      return try String(utf8: bytes[start...])
    } catch {
      throw .notUTF8(offset: start + error.offset)
    }
  }

  private static func readText(
    _ text: String, into collector: inout ImportCollector
  ) {
    if let columns = CSVForm.columns(of: text) {
      CSVForm.read(text, columns, into: &collector)
      return
    }
    for (index, line) in text[...].lines.enumerated() {
      let isClosed = line.utf8.last == UInt8(ascii: "\r")
      let end = isClosed ? Substring(line.utf8.dropLast()) : line
      collector.place = .line(index + 1)
      TextForm.read(end, &collector)
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
