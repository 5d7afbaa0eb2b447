import Diff
import TestSupport
import Testing

@testable import EmojiModel

/// Returns a collection of sections titled `A`, `B` and so on.
func collection(_ sections: String...) throws -> EmojiCollection {
  let titles = "ABCDEFGH".map(String.init)
  return try EmojiCollection(
    sections: zip(titles, sections).map { title, emoji in
      EmojiSection(
        title: try SectionTitle(title), elements: try Emoji.list(in: emoji))
    })
}

extension EmojiCollection {
  /// The emoji of each section in a row, for short expectations.
  var rows: [String] {
    sections.map { $0.elements.map(\.text).joined() }
  }

  /// The titles of the sections.
  var titles: [String] {
    sections.map(\.title.text)
  }

  /// Returns a collection that follows from a generator alone.
  static func random(
    using generator: inout some RandomNumberGenerator
  ) -> EmojiCollection {
    let kinds: [Emoji] = ["🐶", "🐱", "🍎", "❤️", "👨‍👩‍👧‍👦"].compactMap {
      try? Emoji($0)
    }
    let titles = (0..<8).compactMap { try? SectionTitle("Section \($0)") }
      .shuffled(using: &generator)
    let sections = titles.prefix(.random(in: 0...5, using: &generator)).map {
      EmojiSection(
        title: $0,
        elements: (0..<Int.random(in: 0...8, using: &generator)).compactMap {
          _ in kinds.randomElement(using: &generator)
        })
    }
    return (try? EmojiCollection(sections: sections)) ?? .new
  }
}
