/// Keeps a subscriber informed until it is cancelled, or released.
@MainActor
public final class Subscription: Sendable {
  private var deliver: (() -> Void)?
  private var end: (() -> Void)?
  private weak var owner: AnyObject?
  private var itself: Subscription?
  private var isPaused = false
  private var missedSome = false

  init(_ deliver: @escaping () -> Void) {
    self.deliver = deliver
  }

  /// Whether it still informs its subscriber, now or after a pause.
  public var isActive: Bool {
    deliver != nil && (itself == nil || owner != nil)
  }

  /// Ends it at once, also in the middle of a notification.
  public func cancel() {
    deliver = nil
    itself = nil
    end?()
    end = nil
  }

  /// Holds back what happens from now on; the subscriber hears nothing of this.
  public func pause() {
    isPaused = true
  }

  /// Goes on, and delivers the newest value if it is news.
  public func resume() {
    guard isPaused else { return }
    isPaused = false
    if missedSome { tell() }
    missedSome = false
  }

  /// Delivers, unless it is paused; cancels itself when its owner is gone.
  func tell() {
    guard isActive else { return cancel() }
    if isPaused { missedSome = true } else { deliver?() }
  }

  /// Lives without being held, for as long as `owner` does.
  @usableFromInline
  func belong(to owner: AnyObject) {
    self.owner = owner
    itself = self
  }

  /// Calls `body` when it is cancelled, or its store is gone.
  func whenOver(_ body: @escaping () -> Void) {
    end = body
  }
}
