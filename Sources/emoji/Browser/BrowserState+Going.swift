import Diff
import EmojiModel
import Redux

/// Where to go on a screen.
enum Destination {
  case direction(Direction)
  case section(Int)
}

extension BrowserState {
  /// Moves the cursor, what is carried, the choice in a list, or the lines.
  mutating func go(_ destination: Destination) -> Command {
    let place = place
    if place.overlay == .help {
      if case .direction(let direction) = destination {
        helpTop = direction.line(
          from: helpTop, of: HelpText.lineCount - height + 1, page: height)
      }
      return .none
    }
    if place.overlay != nil { return .none }
    switch place.screen {
    case .collection(let position):
      if case .section(let number) = destination,
        !counts.indices.contains(number)
      {
        return complain("there is no section \(number)")
      }
      if carry == nil { return move(destination, from: position) }
      carryOn(destination)
    case .search: choose(destination)
    case .history(let revision): return turn(destination, from: revision)
    case .past, .changes:
      if case .direction(let direction) = destination {
        top = direction.line(
          from: top, of: pageHeight - height + 1, page: height)
      }
    }
    return .none
  }

  private mutating func move(
    _ destination: Destination, from position: ItemPosition
  ) -> Command {
    switch destination {
    case .direction(let direction):
      let next = layout.position(direction, of: position, page: height)
      if next == position, let filter, direction.isToSection {
        return complain(
          "no other section there has emoji that fit \(filter.words.quoted)")
      }
      goTo(next)
    case .section(let section):
      if let filter, !layout.shows(section) {
        return complain(
          "section \(section) has no emoji that fits \(filter.words.quoted)")
      }
      goTo(ItemPosition(section: section, index: 0))
    }
    return .none
  }

  /// Puts the cursor on a position, at once: what else changes with it may leave
  /// no emoji where it was.
  private mutating func goTo(_ position: ItemPosition) {
    route = ScreenKind.collection(position).route
  }

  private mutating func choose(_ destination: Destination) {
    guard case .direction(let direction) = destination else { return }
    found.chosen = direction.line(
      from: found.chosen, of: found.entries.count, page: height - 1)
  }

  private mutating func turn(
    _ destination: Destination, from revision: Int
  ) -> Command {
    guard case .direction(let direction) = destination, !log.isEmpty else {
      return .none
    }
    let line = log.firstIndex { $0.revision <= revision } ?? log.count - 1
    let next = direction.line(from: line, of: log.count, page: height)
    return .send(
      RouteAction.goto(ScreenKind.history(log[next].revision).route))
  }

  /// Goes to what the person points at.
  mutating func point(at point: ScreenPoint) -> Command {
    let place = place
    guard place.overlay == nil, point.row < height else { return .none }
    let line = top + point.row
    switch place.screen {
    case .collection:
      guard carry == nil,
        let position = layout.position(onLine: line, column: point.column)
      else { return .none }
      goTo(position)
    case .search:
      let chosen = line - 1
      if found.entries.indices.contains(chosen), point.row > 0 {
        found.chosen = chosen
      }
    case .history where log.indices.contains(line):
      return .send(
        RouteAction.goto(ScreenKind.history(log[line].revision).route))
    default: break
    }
    return .none
  }

  // MARK: Carrying

  /// Takes the emoji under the cursor into the hand.
  mutating func grab() {
    guard content.collection.holds(cursor) else {
      message = Message(text: "there is no emoji to take", isError: true)
      return
    }
    carry = Carry(origin: cursor, target: cursor, preview: content)
  }

  /// Takes the emoji out of the hand, and the cursor to where it was taken.
  mutating func giveUp(_ carry: Carry) {
    self.carry = nil
    goTo(carry.origin)
  }

  private mutating func carryOn(_ destination: Destination) {
    guard let carry, let target = target(destination, from: carry.target)
    else { return }
    self.carry(from: carry.origin, to: target)
    goTo(target)
  }

  /// Carries the emoji at a position to another, or to the nearest to that in its
  /// section.
  mutating func carry(from origin: ItemPosition, to target: ItemPosition) {
    let sections = content.collection.sections
    let last =
      sections[target.section].elements.count
      - (target.section == origin.section ? 1 : 0)
    let target = ItemPosition(
      section: target.section, index: min(target.index, last))
    carry = preview(of: origin, at: target).map {
      Carry(origin: origin, target: target, preview: $0)
    }
  }

  /// Where what is carried comes to; `nil` if it stays.
  private func target(
    _ destination: Destination, from position: ItemPosition
  ) -> ItemPosition? {
    let counts = places.counts
    let (section, index) = (position.section, position.index)
    switch destination {
    case .section(let number):
      return ItemPosition(section: number, index: counts[number])
    case .direction(.right) where index + 1 >= counts[section]:
      return section + 1 < counts.count
        ? ItemPosition(section: section + 1, index: 0) : nil
    case .direction(.left) where index == 0:
      return section > 0
        ? ItemPosition(section: section - 1, index: counts[section - 1]) : nil
    case .direction(let direction):
      return layout.position(direction, of: position, page: height)
    }
  }

  private func preview(
    of origin: ItemPosition, at target: ItemPosition
  ) -> CollectionState? {
    var collection = content.collection
    do {
      try MoveEmoji(from: origin, to: target).reduce(&collection)
      return CollectionState(collection)
    } catch {
      return nil
    }
  }
}

extension EmojiCollection {
  /// Whether an emoji stands at a position.
  func holds(_ position: ItemPosition) -> Bool {
    sections.indices.contains(position.section)
      && sections[position.section].elements.indices.contains(position.index)
  }
}

extension Direction {
  /// Whether it leads to another section.
  fileprivate var isToSection: Bool {
    self == .previousSection || self == .nextSection
  }

  /// Returns the line of a list that this leads to.
  func line(from line: Int, of count: Int, page: Int) -> Int {
    let next =
      switch self {
      case .up, .left, .previousSection: line - 1
      case .down, .right, .nextSection: line + 1
      case .pageUp: line - max(1, page)
      case .pageDown: line + max(1, page)
      case .start: 0
      case .end: count - 1
      }
    return max(0, min(next, count - 1))
  }
}
