/// Keeps a subscriber informed until it is cancelled, or released.
///
/// One that belongs to an owner lasts as long as the owner instead.
@MainActor
public final class Subscription: Sendable {
  let listener: Listener
  private weak var engine: Engine?

  init(_ listener: Listener, _ engine: Engine) {
    self.listener = listener
    self.engine = engine
  }

  isolated deinit {
    if !listener.isOwned { listener.cancel() }
  }

  /// Whether it still informs its subscriber, now or after a pause.
  public var isActive: Bool { !listener.isOver }

  /// Ends it at once, also in the middle of a notification.
  public func cancel() {
    listener.cancel()
  }

  /// Holds back what happens from now on; the subscriber hears nothing of this.
  public func pause() {
    listener.pause()
  }

  /// Goes on, and delivers the newest value if it is news.
  public func resume() {
    guard listener.resume() else { return }
    engine?.holdingQueue { listener.tell() }
  }

  @usableFromInline
  func belong(to owner: AnyObject) {
    listener.belong(to: owner)
  }
}
