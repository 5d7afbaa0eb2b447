import Diff
import EmojiModel
import TestSupport
import Testing

@testable import emoji

struct SectionPlacesTests {
  @Test func `every section is found where it went`() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let before = try EmojiCollection.random(using: &generator)
      let after = try EmojiCollection.random(using: &generator)
      let changes = before.changes(to: after)
      let places = SectionPlaces(changes, count: before.sections.count)
      for (index, section) in before.sections.enumerated() {
        let rename = changes.sectionRenames.first { $0.from == index }
        let sameTitle = after.sections.firstIndex { $0.title == section.title }
        #expect(
          places.after(index) == rename?.to ?? sameTitle,
          "seed \(seed), section \(index)")
      }
      #expect(places.after(before.sections.count) == nil)
    }
  }
}
