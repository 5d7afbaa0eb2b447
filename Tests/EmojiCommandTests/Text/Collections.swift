import Diff
import TestSupport

@testable import EmojiModel

/// Returns a collection of sections, each a title and its emoji.
func collection(
  _ sections: KeyValuePairs<String, String>
) throws -> EmojiCollection {
  try EmojiCollection(
    sections: sections.map { title, emoji in
      EmojiSection(
        title: try SectionTitle(title), elements: try Emoji.list(in: emoji))
    })
}

extension EmojiCollection {
  /// A few sections of some titles and emoji, in any order.
  static func random(
    using generator: inout SplitMix64
  ) throws -> EmojiCollection {
    let titles = ["A", "B", "C", "D", "E"].shuffled(using: &generator)
    let count = Int.random(in: 0...titles.count, using: &generator)
    let symbols = try Emoji.list(in: "🐶🐱🍎🍵🦊")
    return try EmojiCollection(
      sections: titles.prefix(count).map { title in
        let length = Int.random(in: 0...6, using: &generator)
        let elements = (0..<length).compactMap { _ in
          symbols.randomElement(using: &generator)
        }
        return EmojiSection(
          title: try SectionTitle(title), elements: elements)
      })
  }
}
