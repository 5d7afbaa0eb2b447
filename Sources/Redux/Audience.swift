/// Listeners in the order in which they came.
@MainActor
final class Audience: Sendable {
  private var listeners: [Listener] = []

  var isEmpty: Bool { listeners.isEmpty }

  func add(_ listener: Listener) {
    listeners.append(listener)
  }

  /// Tells those who were there when it began.
  func tell() {
    guard !listeners.isEmpty else { return }
    var someLeft = false
    for index in 0..<listeners.count {
      let listener = listeners[index]
      listener.tell()
      someLeft = someLeft || listener.isOver
    }
    if someLeft { listeners.removeAll { $0.isOver } }
  }

  func cancelAll() {
    for listener in listeners { listener.cancel() }
  }
}
