import Diff

/// The changes of a line of the history, read as they are written there.
///
/// A decoder makes a dictionary of each object, so that keys may stand in any order,
/// and none that is unknown is overlooked: most of what a large change costs. This
/// takes nothing but what ``ChangesetDocument`` writes, and knows no faults: whatever
/// else a line holds, the decoder reads or refuses.
struct WrittenChanges {
  private struct OtherForm: Error {}

  private let bytes: [UInt8]
  private var next: Int
  /// The emoji so far: a large change holds the same ones many times.
  private var known: [ArraySlice<UInt8>: Emoji] = [:]

  /// Returns the changes that a range of bytes holds; `nil` if they are written in
  /// another way.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  static func read(
    _ bytes: [UInt8], in range: Range<Int>
  ) -> CollectionChangeset? {
    var reader = WrittenChanges(bytes: bytes, next: range.lowerBound)
    let changes = try? reader.changes()
    return reader.next == range.upperBound ? changes : nil
  }

  private init(bytes: [UInt8], next: Int) {
    self.bytes = bytes
    self.next = next
  }

  private mutating func changes() throws -> CollectionChangeset {
    let changes = try CollectionChangeset(
      sectionDeletes: list(after: "{\"sections\":{\"deletes\":[") {
        try $0.sectionEntry()
      },
      sectionInserts: list(after: ",\"inserts\":[") {
        try $0.sectionEntry()
      },
      sectionMoves: list(after: ",\"moves\":[") { try $0.sectionMove() },
      sectionRenames: list(after: ",\"renames\":[") { try $0.sectionRename() },
      deletes: list(after: "},\"items\":{\"deletes\":[") { try $0.entry() },
      inserts: list(after: ",\"inserts\":[") { try $0.entry() },
      moves: list(after: ",\"moves\":[") { try $0.move() })
    try skip("}}")
    return changes
  }

  // MARK: Changes

  private mutating func sectionEntry() throws
    -> CollectionChangeset.SectionEntry
  {
    try .init(
      section: number(after: "{\"section\":"),
      title: title(after: ",\"title\":", before: "}"))
  }

  private mutating func sectionMove() throws -> CollectionChangeset.SectionMove
  {
    try .init(
      from: number(after: "{\"from\":"), to: number(after: ",\"to\":"),
      title: title(after: ",\"title\":", before: "}"))
  }

  private mutating func sectionRename() throws
    -> CollectionChangeset.SectionRename
  {
    try .init(
      from: number(after: "{\"from\":"), to: number(after: ",\"to\":"),
      before: title(after: ",\"before\":"),
      after: title(after: ",\"after\":", before: "}"))
  }

  private mutating func entry() throws -> CollectionChangeset.Entry {
    try .init(position: position(after: "{"), element: emoji())
  }

  private mutating func move() throws -> CollectionChangeset.Move {
    let from = try position(after: "{\"from\":{")
    let to = try position(after: "},\"to\":{")
    try skip("}")
    return try .init(from: from, to: to, element: emoji())
  }

  private mutating func position(after text: String) throws -> ItemPosition {
    try skip(text)
    return try ItemPosition(
      section: number(after: "\"section\":"),
      index: number(after: ",\"index\":"))
  }

  private mutating func emoji() throws -> Emoji {
    try skip(",\"emoji\":")
    let spelling = try string()
    guard spelling.count <= Catalogue.longestForm else { throw OtherForm() }
    try skip("}")
    if let emoji = known[spelling] { return emoji }
    let emoji = try Emoji(wellFormed: text(spelling))
    known[spelling] = emoji
    return emoji
  }

  private mutating func title(
    after start: String, before end: String = ""
  ) throws -> SectionTitle {
    try skip(start)
    let title = try SectionTitle(text(string()))
    try skip(end)
    return title
  }

  // MARK: Values

  private mutating func skip(_ text: String) throws {
    guard bytes[next...].starts(with: text.utf8) else { throw OtherForm() }
    next += text.utf8.count
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next < bytes.count, bytes[next] == UInt8(ascii: character) else {
      return false
    }
    next += 1
    return true
  }

  private mutating func list<Value>(
    after text: String, _ element: (inout Self) throws -> Value
  ) throws -> [Value] {
    try skip(text)
    if take("]") { return [] }
    var values: [Value] = []
    repeat { values.append(try element(&self)) } while take(",")
    try skip("]")
    return values
  }

  private mutating func number(after text: String) throws -> Int {
    try skip(text)
    let digits = bytes[next...].prefix(18).prefix { 0x30...0x39 ~= $0 }
    guard let first = digits.first, first != 0x30 || digits.count == 1 else {
      throw OtherForm()
    }
    next += digits.count
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Passes a string without escapes and returns the bytes between its quotes.
  private mutating func string() throws -> ArraySlice<UInt8> {
    try skip("\"")
    let content = bytes[next...].prefix {
      $0 != 0x22 && $0 != 0x5C && $0 >= 0x20
    }
    next += content.count
    try skip("\"")
    return content
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw OtherForm() }
    return text
  }
}
