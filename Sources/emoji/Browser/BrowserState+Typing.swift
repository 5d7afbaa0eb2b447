import Diff
import EmojiModel
import Redux

extension BrowserState {
  /// The longest text of a field, in bytes.
  private static let longestText = 240

  /// Types a text into the field that is shown, if one is.
  mutating func type(_ text: String) -> Command {
    let place = place
    let line = Sanitize.line(
      String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
    switch (place.screen, place.overlay) {
    case (_, .question(let question)) where question != .removeSection:
      draft = Self.cut(draft + line)
      if question == .filter { showFilter() }
      return .none
    case (.search(let words), nil): return search(Self.cut(words + line))
    default: return .none
    }
  }

  /// Takes characters off the end of the field.
  mutating func erase(_ count: Int) -> Command {
    let place = place
    if case .question(let question) = place.overlay {
      draft = String(draft.dropLast(count))
      if question == .filter { showFilter() }
      return .none
    }
    guard case .search(let words) = place.screen else { return .none }
    return search(String(words.dropLast(count)))
  }

  private func search(_ words: String) -> Command {
    .send(
      RouteAction.goto(ScreenKind.search(ScreenKind.words(words)).route))
  }

  private mutating func showFilter() {
    let isBlank = draft.allSatisfy(\.isWhitespace)
    filter = isBlank ? nil : Filter(draft)
  }

  private static func cut(_ text: String) -> String {
    var rest = longestText
    let end = text.firstIndex {
      rest -= $0.utf8.count
      return rest < 0
    }
    return String(text[..<(end ?? text.endIndex)])
  }

  // MARK: Answers

  /// Does what the last line asks for; the question stands until that is done.
  mutating func confirm(_ files: BrowserFiles) -> Command {
    guard case .question(let question) = place.overlay else { return .none }
    if question == .filter {
      if let filter, layout.sections.isEmpty {
        return complain("no emoji fits \(filter.words.quoted)")
      }
      return .send(RouteAction.pop(Overlay.question(question).route))
    }
    if question == .removeSection {
      return perform(RemoveSection(cursor.section), files)
    }
    do {
      return try title(SectionTitle(draft), question, files)
    } catch {
      return complain("\(error)")
    }
  }

  private func title(
    _ title: SectionTitle, _ question: Question, _ files: BrowserFiles
  ) -> Command {
    if question == .renameSection {
      return perform(RenameSection(cursor.section, to: title), files)
    }
    let index = cursor.section + 1
    return perform(
      AddSection(title, at: index), files,
      cursor: ItemPosition(section: index, index: 0))
  }
}
