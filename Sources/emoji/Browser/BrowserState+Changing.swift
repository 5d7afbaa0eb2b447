import Diff
import EmojiModel
import Redux

extension BrowserState {
  /// Changes the collection as an intent asks for.
  mutating func change(_ intent: Intent, _ files: BrowserFiles) -> Command {
    switch intent {
    case .undo: return perform(.undo, files)
    case .redo: return perform(.redo, files)
    case .restore: return restore(files)
    case .shuffleAll, .shuffleSection:
      guard filter == nil else {
        return complain(
          "a shuffle would move what is hidden too: Esc shows all")
      }
      if intent == .shuffleAll { return perform(.shuffle(nil), files) }
    case .add: return add(found.entry.map { [Emoji($0)] } ?? [], files)
    default: break
    }
    guard cursor.section >= 0 else { return complain("there is no section") }
    switch intent {
    case .remove: return remove(files)
    case .shuffleSection: return perform(.shuffle(cursor.section), files)
    case .moveSection(let count): return moveSection(by: count, files)
    default: return .none
    }
  }

  /// Carries an action out on the collection as it is shown.
  func perform(
    _ action: any CollectionAction, _ files: BrowserFiles,
    cursor: ItemPosition? = nil
  ) -> Command {
    perform(.action(action), files, cursor: cursor)
  }

  private func perform(
    _ change: BrowserFiles.Change, _ files: BrowserFiles,
    cursor: ItemPosition? = nil
  ) -> Command {
    let shown = content.collection
    return .run(id: "change", .queued) { send in
      await send(files.perform(change, on: shown, cursor: cursor))
    }
  }

  /// Adds emoji behind the cursor, which comes to stand on the last of them.
  private mutating func add(
    _ emoji: [Emoji], _ files: BrowserFiles
  ) -> Command {
    guard !emoji.isEmpty else { return complain("there is nothing to add") }
    guard cursor.section >= 0 else {
      return complain("there is no section to add to")
    }
    let index =
      content.collection.holds(cursor) ? cursor.index + 1 : 0
    return perform(
      AddEmoji(emoji, to: cursor.section, at: index), files,
      cursor: ItemPosition(
        section: cursor.section, index: index + emoji.count - 1))
  }

  /// Takes a pasted text as text in a field, as emoji, shortcodes among them, in
  /// the collection.
  mutating func paste(_ text: String, _ files: BrowserFiles) -> Command {
    let place = place
    guard case .collection = place.screen, place.overlay == nil, carry == nil
    else { return type(text) }
    do {
      return try add(EmojiReader().emoji(in: text), files)
    } catch {
      return complain("\(error)")
    }
  }

  private mutating func remove(_ files: BrowserFiles) -> Command {
    guard content.collection.holds(cursor) else {
      return complain("there is no emoji to remove")
    }
    return perform(
      RemoveEmoji(at: [cursor.index], from: cursor.section), files,
      cursor: cursor)
  }

  /// Drops what is carried where it is; it stays in the hand until it fits there.
  mutating func drop(_ files: BrowserFiles) -> Command {
    guard let carry else { return .none }
    if carry.origin == carry.target {
      giveUp(carry)
      return .none
    }
    return perform(
      MoveEmoji(from: carry.origin, to: carry.target), files,
      cursor: carry.target)
  }

  private mutating func moveSection(
    by count: Int, _ files: BrowserFiles
  ) -> Command {
    let target = cursor.section + count
    guard content.collection.sections.indices.contains(target) else {
      return complain("there is no place for the section there")
    }
    return perform(
      MoveSection(from: cursor.section, to: target), files,
      cursor: ItemPosition(section: target, index: cursor.index))
  }

  private mutating func restore(_ files: BrowserFiles) -> Command {
    switch place.screen {
    case .history(let revision), .past(let revision):
      return perform(.restore(revision), files)
    default: return .none
    }
  }

  // MARK: News

  /// Takes the collection over as the file holds it now.
  mutating func adopt(_ news: Adopt) {
    let place = place
    var next = carry?.origin ?? cursor
    var held = news.isOwn ? nil : carry
    var overlay = news.isOwn ? nil : place.overlay
    if let changes = news.changes, !changes.isEmpty {
      let count = content.collection.sections.count
      let moved = changes.position(after: next, sections: count)
      if moved == nil, overlay?.isAboutSection == true { overlay = nil }
      next = moved ?? next
      held = held?.following(changes, sections: count)
    }
    let isLost = carry != nil && held == nil && !news.isOwn
    show(news)
    if let held { carry(from: held.origin, to: held.target) }
    cursor = places.nearest(news.cursor ?? carry?.target ?? next)
    if case .collection = place.screen {
      route = Place(screen: .collection(cursor), overlay: overlay).route
    }
    if let note = news.note { message = note }
    if news.isOwn, let changes = news.changes, hides(changes) { showAll() }
    if isLost {
      message = Message(
        text: "another process removed the emoji that you carried",
        isError: true)
    }
  }
}

extension BrowserState {
  /// Whether the filter hides something that came, or came to another place.
  private func hides(_ changes: CollectionChangeset) -> Bool {
    guard filter != nil else { return false }
    let places = changes.inserts.map(\.position) + changes.moves.map(\.to)
    return !changes.sectionInserts.allSatisfy { layout.shows($0.section) }
      || !places.allSatisfy {
        layout.nearest($0) == $0 && layout.shows($0.section)
      }
  }

  /// Ends the filter, and says so.
  mutating func showAll() {
    filter = nil
    let said = message.map { $0.text + "; " } ?? ""
    message = Message(
      text: said + "all is shown again", isError: message?.isError == true)
  }
}

extension Carry {
  /// Returns what is carried as others see it who changed the collection; `nil`
  /// if the emoji went.
  fileprivate func following(
    _ changes: CollectionChangeset, sections count: Int
  ) -> Carry? {
    guard !changes.deletes.contains(where: { $0.position == origin }),
      let start = changes.position(after: origin, sections: count)
    else { return nil }
    var carry = self
    carry.origin = start
    carry.target =
      target == origin
      ? start : changes.position(after: target, sections: count) ?? start
    return carry
  }
}

extension Found {
  /// The one that the cursor is on.
  var entry: CatalogueEntry? {
    entries.indices.contains(chosen) ? entries[chosen] : nil
  }
}

extension Overlay {
  /// Whether its answer changes the section under the cursor.
  fileprivate var isAboutSection: Bool {
    self == .question(.renameSection) || self == .question(.removeSection)
  }
}

extension CollectionChangeset {
  /// Returns where a position of `before` is in `after`: with its emoji, or where
  /// that was; `nil` if its section is gone.
  func position(
    after position: ItemPosition, sections count: Int
  ) -> ItemPosition? {
    if let move = moves.first(where: { $0.from == position }) { return move.to }
    let places = SectionPlaces(self, count: count)
    guard let section = places.after(position.section) else { return nil }
    let gone = deletes.map(\.position) + moves.map(\.from)
    var index = position.index
    index -= gone.count { $0.section == position.section && $0 < position }
    let came = inserts.map(\.position) + moves.map(\.to)
    for place in came.sorted()
    where place.section == section && place.index <= index {
      index += 1
    }
    return ItemPosition(section: section, index: index)
  }

  /// Where something came or changed its place first, or went.
  var firstPlace: ItemPosition? {
    let places = inserts.map(\.position) + moves.map(\.to)
    return places.min() ?? deletes.first?.position
  }
}
