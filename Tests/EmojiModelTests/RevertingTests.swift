import Diff
import EmojiModel
import TestSupport
import Testing

struct RevertingTests {
  @Test func `taking the last change back is an undo`() throws {
    var generator = SplitMix64(seed: 31)
    for _ in 0..<300 {
      let before = EmojiCollection.random(using: &generator)
      let after = EmojiCollection.random(using: &generator)
      let changes = before.changes(to: after)
      #expect(try after.reverting(changes, after: after) == before)
    }
  }

  @Test func `what came since stays`() throws {
    let first = try collection("🐶🐱", "🍎")
    let second = try collection("🐶🦊🐱", "🍎")
    let now = try collection("🐸🐶🦊🐱👍", "🍎❤")
    let reverted = try now.reverting(first.changes(to: second), after: second)
    #expect(reverted.rows == ["🐸🐶🐱👍", "🍎❤️"])
  }

  @Test func `what was removed comes back among what stands there now`() throws
  {
    let first = try collection("🐶🐱🍎")
    let second = try collection("🐶🍎")
    let now = try collection("🦊🐶🐸🍎")
    let reverted = try now.reverting(first.changes(to: second), after: second)
    #expect(reverted.rows == ["🦊🐶🐱🐸🍎"])
  }

  @Test func `a move is taken back wherever the emoji went since`() throws {
    let first = try collection("🐶🐱", "🍎")
    let second = try collection("🐱", "🍎🐶")
    let now = try collection("🐱🦊", "🐶🍎")
    let reverted = try now.reverting(first.changes(to: second), after: second)
    #expect(reverted.rows == ["🐶🐱🦊", "🍎"])
  }

  @Test func `an emoji that is gone is named`() throws {
    let first = try collection("🐶")
    let second = try collection("🐶🦊")
    let now = try collection("🐶")
    #expect(
      throws: RevertConflict.emojiGone(
        try Emoji("🦊"), section: first.sections[0].title)
    ) { try now.reverting(first.changes(to: second), after: second) }
  }

  @Test func `sections come back, and go only if nothing else needs them`()
    throws
  {
    let first = try collection("🐶", "🐱")
    let second = try collection("🐶")
    let now = try collection("🐶🦊")
    let back = try now.reverting(first.changes(to: second), after: second)
    #expect(back.rows == ["🐶🦊", "🐱"])
    #expect(back.titles == ["A", "B"])

    let used = try collection("🐶", "🐱🍎")
    #expect(
      throws: RevertConflict.sectionInUse(first.sections[1].title)
    ) { try used.reverting(second.changes(to: first), after: first) }
  }

  @Test func `a title that is taken by now is named`() throws {
    let first = try collection("🐶")
    let title = try SectionTitle("New")
    let second = try EmojiCollection(sections: [
      EmojiSection(title: title, elements: first.sections[0].elements)
    ])
    let now = try EmojiCollection(
      sections: second.sections + [EmojiSection(title: first.sections[0].title)]
    )
    #expect(
      throws: RevertConflict.titleTaken(first.sections[0].title)
    ) { try now.reverting(first.changes(to: second), after: second) }
  }

  /// Whatever was changed since, taking a change back never traps.
  @Test func `an old change fits or is refused`() throws {
    var generator = SplitMix64(seed: 32)
    var fits = 0
    for _ in 0..<300 {
      let first = EmojiCollection.random(using: &generator)
      let second = EmojiCollection.random(using: &generator)
      let now = EmojiCollection.random(using: &generator)
      do {
        _ = try now.reverting(first.changes(to: second), after: second)
        fits += 1
      } catch is RevertConflict {
      }
    }
    #expect(fits > 0)
  }
}
