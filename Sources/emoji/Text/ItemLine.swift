import Diff
import EmojiModel

/// One line of a changeset's text: a change, or a run of changes in a row.
struct ItemLine {
  /// What happened.
  enum Kind: Int, Comparable {
    case delete
    case move
    case insert

    static func < (left: Kind, right: Kind) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// What happened.
  let kind: Kind
  /// The section under whose heading the line stands: an index of `after`, but
  /// of `before` if the section is gone.
  let section: Int
  /// Whether the section is gone.
  let isOfDeletedSection: Bool
  /// Where the first emoji stands: in `before` for a delete, else in `after`.
  let index: Int
  /// Where the first emoji of a move came from.
  let source: ItemPosition?
  /// The title of the section that a move came from, if that is another one.
  let sourceTitle: SectionTitle?
  /// The emoji, in order.
  var emoji: [Emoji]

  /// The most emoji of a line.
  private static let limit = 10

  /// Returns the lines of all item changes: section after section, by rising
  /// index, those of deleted sections last.
  static func lines(
    of changes: CollectionChangeset, from before: EmojiCollection
  ) -> [ItemLine] {
    let single = singles(of: changes, from: before)
    return single.sorted { $0.order < $1.order }.reduce(into: []) {
      if $0.isEmpty || !$0[$0.count - 1].join($1) { $0.append($1) }
    }
  }

  private static func singles(
    of changes: CollectionChangeset, from before: EmojiCollection
  ) -> [ItemLine] {
    let places = SectionPlaces(changes, count: before.sections.count)
    let deletes = changes.deletes.map { delete in
      let place = places.after(delete.position.section)
      return ItemLine(
        kind: .delete, section: place ?? delete.position.section,
        isOfDeletedSection: place == nil, index: delete.position.index,
        source: nil, sourceTitle: nil, emoji: [delete.element])
    }
    let moves = changes.moves.map { move in
      let stays = places.after(move.from.section) == move.to.section
      return ItemLine(
        kind: .move, section: move.to.section, isOfDeletedSection: false,
        index: move.to.index, source: move.from,
        sourceTitle: stays ? nil : before.sections[move.from.section].title,
        emoji: [move.element])
    }
    let inserts = changes.inserts.map { insert in
      ItemLine(
        kind: .insert, section: insert.position.section,
        isOfDeletedSection: false, index: insert.position.index, source: nil,
        sourceTitle: nil, emoji: [insert.element])
    }
    return deletes + moves + inserts
  }

  private var order: (Int, Int, Int, Int) {
    (isOfDeletedSection ? 1 : 0, section, index, kind.rawValue)
  }

  /// Takes the next line in, if it goes on where this one ends.
  private mutating func join(_ next: ItemLine) -> Bool {
    let follows =
      kind == next.kind && section == next.section
      && isOfDeletedSection == next.isOfDeletedSection
      && index + emoji.count == next.index && emoji.count < ItemLine.limit
    guard follows, continues(next.source) else { return false }
    emoji += next.emoji
    return true
  }

  private func continues(_ next: ItemPosition?) -> Bool {
    guard let source, let next else { return true }
    return source.section == next.section
      && source.index + emoji.count == next.index
  }

  // MARK: Text

  /// The place in words: `3`, `3-5`, or `7 → 3` for a move.
  var place: String {
    let here = range(from: index)
    guard let source else { return here }
    return range(from: source.index) + " → " + here
  }

  /// Returns the line: a sign, the place, and last the emoji.
  func text(width: Int, isColored: Bool) -> String {
    let gap = String(repeating: " ", count: width - place.count)
    let origin = sourceTitle.map { "from \($0.text.quoted)  " } ?? ""
    let head = style.applied(to: "\(sign) \(place)", isColored: isColored)
    return head + gap + "  " + origin
      + emoji.map(\.text).joined(separator: " ")
  }

  private func range(from start: Int) -> String {
    emoji.count == 1 ? "\(start)" : "\(start)-\(start + emoji.count - 1)"
  }

  private var sign: String {
    switch kind {
    case .delete: "-"
    case .move: "~"
    case .insert: "+"
    }
  }

  private var style: TextStyle {
    switch kind {
    case .delete: .removed
    case .move: .moved
    case .insert: .added
    }
  }
}

/// Where each section of `before` stands in `after`.
struct SectionPlaces {
  private let places: [Int?]

  init(_ changes: CollectionChangeset, count: Int) {
    var places = [Int?](repeating: nil, count: count)
    let gone = Set(changes.sectionDeletes.map(\.section))
    let moved = changes.sectionMoves.map { ($0.from, $0.to) }
    let taken = Set(
      changes.sectionInserts.map(\.section) + moved.map(\.1))
    for (from, to) in moved where places.indices.contains(from) {
      places[from] = to
    }
    var next = 0
    for index in places.indices
    where places[index] == nil && !gone.contains(index) {
      while taken.contains(next) { next += 1 }
      places[index] = next
      next += 1
    }
    self.places = places
  }

  /// Returns the index in `after` of a section of `before`, or `nil` if it is
  /// gone.
  func after(_ section: Int) -> Int? {
    places.indices.contains(section) ? places[section] : nil
  }
}
