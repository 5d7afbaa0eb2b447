import Diff

/// A kind of change to 100 sections of 100 numbers each.
enum SectionedShape: String, CaseIterable {
  case same
  case itemsMove = "5 % deleted, inserted, moved across"
  case sectionsMove = "sections too"
  case shuffle = "shuffle all items across"
  case itemsMoveOf300 = "5 % of each, 300 kinds"

  typealias Sections = [ListSection<Int, Int>]

  /// Makes a state and what becomes of it.
  func make(
    using random: inout SeededGenerator
  ) -> (before: Sections, after: Sections) {
    let before: Sections = (0..<100).map { section in
      let items = (0..<100).map { index in
        self == .itemsMoveOf300
          ? Int.random(in: 0..<300, using: &random) : section * 100 + index
      }
      return ListSection(title: section, elements: items)
    }
    var after = before.map {
      ListSection(title: $0.title, elements: $0.elements.map { $0 })
    }
    switch self {
    case .same: break
    case .itemsMove, .itemsMoveOf300: Self.edit(&after, using: &random)
    case .sectionsMove:
      Self.edit(&after, using: &random)
      for _ in 0..<5 {
        let section = after.remove(at: Int.random(in: 0..<95, using: &random))
        after.insert(section, at: Int.random(in: 0..<95, using: &random))
        after.remove(at: Int.random(in: 0..<95, using: &random))
        after.insert(
          ListSection(title: 1_000 + after.count, elements: [-1, -2, -3]),
          at: Int.random(in: 0..<95, using: &random))
      }
      var titles: Set<Int> = []
      after = after.filter { titles.insert($0.title).inserted }
    case .shuffle:
      let items = after.flatMap(\.elements).shuffled(using: &random)
      for section in after.indices {
        after[section].elements = Array(
          items[section * 100..<section * 100 + 100])
      }
    }
    return (before, after)
  }

  /// Deletes, inserts and moves five of a hundred items.
  private static func edit(
    _ sections: inout Sections, using random: inout SeededGenerator
  ) {
    for number in 0..<500 {
      take(from: &sections, using: &random)
      place(100_000 + number % 300, in: &sections, using: &random)
      let item = take(from: &sections, using: &random)
      place(item, in: &sections, using: &random)
    }
  }

  @discardableResult
  private static func take(
    from sections: inout Sections, using random: inout SeededGenerator
  ) -> Int {
    let section = Int.random(in: sections.indices, using: &random)
    let index = Int.random(
      in: sections[section].elements.indices, using: &random)
    return sections[section].elements.remove(at: index)
  }

  private static func place(
    _ item: Int, in sections: inout Sections,
    using random: inout SeededGenerator
  ) {
    let section = Int.random(in: sections.indices, using: &random)
    let end = sections[section].elements.count
    sections[section].elements.insert(
      item, at: Int.random(in: 0...end, using: &random))
  }

  /// The fewest item and section changes, sections being told by their titles.
  func fewestChanges(_ before: Sections, _ after: Sections) -> Int {
    let old = Dictionary(
      before.enumerated().map { ($0.element.title, $0.offset) },
      uniquingKeysWith: { $1 })
    let matched = after.filter { old[$0.title] != nil }
    let places = matched.map { old[$0.title] ?? 0 }
    let items = DiffBenchmark.fewestChanges(
      matched.map { (before[old[$0.title] ?? 0].elements, $0.elements) },
      before.flatMap(\.elements), after.flatMap(\.elements))
    return items + before.count + after.count - matched.count
      - bitParallelLength(places, places.sorted())
  }
}
