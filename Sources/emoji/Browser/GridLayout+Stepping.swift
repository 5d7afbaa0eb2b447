import Diff
import EmojiModel

/// A way to go.
enum Direction: Hashable, Sendable {
  case left
  case right
  case up
  case down
  /// The first and the last of a section, or of a list.
  case start
  case end
  case pageUp
  case pageDown
  case previousSection
  case nextSection
}

extension GridLayout {
  /// An item that is shown: the place of its section, and its number there.
  private struct Stop {
    var place: Int
    var item: Int
  }

  /// Returns where the cursor goes from a position.
  ///
  /// - Parameters:
  ///   - direction: The way to go.
  ///   - position: Where the cursor is.
  ///   - page: How many lines a page has.
  /// - Returns: The position; the same if there is nothing that way.
  func position(
    _ direction: Direction, of position: ItemPosition, page: Int
  ) -> ItemPosition {
    guard !sections.isEmpty else { return position }
    let place = place(of: position.section)
    let stop = Stop(
      place: place, item: sections[place].item(at: position.index))
    return self.position(of: next(direction, from: stop, page: page))
  }

  /// Returns the position whose item stands on a line and column.
  func position(onLine line: Int, column: Int) -> ItemPosition? {
    guard !sections.isEmpty, 0..<lineCount ~= line else { return nil }
    let place = place(ofLine: line)
    let model = sections[place].model
    guard let row = items(onLine: line - start(of: place), of: model) else {
      return position(of: Stop(place: place, item: 0))
    }
    let width = Self.itemWidth + model.itemSpacing
    let offset = max(0, column - model.insets.leading) / width
    let item = min(row.lowerBound + offset, row.upperBound - 1)
    return position(of: Stop(place: place, item: item))
  }

  /// Returns the position, or the next one, that is shown; the same if none is.
  func nearest(_ position: ItemPosition) -> ItemPosition {
    guard !sections.isEmpty else { return position }
    let place = place(of: position.section)
    let section = sections[place]
    let isShown = section.section == position.section
    let item = isShown ? section.item(at: position.index) : 0
    return self.position(of: Stop(place: place, item: item))
  }

  private func position(of stop: Stop) -> ItemPosition {
    let section = sections[stop.place]
    return ItemPosition(
      section: section.section,
      index: section.model.items.isEmpty ? 0 : section.index(of: stop.item))
  }

  private func next(_ direction: Direction, from stop: Stop, page: Int) -> Stop
  {
    let last = sections[stop.place].stops - 1
    switch direction {
    case .left where stop.item > 0:
      return Stop(place: stop.place, item: stop.item - 1)
    case .left where stop.place > 0:
      return Stop(
        place: stop.place - 1, item: sections[stop.place - 1].stops - 1)
    case .right where stop.item < last:
      return Stop(place: stop.place, item: stop.item + 1)
    case .right where stop.place + 1 < sections.count:
      return Stop(place: stop.place + 1, item: 0)
    case .left, .right: return stop
    case .up: return rowAbove(stop) ?? stop
    case .down: return rowBelow(stop) ?? stop
    case .start: return Stop(place: stop.place, item: 0)
    case .end: return Stop(place: stop.place, item: last)
    case .pageUp: return farthest(from: stop, within: page, rowAbove)
    case .pageDown: return farthest(from: stop, within: page, rowBelow)
    case .previousSection:
      return Stop(place: max(0, stop.place - (stop.item == 0 ? 1 : 0)), item: 0)
    case .nextSection:
      return stop.place + 1 < sections.count
        ? Stop(place: stop.place + 1, item: 0) : stop
    }
  }

  private func rowAbove(_ stop: Stop) -> Stop? {
    let length = rowLength(sections[stop.place].model)
    if stop.item >= length {
      return Stop(place: stop.place, item: stop.item - length)
    }
    guard stop.place > 0 else { return nil }
    let stops = sections[stop.place - 1].stops
    let above = rowLength(sections[stop.place - 1].model)
    let first = (stops - 1) / above * above
    return Stop(
      place: stop.place - 1, item: min(first + stop.item % length, stops - 1))
  }

  private func rowBelow(_ stop: Stop) -> Stop? {
    let length = rowLength(sections[stop.place].model)
    let stops = sections[stop.place].stops
    if (stop.item / length + 1) * length < stops {
      return Stop(place: stop.place, item: min(stop.item + length, stops - 1))
    }
    guard stop.place + 1 < sections.count else { return nil }
    return Stop(
      place: stop.place + 1,
      item: min(stop.item % length, sections[stop.place + 1].stops - 1))
  }

  private func farthest(
    from stop: Stop, within page: Int, _ step: (Stop) -> Stop?
  ) -> Stop {
    let line = line(of: position(of: stop))
    var farthest = stop
    while let next = step(farthest),
      abs(self.line(of: position(of: next)) - line) <= max(1, page)
    {
      farthest = next
    }
    return farthest
  }
}
