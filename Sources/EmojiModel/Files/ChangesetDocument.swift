public import Diff

/// A changeset as JSON: what `emoji diff --json` prints, and a part of each line
/// of the history.
public enum ChangesetDocument: Sendable {
  /// The name of the format.
  public static let format = "emoji-changeset"
  /// The version of the format that is read and written.
  public static let version = 1

  /// What one side of a changeset is.
  public enum Side: Hashable, Sendable {
    /// A revision of the collection, by number.
    case revision(Int)
    /// A file, as the person named it.
    case file(String)

    var json: JSONValue {
      switch self {
      case .revision(let number):
        .inline(.object([("revision", .integer(number))]))
      case .file(let path):
        .inline(.object([("file", .string(path))]))
      }
    }
  }

  /// Returns the whole document.
  public static func json(
    of changes: CollectionChangeset, from: Side, to: Side
  ) -> JSONValue {
    .object(
      [
        ("format", .string(format)),
        ("version", .integer(version)),
        ("from", from.json),
        ("to", to.json),
      ] + members(of: changes) + [("summary", summary(of: changes))])
  }

  /// Returns how many changes of each kind there are.
  public static func summary(of changes: CollectionChangeset) -> JSONValue {
    .object([
      ("deletes", .integer(changes.deletes.count)),
      ("inserts", .integer(changes.inserts.count)),
      ("moves", .integer(changes.moves.count)),
      ("sectionDeletes", .integer(changes.sectionDeletes.count)),
      ("sectionInserts", .integer(changes.sectionInserts.count)),
      ("sectionMoves", .integer(changes.sectionMoves.count)),
      ("sectionRenames", .integer(changes.sectionRenames.count)),
    ])
  }

  /// Returns the changes alone, as `sections` and `items`.
  static func members(
    of changes: CollectionChangeset
  ) -> [(String, JSONValue)] {
    [
      (
        "sections",
        .object([
          ("deletes", list(changes.sectionDeletes, json)),
          ("inserts", list(changes.sectionInserts, json)),
          ("moves", list(changes.sectionMoves, json)),
          ("renames", list(changes.sectionRenames, json)),
        ])
      ),
      (
        "items",
        .object([
          ("deletes", list(changes.deletes, json)),
          ("inserts", list(changes.inserts, json)),
          ("moves", list(changes.moves, json)),
        ])
      ),
    ]
  }

  private static func list<Change>(
    _ changes: [Change], _ json: (Change) -> [(String, JSONValue)]
  ) -> JSONValue {
    .array(changes.map { .inline(.object(json($0))) })
  }

  private static func json(
    _ entry: CollectionChangeset.SectionEntry
  ) -> [(String, JSONValue)] {
    [
      ("section", .integer(entry.section)),
      ("title", .string(entry.title.text)),
    ]
  }

  private static func json(
    _ move: CollectionChangeset.SectionMove
  ) -> [(String, JSONValue)] {
    [
      ("from", .integer(move.from)), ("to", .integer(move.to)),
      ("title", .string(move.title.text)),
    ]
  }

  private static func json(
    _ rename: CollectionChangeset.SectionRename
  ) -> [(String, JSONValue)] {
    [
      ("from", .integer(rename.from)), ("to", .integer(rename.to)),
      ("before", .string(rename.before.text)),
      ("after", .string(rename.after.text)),
    ]
  }

  private static func json(
    _ entry: CollectionChangeset.Entry
  ) -> [(String, JSONValue)] {
    position(entry.position) + [("emoji", .string(entry.element.text))]
  }

  private static func json(
    _ move: CollectionChangeset.Move
  ) -> [(String, JSONValue)] {
    [
      ("from", .object(position(move.from))),
      ("to", .object(position(move.to))),
      ("emoji", .string(move.element.text)),
    ]
  }

  private static func position(
    _ position: ItemPosition
  ) -> [(String, JSONValue)] {
    [
      ("section", .integer(position.section)),
      ("index", .integer(position.index)),
    ]
  }
}

// MARK: Reading

extension ChangesetDocument {
  /// Reads a changeset document.
  ///
  /// Only the changes are read: what the sides were called, and the counts in
  /// `summary`, are not needed to apply them. Whether the changes fit a
  /// collection shows when they are applied.
  ///
  /// - Throws: The first ``FileFault``.
  public static func decode(
    _ bytes: [UInt8]
  ) throws(FileFault) -> CollectionChangeset {
    let document: Document = try decodeJSON(bytes)
    return document.changes
  }

  private struct Document: Decodable {
    var changes: CollectionChangeset

