/// The items of all sections in one list, without those that are known to stay.
@usableFromInline
struct FlatItems<Element> {
  /// The items, section by section.
  @usableFromInline private(set) var elements: [Element] = []
  /// For each section the offset of its first item here; at the end the total.
  @usableFromInline private(set) var starts: [Int] = [0]
  /// For each section the number of items left out at its front.
  @usableFromInline private(set) var skips: [Int] = []

  /// Creates an empty list.
  @inlinable init() {}

  /// Appends the next section's items in `range`.
  @inlinable
  mutating func append(_ range: Range<Int>, of section: [Element]) {
    elements += section[range]
    starts.append(elements.count)
    skips.append(range.lowerBound)
  }

  /// The offsets here of a section's items.
  @inlinable
  func range(of section: Int) -> Range<Int> {
    starts[section]..<starts[section + 1]
  }

  /// Where the item at `offset` here stands, given its section.
  @inlinable
  func position(_ offset: Int, in section: Int) -> ItemPosition {
    ItemPosition(
      section: section, index: offset - starts[section] + skips[section])
  }

  /// For each offset here its section.
  @inlinable var sections: OffsetBuffer {
    let sections = OffsetBuffer(unset: elements.count)
    for section in skips.indices {
      for offset in range(of: section) { sections[offset] = section }
    }
    return sections
  }
}

extension FlatItems: Sendable where Element: Sendable {}
