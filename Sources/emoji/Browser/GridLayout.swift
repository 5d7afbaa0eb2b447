import Diff
import EmojiModel

/// A section as far as it is shown.
struct ShownSection: Hashable, Sendable {
  /// The section's index in the collection.
  var section: Int
  /// What is shown; of the items, only those that pass the filter.
  var model: SectionModel
  /// The index in the section of each item that is shown; `nil` if all are.
  var indexes: [Int]?

  /// How many places the cursor has: one on what is empty.
  var stops: Int { max(1, model.items.count) }

  /// The index in the section of an item that is shown.
  func index(of item: Int) -> Int { indexes?[item] ?? item }

  /// The item that is shown for an index in the section, or the next one.
  func item(at index: Int) -> Int {
    guard let indexes else { return min(max(0, index), stops - 1) }
    return min(indexes.partitioningIndex { $0 < index }, stops - 1)
  }
}

extension ShownSection {
  /// Returns all sections, each with all it has.
  static func all(of models: [SectionModel]) -> [ShownSection] {
    models.enumerated().map { section, model in
      ShownSection(section: section, model: model)
    }
  }
}

/// Where everything stands when sections are laid out from their models, in lines
/// from the top of the first.
struct GridLayout: Hashable, Sendable {
  let sections: [ShownSection]
  /// The columns of the screen.
  let columns: Int
  /// The line on which each section begins, and at last the number of lines.
  private let starts: [Int]

  /// The columns of an emoji.
  static let itemWidth = 2

  /// Lays sections out.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  init(_ sections: [ShownSection], columns: Int) {
    self.sections = sections
    self.columns = columns
    var starts = [0]
    for section in sections {
      let height = Self.height(section.model, columns)
      starts.append((starts.last ?? 0) + height)
    }
    self.starts = starts
  }

  /// The number of lines.
  var lineCount: Int { starts.last ?? 0 }

  /// The line of a section's heading, by its place among those that are shown.
  func start(of place: Int) -> Int { starts[place] }

  /// The place of the section that a line belongs to.
  func place(ofLine line: Int) -> Int {
    min(max(0, starts.partitioningIndex { $0 <= line } - 1), sections.count - 1)
  }

  /// The place of a section of the collection, or of the next that is shown.
  func place(of section: Int) -> Int {
    min(sections.partitioningIndex { $0.section < section }, sections.count - 1)
  }

  /// Whether a section of the collection is shown.
  func shows(_ section: Int) -> Bool {
    !sections.isEmpty && sections[place(of: section)].section == section
  }

  // MARK: Items

  /// How many items a row of a section holds.
  func rowLength(_ model: SectionModel) -> Int {
    Self.rowLength(model, columns)
  }

  /// The column of an item.
  func column(of item: Int, in model: SectionModel) -> Int {
    model.insets.leading
      + item % rowLength(model) * (Self.itemWidth + model.itemSpacing)
  }

  /// The line of an item, counted from the heading of its section.
  func line(of item: Int, in model: SectionModel) -> Int {
    1 + model.insets.top + item / rowLength(model) * (1 + model.lineSpacing)
  }

  /// The line of the cursor's place.
  func line(of position: ItemPosition) -> Int {
    guard !sections.isEmpty else { return 0 }
    let place = place(of: position.section)
    let section = sections[place]
    return starts[place]
      + line(of: section.item(at: position.index), in: section.model)
  }

  /// The items of a row that stand on a line of a section, if any do.
  func items(onLine line: Int, of model: SectionModel) -> Range<Int>? {
    let (row, rest) = (line - 1 - model.insets.top).quotientAndRemainder(
      dividingBy: 1 + model.lineSpacing)
    let first = row * rowLength(model)
    guard line > model.insets.top, rest == 0, first < model.items.count else {
      return nil
    }
    return first..<min(first + rowLength(model), model.items.count)
  }

  private static func rowLength(_ model: SectionModel, _ columns: Int) -> Int {
    // A column behind the last item is for the mark of the cursor.
    let room = columns - model.insets.leading - 1 + model.itemSpacing
    return max(1, room / (itemWidth + model.itemSpacing))
  }

  private static func height(_ model: SectionModel, _ columns: Int) -> Int {
    let length = rowLength(model, columns)
    let rows = (model.items.count + length - 1) / length
    return 1 + model.insets.top + rows * (1 + model.lineSpacing)
      + (model.footer == nil ? 0 : 1) + model.insets.bottom
  }
}
