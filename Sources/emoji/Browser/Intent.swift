import Redux

/// What a person wants, whatever key says so.
enum Intent: Action, Hashable {
  case go(Direction)
  case section(Int)
  case search
  case remove
  case grab
  case drop
  case shuffleSection
  case shuffleAll
  case ask(Question)
  case moveSection(by: Int)
  case undo
  case redo
  case history
  case changes
  case older
  case newer
  case mark
  case open
  case restore
  case add
  case confirm
  case erase
  case eraseAll
  case back
  case help
  case stop
  case redraw
  case quit
}

/// Types a text into the field that takes text.
struct Type: Action {
  var text: String
}

/// Pastes a text: into a field, or emoji into the collection.
struct Paste: Action {
  var text: String
}

/// Points at a place of the screen.
struct Point: Action {
  var point: ScreenPoint
}

/// Gives the screen another size.
struct Resize: Action {
  var size: ScreenSize
}
