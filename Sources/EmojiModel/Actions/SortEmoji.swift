import Diff

/// Sorts the emoji of sections, each section by itself.
public struct SortEmoji: CollectionAction {
  /// What emoji are sorted by; equals keep their order.
  public enum Order: String, CaseIterable, Sendable {
    /// Their place in Unicode's order.
    case catalogue
    /// Their English name.
    case name
  }

  /// The sections' indexes; `nil` is every section.
  public var sections: [Int]?
  /// What emoji are sorted by.
  public var order: Order

  /// Creates the action.
  public init(sections: [Int]? = nil, by order: Order = .catalogue) {
    self.sections = sections
    self.order = order
  }

  /// The command that asks for this action.
  public var command: String {
    "sort \(words(for: sections))--by \(order.rawValue)"
  }

  /// Sorts the sections; emoji that the catalogue does not know come last.
  public func reduce(
    _ collection: inout EmojiCollection
  ) throws(CollectionError) {
    for section in try collection.chosen(sections) {
      let elements = collection.sections[section].elements
      let keys = Dictionary(
        Set(elements).map { ($0, SortKey($0, by: order)) }
      ) { first, _ in first }
      collection.sections[section].elements = elements.enumerated()
        .map { (emoji: $0.element, key: keys[$0.element], place: $0.offset) }
        .sorted { ($0.key ?? .last, $0.place) < ($1.key ?? .last, $1.place) }
        .map(\.emoji)
    }
  }
}

/// What decides an emoji's place.
private struct SortKey: Comparable {
  private let name: [UInt8]
  private let row: Int

  static let last = SortKey(name: [], row: .max)

  private init(name: [UInt8], row: Int) {
    self.name = name
    self.row = row
  }

  init(_ emoji: Emoji, by order: SortEmoji.Order) {
    guard let entry = emoji.entry else {
      self = .last
      return
    }
    name = order == .name ? Folding.fold(entry.name) : []
    row = entry.row
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.row == .max || right.row == .max { return left.row < right.row }
    guard left.name == right.name else {
      return left.name.lexicographicallyPrecedes(right.name)
    }
    return left.row < right.row
  }
}
