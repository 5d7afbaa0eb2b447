/// Subscriptions in the order in which they came.
///
/// It holds none of them: whoever subscribed does.
@MainActor
final class Audience: Sendable {
  private struct Seat {
    weak var subscription: Subscription?
  }

  private var seats: [Seat] = []

  var isEmpty: Bool { seats.isEmpty }

  func add(_ subscription: Subscription) {
    seats.append(Seat(subscription: subscription))
  }

  /// Tells those who were there when it began.
  func tell() {
    guard !seats.isEmpty else { return }
    var someLeft = false
    for index in 0..<seats.count {
      let subscription = seats[index].subscription
      subscription?.tell()
      someLeft = someLeft || subscription?.isActive != true
    }
    if someLeft { seats.removeAll { $0.subscription?.isActive != true } }
  }

  func cancelAll() {
    for seat in seats { seat.subscription?.cancel() }
  }
}
