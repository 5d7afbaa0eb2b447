/// What becomes of work whose id is still running other work.
public enum Overlap: Sendable {
  /// Cancels what runs and starts, so that the newest wins.
  case latest
  /// Waits until all that came earlier is over.
  case queued
  /// Does not start: what runs already goes on alone.
  case first
  /// Starts beside what runs.
  case concurrent
}
