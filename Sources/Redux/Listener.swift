/// Someone who is told of things, behind a ``Subscription``.
@MainActor
final class Listener: Sendable {
  private var hear: (() -> Void)?
  private var end: (() -> Void)?
  private weak var owner: AnyObject?
  private(set) var isOwned = false
  private var isPaused = false
  private var missedSome = false

  init(_ hear: @escaping () -> Void) {
    self.hear = hear
  }

  var isOver: Bool { hear == nil || isOwned && owner == nil }

  /// Tells it, unless it is paused or over.
  func tell() {
    guard !isOver else { return cancel() }
    if isPaused { missedSome = true } else { hear?() }
  }

  func cancel() {
    hear = nil
    end?()
    end = nil
  }

  func pause() {
    isPaused = true
  }

  /// Goes on; `true` if it missed something meanwhile.
  func resume() -> Bool {
    defer { missedSome = false }
    isPaused = false
    return missedSome
  }

  /// Lives as long as `owner`, whoever holds the subscription.
  func belong(to owner: AnyObject) {
    self.owner = owner
    isOwned = true
  }

  /// Calls `body` when it is over.
  func whenOver(_ body: @escaping () -> Void) {
    end = body
  }
}
