import Diff
import EmojiModel
import TestSupport
import Testing

@testable import emoji

struct GridLayoutTests {
  private func layout(_ counts: [Int], columns: Int) throws -> GridLayout {
    let dog = try Emoji("🐶")
    let sections = try counts.enumerated().map { index, count in
      EmojiSection(
        title: try SectionTitle("\(index)"),
        elements: Array(repeating: dog, count: count))
    }
    let models = SectionModel.build(
      from: try EmojiCollection(sections: sections))
    return GridLayout(ShownSection.all(of: models), columns: columns)
  }

  private func at(_ section: Int, _ index: Int) -> ItemPosition {
    ItemPosition(section: section, index: index)
  }

  @Test func `rows, headings and what is empty take their lines`() throws {
    // Three emoji a row: heading, three rows, a blank line; heading, "empty", blank.
    let layout = try layout([7, 0, 1], columns: 11)
    #expect(layout.lineCount == 5 + 3 + 3)
    #expect(layout.line(of: at(0, 6)) == 3)
    #expect(layout.line(of: at(1, 0)) == 6)
    #expect(layout.line(of: at(2, 0)) == 9)
  }

  @Test(
    arguments: [
      (.right, 0, 6, 1, 0), (.right, 1, 0, 2, 0), (.right, 2, 0, 2, 0),
      (.left, 0, 0, 0, 0), (.left, 1, 0, 0, 6), (.down, 0, 1, 0, 4),
      (.down, 0, 4, 0, 6), (.down, 0, 6, 1, 0), (.down, 2, 0, 2, 0),
      (.up, 0, 1, 0, 1), (.up, 1, 0, 0, 6), (.up, 2, 0, 1, 0),
      (.up, 0, 5, 0, 2), (.start, 0, 5, 0, 0), (.end, 0, 1, 0, 6),
      (.nextSection, 0, 5, 1, 0), (.nextSection, 2, 0, 2, 0),
      (.previousSection, 0, 5, 0, 0), (.previousSection, 1, 0, 0, 0),
      (.pageDown, 0, 0, 1, 0), (.pageUp, 2, 0, 0, 3),
    ] as [(Direction, Int, Int, Int, Int)])
  func `the cursor steps`(
    direction: Direction, section: Int, index: Int, toSection: Int, toIndex: Int
  ) throws {
    let layout = try layout([7, 0, 1], columns: 11)
    #expect(
      layout.position(direction, of: at(section, index), page: 7)
        == at(toSection, toIndex))
  }

  @Test func `right reaches every place, and left goes back the same way`()
    throws
  {
    let layout = try layout([2, 0, 0, 5, 1], columns: 8)
    var way = [at(0, 0)]
    while let last = way.last {
      let next = layout.position(.right, of: last, page: 5)
      if next == last { break }
      way.append(next)
    }
    #expect(way.count == 2 + 1 + 1 + 5 + 1)
    for (before, after) in zip(way, way.dropFirst()) {
      #expect(layout.position(.left, of: after, page: 5) == before)
      #expect(layout.line(of: before) <= layout.line(of: after))
    }
  }

  @Test func `what a person points at is what stands there`() throws {
    let layout = try layout([7, 0, 1], columns: 11)
    for section in layout.sections {
      for item in 0..<section.stops {
        let position = at(section.section, item)
        let column = layout.column(of: item, in: section.model)
        for column in column...column + 1 {
          #expect(
            layout.position(
              onLine: layout.line(of: position), column: column) == position)
        }
      }
    }
    #expect(layout.position(onLine: 0, column: 5) == at(0, 0))
    #expect(layout.position(onLine: 99, column: 0) == nil)
    #expect(layout.position(onLine: -1, column: 0) == nil)
  }

  @Test func `the narrowest screen has one emoji a row`() throws {
    let layout = try layout([3], columns: 1)
    #expect(layout.line(of: at(0, 2)) == 3)
  }
}
