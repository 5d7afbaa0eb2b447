/// Changes of lists, of items in sections, or of sections, in one common form.
///
/// A place is an offset or a position; the content is an element or a title.
struct PlaceChanges<Place: Hashable & Comparable, Content: Equatable> {
  struct Entry {
    let place: Place
    let content: Content
  }

  struct Move {
    let from: Place
    let to: Place
    /// What moved, as it was before.
    let content: Content
  }

  struct Update {
    let from: Place
    let to: Place
    let before: Content
    let after: Content
  }

  var deletes: [Entry] = []
  var inserts: [Entry] = []
  var moves: [Move] = []
  var updates: [Update] = []

  /// What these changes say about places in their `after`.
  var contentsAfter: [Place: Content] {
    var contents: [Place: Content] = [:]
    for move in moves { contents[move.to] = move.content }
    for insert in inserts { contents[insert.place] = insert.content }
    for update in updates { contents[update.to] = update.after }
    return contents
  }

  /// What these changes say about places in their `before`.
  var contentsBefore: [Entry] {
    deletes + moves.map { Entry(place: $0.from, content: $0.content) }
      + updates.map { Entry(place: $0.from, content: $0.before) }
  }
}
