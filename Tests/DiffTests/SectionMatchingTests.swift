import Diff
import Testing

struct SectionMatchingTests {
  /// The renames between two states, as pairs of indices.
  private func renames(
    _ before: [TestSection], _ after: [TestSection]
  ) -> [[Int]] {
    TestChanges(from: before, to: after).sectionRenames
      .map { [$0.from, $0.to] }
  }

  @Test func `a section with half of the larger one's items is renamed`() {
    let before = [TestSection(title: 0, elements: [1, 2, 3, 4])]
    let after = [TestSection(title: 1, elements: [3, 4, 5])]
    #expect(renames(before, after) == [[0, 0]])
  }

  @Test func `a section with less than half is another one`() {
    let before = [TestSection(title: 0, elements: [1, 2, 3, 4, 5])]
    let after = [TestSection(title: 1, elements: [4, 5])]
    #expect(renames(before, after) == [])
  }

  @Test func `repeats count as often as both sections hold them`() {
    let before = [TestSection(title: 0, elements: [1, 1, 1, 2])]
    #expect(
      renames(before, [TestSection(title: 1, elements: [1, 1, 5])]) == [[0, 0]])
    #expect(
      renames(before, [TestSection(title: 1, elements: [1, 5, 6])]) == [])
  }

  @Test func `the most in common comes before the better share`() {
    let before = [
      TestSection(title: 0, elements: [1, 2]),
      TestSection(title: 1, elements: [3, 4, 5, 6, 1, 2]),
    ]
    let after = [TestSection(title: 2, elements: [1, 2, 3, 4])]
    #expect(renames(before, after) == [[1, 0]])
  }

  @Test func `ties go to the lower index before, then after`() {
    let before = [
      TestSection(title: 0, elements: [1]),
      TestSection(title: 1, elements: [1]),
    ]
    let after = [
      TestSection(title: 2, elements: [1]),
      TestSection(title: 3, elements: [1]),
    ]
    #expect(renames(before, after) == [[0, 0], [1, 1]])
  }

  @Test func `empty sections are paired at equal index`() {
    let before = [TestSection(title: 0), TestSection(title: 1)]
    let after = [
      TestSection(title: 2, elements: [7]), TestSection(title: 3),
      TestSection(title: 4),
    ]
    #expect(renames(before, after) == [[0, 0], [1, 1]])
  }

  @Test func `swapped titles are a move, not two renames`() {
    let before = [
      TestSection(title: 0, elements: [1]),
      TestSection(title: 1, elements: [2]),
    ]
    let after = [
      TestSection(title: 1, elements: [2]),
      TestSection(title: 0, elements: [1]),
    ]
    let changes = TestChanges(from: before, to: after)
    #expect(changes.sectionMoves.count == 1 && changes.count == 1)
  }

  @Test func `a section that is renamed and moved is one of each`() throws {
    let before = [
      TestSection(title: 0, elements: [1, 2]),
      TestSection(title: 1, elements: [3]),
      TestSection(title: 2, elements: [4]),
    ]
    let after = [
      TestSection(title: 1, elements: [3]),
      TestSection(title: 2, elements: [4]),
      TestSection(title: 9, elements: [1, 2]),
    ]
    let changes = TestChanges(from: before, to: after)
    #expect(
      changes
        == TestChanges(
          sectionMoves: [.init(from: 0, to: 2, title: 9)],
          sectionRenames: [.init(from: 0, to: 2, before: 0, after: 9)]))
    #expect(try before.applying(changes) == after)
    #expect(try after.applying(changes.inverted) == before)
  }

  @Test func `repeated titles still lead to the target`() throws {
    let before = [
      TestSection(title: 0, elements: [1]),
      TestSection(title: 0, elements: [2]),
    ]
    let after = [
      TestSection(title: 0, elements: [2]),
      TestSection(title: 1, elements: [1]),
      TestSection(title: 0), TestSection(title: 0),
    ]
    let changes = TestChanges(from: before, to: after)
    #expect(try before.applying(changes) == after)
    #expect(try after.applying(changes.inverted) == before)
  }
}
