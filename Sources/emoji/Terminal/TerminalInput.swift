/// A key that a person can press in any terminal.
enum Key: Hashable, Sendable {
  case character(Character)
  case control(Character)
  case enter
  case escape
  case tab
  case backtab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
}

/// What a mouse did.
enum Mouse: Hashable, Sendable {
  case press(ScreenPoint)
  case wheelUp
  case wheelDown
}

/// What comes from a terminal.
enum TerminalInput: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// A text that was pasted.
  case paste(String)
  /// The answer to the question whether a mode is known: 0 is no, 1 is set, 2 is
  /// reset, 3 and 4 are always set and always reset.
  case mode(Int, state: Int)
}
