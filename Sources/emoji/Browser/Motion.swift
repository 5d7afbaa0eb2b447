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
    let old = layout
    fade(
      stage.deletes.map(old.piece) + stage.sectionDeletes.flatMap(old.pieces))
    layout = Self.layout(stage.state, state)
    let new =
      stage.inserts.map(layout.piece)
      + stage.sectionInserts.flatMap(layout.pieces)
    travel(
      stage.moves.map { (old.piece(of: $0.from), layout.piece(of: $0.to)) }
        + stage.sectionMoves.flatMap {
          zip(old.pieces(of: $0.from), layout.pieces(of: $0.to))
        }, steps: steps, hiding: new)
    lightUp(new + stage.sectionRenames.map(layout.heading))
  }

  private mutating func fade(_ pieces: [Piece]) {
    guard !pieces.isEmpty else { return }
    var frame = blank(layout)
    for piece in pieces { restyle(piece, [.faint, .reversed], on: &frame) }
    add(frame)
    for piece in pieces { cover(piece, with: "·", on: &frame) }
    add(frame)
  }

  private mutating func travel(
    _ ways: [(from: Piece, to: Piece)], steps: Int, hiding pieces: [Piece]
  ) {
    guard !ways.isEmpty else { return }
    var base = blank(layout)
    for piece in pieces + ways.map(\.to) {
      cover(piece, with: " ", on: &base)
    }
    for step in 1..<steps {
      var frame = base
      for way in ways {
        let (start, end) = (way.from.point, way.to.point)
        var piece = way.to
        piece.point = ScreenPoint(
          column: start.column + (end.column - start.column) * step / steps,
          row: start.row + (end.row - start.row) * step / steps)
        draw(piece, on: &frame)
      }
      add(frame)
    }
  }

  private mutating func lightUp(_ pieces: [Piece]) {
    guard !pieces.isEmpty else { return }
    for style: CellStyle in [[.green, .reversed], [.green, .underlined]] {
      var frame = blank(layout)
      for piece in pieces { restyle(piece, style, on: &frame) }
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
    _ piece: Piece, _ style: CellStyle, on frame: inout Frame
  ) {
    guard let point = shown(piece) else { return }
    frame.restyle(
      point.column..<point.column + piece.width, of: point.row, style)
  }

  private func cover(
    _ piece: Piece, with character: Character, on frame: inout Frame
  ) {
    guard let point = shown(piece) else { return }
    let text = String(repeating: character, count: piece.width)
    frame.write(text, at: point, character == " " ? [] : .faint)
  }

  private func draw(_ piece: Piece, on frame: inout Frame) {
    guard let point = shown(piece) else { return }
    frame.write(piece.text, at: point, piece.style)
  }

  /// Where a piece stands on the screen; `nil` if it is out of sight.
  private func shown(_ piece: Piece) -> ScreenPoint? {
    let row = piece.point.row - state.top
    guard 0..<state.height ~= row else { return nil }
    return ScreenPoint(column: piece.point.column, row: row)
  }
}

/// An emoji, a heading, or what an empty section says.
private struct Piece {
  var text: String
  var style: CellStyle = []
  /// Where it stands, the row counted from the first line of all.
  var point: ScreenPoint

  var width: Int { DisplayWidth.columns(of: text) }
}

extension GridLayout {
  fileprivate func piece(of position: ItemPosition) -> Piece {
    let model = sections[position.section].model
    return Piece(
      text: model.items[position.index].text,
      point: ScreenPoint(
        column: column(of: position.index, in: model),
        row: start(of: position.section) + line(of: position.index, in: model)))
  }

  fileprivate func heading(of section: Int) -> Piece {
    Piece(
      text: "\(section) \(sections[section].model.header.text)",
      style: .heading,
      point: ScreenPoint(column: 0, row: start(of: section)))
  }

  /// All that stands in a section.
  fileprivate func pieces(of section: Int) -> [Piece] {
    let model = sections[section].model
    let items = model.items.indices.map {
      piece(of: ItemPosition(section: section, index: $0))
    }
    let footer = model.footer.map { text in
      Piece(
        text: text, style: .faint,
        point: ScreenPoint(
          column: model.insets.leading,
          row: start(of: section) + line(of: 0, in: model)))
    }
    return [heading(of: section)] + items + (footer.map { [$0] } ?? [])
  }
}
