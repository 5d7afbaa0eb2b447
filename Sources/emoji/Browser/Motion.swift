import Diff
import EmojiModel

/// A change as it is seen happening: frames between the screen before and after.
///
/// It goes along the stages of the changeset: what goes fades, what moves travels,
/// what comes lights up.
struct Motion: Sendable {
  /// The frames in between, no two in a row equal.
  private(set) var frames: [Frame] = []

  /// The longest that all frames together are shown, in milliseconds.
  static let longest = 300
  private static let travelSteps = 4

  /// How long each frame is shown, in milliseconds.
  var pause: Int { min(40, Self.longest / max(1, frames.count)) }

  /// Makes the frames of the last change; none if it cannot be seen on the screen,
  /// or is more than the screen holds.
  init(of state: BrowserState) {
    guard let change = state.change, state.isPlain,
      change.changes.count <= state.size.columns * state.size.rows / 3,
      let stages = try? change.changes.stages(from: change.before.sections)
    else { return }
    var stage = StageFrames(state, sections: change.before.sections)
    for next in stages {
      stage.play(next, steps: Self.travelSteps)
    }
    frames = stage.frames
  }
}

extension BrowserState {
  /// Whether nothing but the collection is on the screen.
  fileprivate var isPlain: Bool {
    guard case .collection = place.screen else { return false }
    return place.overlay == nil && filter == nil && carry == nil
  }
}

/// Makes the frames of one stage after the other.
private struct StageFrames {
  typealias Stage = CollectionChangeset.Stage

  private(set) var frames: [Frame] = []
  private let state: BrowserState
  private var layout: GridLayout

  init(_ state: BrowserState, sections: [EmojiSection]) {
    self.state = state
    layout = Self.layout(sections, state)
  }

  private static func layout(
    _ sections: [EmojiSection], _ state: BrowserState
  ) -> GridLayout {
    let models = (try? EmojiCollection(sections: sections)).map {
      SectionModel.build(from: $0)
    }
    return GridLayout(
      ShownSection.all(of: models ?? []), columns: state.size.columns)
  }

  mutating func play(_ stage: Stage, steps: Int) {
    fade(stage.deletes)
    let next = Self.layout(stage.state, state)
    travel(stage.moves, to: next, steps: steps, hiding: stage.inserts)
    layout = next
    lightUp(stage.inserts)
  }

  private mutating func fade(_ places: [ItemPosition]) {
    guard !places.isEmpty else { return }
    var frame = blank(layout)
    for place in places { restyle(place, [.faint, .reversed], on: &frame) }
    add(frame)
    for place in places { write("··", at: place, .faint, on: &frame) }
    add(frame)
  }

  private mutating func travel(
    _ moves: [Stage.Shift<ItemPosition>], to next: GridLayout, steps: Int,
    hiding inserts: [ItemPosition]
  ) {
    guard !moves.isEmpty else { return }
    let old = layout
    layout = next
    var base = blank(next)
    for place in inserts + moves.map(\.to) {
      write("  ", at: place, [], on: &base)
    }
    for step in 1..<steps {
      var frame = base
      for move in moves {
        let start = old.point(of: move.from)
        let end = next.point(of: move.to)
        let emoji = next.sections[move.to.section].model.items[move.to.index]
        frame.write(
          emoji.text,
          at: ScreenPoint(
            column: start.column + (end.column - start.column) * step / steps,
            row: start.row + (end.row - start.row) * step / steps - state.top),
          below: state.height)
      }
      add(frame)
    }
  }

  private mutating func lightUp(_ places: [ItemPosition]) {
    guard !places.isEmpty else { return }
    for style: CellStyle in [[.green, .reversed], [.green, .underlined]] {
      var frame = blank(layout)
      for place in places { restyle(place, style, on: &frame) }
      add(frame)
    }
  }

  // MARK: Drawing

  private func blank(_ layout: GridLayout) -> Frame {
    var frame = Frame(state.size)
    BrowserView.draw(layout, from: state.top, on: &frame, height: state.height)
    BrowserView.say(state.message?.text ?? "", [], on: &frame)
    return frame
  }

  private mutating func add(_ frame: Frame) {
    if frames.last != frame { frames.append(frame) }
  }

  private func restyle(
    _ place: ItemPosition, _ style: CellStyle, on frame: inout Frame
  ) {
    let point = layout.point(of: place)
    let row = point.row - state.top
    guard 0..<state.height ~= row else { return }
    let columns = point.column..<point.column + GridLayout.itemWidth
    frame.restyle(columns, of: row, style)
  }

  private func write(
    _ text: String, at place: ItemPosition, _ style: CellStyle,
    on frame: inout Frame
  ) {
    var point = layout.point(of: place)
    point.row -= state.top
    frame.write(text, at: point, style, below: state.height)
  }
}

extension GridLayout {
  /// Where an item stands, the row counted from the first line of all.
  fileprivate func point(of position: ItemPosition) -> ScreenPoint {
    let model = sections[position.section].model
    return ScreenPoint(
      column: column(of: position.index, in: model),
      row: start(of: position.section) + line(of: position.index, in: model))
  }
}

extension Frame {
  /// Writes a text unless its row is the last line or further down.
  fileprivate mutating func write(
    _ text: String, at point: ScreenPoint, _ style: CellStyle = [],
    below height: Int
  ) {
    if point.row < height { write(text, at: point, style) }
  }
}
