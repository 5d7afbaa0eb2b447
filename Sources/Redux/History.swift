/// What a person asks of a timeline.
public enum History: Action {
  /// Goes one step back.
  case undo
  /// Takes one undo back.
  case redo
  /// Goes that many steps: back if negative, forth if positive.
  case jump(Int)
  /// Forgets the past and the future.
  case clear
}
