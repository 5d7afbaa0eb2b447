import Diff
import EmojiModel
import Redux

// What the files have to tell.

/// The collection is another one now.
struct Adopt: Action {
  var collection: EmojiCollection
  var revision: Int
  /// The first revision that is kept; `nil` if it is the same as before.
  var first: Int?
  /// What changed; `nil` if nothing did.
  var changes: CollectionChangeset?
  /// Where the cursor is to be, if not on what it was on.
  var cursor: ItemPosition?
  /// Whether the person made the change here: it answers what was asked.
  var isOwn = false
  /// What to say about it.
  var note: Message?
}

/// Something went wrong.
struct Complain: Action {
  var text: String
  /// Where to go instead.
  var route: Route?
}

/// A search came to an end.
struct ShowFound: Action {
  var found: Found
}

/// The history was read.
struct ShowLog: Action {
  var rows: [LogRow]
}

/// A revision was read.
struct ShowPage: Action {
  var page: Page
}

/// A question is asked, or the help comes up.
struct BeginOverlay: Action {
  /// What stands in the field already.
  var draft: String
}
