import Diff
import EmojiModel
import Redux

/// What there is to go to.
struct Places: Equatable, Sendable {
  /// The number of emoji in each section.
  var counts: [Int]
  /// Where the cursor is in the collection.
  var cursor: ItemPosition
  /// The oldest revision that is kept, and the newest.
  var first = 0
  var revision: Int
}

extension Place {
  /// Finds the place that a route means, or the nearest one that exists.
  ///
  /// - Returns: The place, and whether the route means exactly that.
  static func nearest(
    to route: Route, among places: Places
  ) -> (place: Place, isExact: Bool) {
    let end = route.firstIndex { $0 == help || $0 == question } ?? route.count
    let (screen, isScreen) = ScreenKind.nearest(
      to: Array(route[..<end]), among: places)
    guard end < route.count else { return (Place(screen: screen), isScreen) }
    let overlay = overlay(Array(route[end...]), on: screen)
    return (
      Place(screen: screen, overlay: overlay), isScreen && overlay != nil
    )
  }

  private static func overlay(
    _ segments: [String], on screen: ScreenKind
  ) -> Overlay? {
    if segments == [help] { return .help }
    guard segments.count == 2, case .collection(let cursor) = screen,
      let question = Question(rawValue: segments[1])
    else { return nil }
    let needsSection = question == .renameSection || question == .removeSection
    return needsSection && cursor.section < 0 ? nil : .question(question)
  }
}

extension ScreenKind {
  fileprivate static func nearest(
    to segments: [String], among places: Places
  ) -> (screen: ScreenKind, isExact: Bool) {
    let rest = segments.dropFirst()
    switch segments.first {
    case nil: return (.collection(places.nearest(places.cursor)), true)
    case "sections": return collection(rest, places)
    case "search":
      return (.search(words(rest.first ?? "")), rest.count < 2)
    case "history": return history(rest, places)
    case "diff": return changes(rest, places)
    default: return (.collection(places.nearest(places.cursor)), false)
    }
  }

  /// Words that begin with a colon get a space in front, which means nothing to a
  /// search, so that they are never taken for an overlay.
  static func words(_ text: String) -> String {
    text.hasPrefix(":") ? " " + text : text
  }

  private static func collection(
    _ segments: ArraySlice<String>, _ places: Places
  ) -> (ScreenKind, Bool) {
    let words = Array(segments)
    let numbers = stride(from: 0, to: words.count, by: 2).map { Int(words[$0]) }
    let wanted = ItemPosition(
      section: numbers.first.flatMap(\.self)
        ?? (places.counts.isEmpty ? -1 : 0),
      index: numbers.dropFirst().first.flatMap(\.self) ?? 0)
    let nearest = places.nearest(wanted)
    let isFormed =
      words.count <= 3 && words.count != 2
      && (words.count < 3 || words[1] == "items") && !numbers.contains(nil)
    return (.collection(nearest), isFormed && nearest == wanted)
  }

  private static func history(
    _ segments: ArraySlice<String>, _ places: Places
  ) -> (ScreenKind, Bool) {
    let words = Array(segments)
    let (revision, isExact) = places.revision(words.first, or: places.revision)
    if words.count == 2, words[1] == "collection" {
      return (.past(revision), isExact)
    }
    return (.history(revision), isExact && words.count < 2)
  }

  private static func changes(
    _ segments: ArraySlice<String>, _ places: Places
  ) -> (ScreenKind, Bool) {
    let words = Array(segments)
    let (from, isFrom) = places.revision(
      words.first, or: max(places.first, places.revision - 1))
    let (to, isTo) = places.revision(
      words.dropFirst().first, or: places.revision)
    return (.changes(from: from, to: to), isFrom && isTo && words.count < 3)
  }
}

extension Places {
  /// The nearest place for the cursor; section -1 if there is no section.
  ///
  /// In an empty section the index is 0.
  func nearest(_ position: ItemPosition) -> ItemPosition {
    guard !counts.isEmpty else { return ItemPosition(section: -1, index: 0) }
    let section = min(max(0, position.section), counts.count - 1)
    let last = max(0, counts[section] - 1)
    return ItemPosition(
      section: section, index: min(max(0, position.index), last))
  }

  /// The revision that a word names, or the nearest one.
  fileprivate func revision(
    _ word: String?, or other: Int
  ) -> (number: Int, isExact: Bool) {
    guard let word else { return (other, true) }
    guard let number = Int(word) else { return (other, false) }
    let nearest = min(max(first, number), revision)
    return (nearest, nearest == number)
  }
}