    init(from decoder: any Decoder) throws {
      let fields = try StrictContainer(
        decoder, format: format, version: version,
        keys: ["from", "to", "sections", "items", "summary"])
      changes = try ChangesDocument(fields).changes
    }
  }
}

/// The changes of a document as Foundation's decoder sees them.
struct ChangesDocument: Decodable {
  var changes: CollectionChangeset

  init(from decoder: any Decoder) throws {
    try self.init(StrictContainer(decoder, keys: ["sections", "items"]))
  }

  init(_ fields: StrictContainer) throws {
    let sections: Sections = try fields.decode("sections")
    let items: Items = try fields.decode("items")
    changes = CollectionChangeset(
      sectionDeletes: sections.deletes, sectionInserts: sections.inserts,
      sectionMoves: sections.moves, sectionRenames: sections.renames,
      deletes: items.deletes, inserts: items.inserts, moves: items.moves)
  }

  private struct Sections: Decodable {
    var deletes: [CollectionChangeset.SectionEntry]
    var inserts: [CollectionChangeset.SectionEntry]
    var moves: [CollectionChangeset.SectionMove]
    var renames: [CollectionChangeset.SectionRename]

    init(from decoder: any Decoder) throws {
      let fields = try StrictContainer(
        decoder, keys: ["deletes", "inserts", "moves", "renames"])
      deletes = try fields.list("deletes", Sections.entry)
      inserts = try fields.list("inserts", Sections.entry)
      moves = try fields.list("moves", Sections.move)
      renames = try fields.list("renames", Sections.rename)
    }

    private static func entry(
      _ decoder: any Decoder
    ) throws -> CollectionChangeset.SectionEntry {
      let fields = try StrictContainer(decoder, keys: ["section", "title"])
      let section: Int = try fields.decode("section")
      return .init(
        section: section, title: try fields.title("title", section: section))
    }

    private static func move(
      _ decoder: any Decoder
    ) throws -> CollectionChangeset.SectionMove {
      let fields = try StrictContainer(decoder, keys: ["from", "to", "title"])
      let target: Int = try fields.decode("to")
      return .init(
        from: try fields.decode("from"), to: target,
        title: try fields.title("title", section: target))
    }

    private static func rename(
      _ decoder: any Decoder
    ) throws -> CollectionChangeset.SectionRename {
      let fields = try StrictContainer(
        decoder, keys: ["from", "to", "before", "after"])
      let source: Int = try fields.decode("from")
      let target: Int = try fields.decode("to")
      return .init(
        from: source, to: target,
        before: try fields.title("before", section: source),
        after: try fields.title("after", section: target))
    }
  }

  private struct Items: Decodable {
    var deletes: [CollectionChangeset.Entry]
    var inserts: [CollectionChangeset.Entry]
    var moves: [CollectionChangeset.Move]

    init(from decoder: any Decoder) throws {
      let fields = try StrictContainer(
        decoder, keys: ["deletes", "inserts", "moves"])
      deletes = try fields.list("deletes", Items.entry)
      inserts = try fields.list("inserts", Items.entry)
      moves = try fields.list("moves", Items.move)
    }

    private static func entry(
      _ decoder: any Decoder
    ) throws -> CollectionChangeset.Entry {
      let fields = try StrictContainer(
        decoder, keys: ["section", "index", "emoji"])
      let place = try position(fields)
      return .init(position: place, element: try fields.emoji(at: place))
    }

    private static func move(
      _ decoder: any Decoder
    ) throws -> CollectionChangeset.Move {
      let fields = try StrictContainer(decoder, keys: ["from", "to", "emoji"])
      let from: PositionDocument = try fields.decode("from")
      let to: PositionDocument = try fields.decode("to")
      return .init(
        from: from.position, to: to.position,
        element: try fields.emoji(at: from.position))
    }
  }

  private struct PositionDocument: Decodable {
    var position: ItemPosition

    init(from decoder: any Decoder) throws {
      position = try ChangesDocument.position(
        StrictContainer(decoder, keys: ["section", "index"]))
    }
  }

  private static func position(
    _ fields: StrictContainer
  ) throws -> ItemPosition {
    ItemPosition(
      section: try fields.decode("section"), index: try fields.decode("index"))
  }
}

extension StrictContainer {
  fileprivate func title(
    _ key: String, section: Int
  ) throws -> SectionTitle {
    try CollectionFile.title(decode(key), section: section)
  }

  fileprivate func emoji(at place: ItemPosition) throws -> Emoji {
    try CollectionFile.emoji(
      decode("emoji"), section: place.section, index: place.index)
  }
}
