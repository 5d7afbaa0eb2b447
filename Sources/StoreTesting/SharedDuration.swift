import Synchronization

/// A duration that one actor sets and everybody may read.
///
/// It is longer than what is written at once, so readers look at a count of the
/// changes before and after, which is odd in the middle of one.
final class SharedDuration: Sendable {
  private let changes = Atomic(0)
  private let high = Atomic<Int64>(0)
  private let low = Atomic<UInt64>(0)

  var value: Duration {
    while true {
      let before = changes.load(ordering: .sequentiallyConsistent)
      let high = high.load(ordering: .sequentiallyConsistent)
      let low = low.load(ordering: .sequentiallyConsistent)
      let after = changes.load(ordering: .sequentiallyConsistent)
      guard before == after, before.isMultiple(of: 2) else { continue }
      return Duration(attoseconds: Int128(high) << 64 | Int128(low))
    }
  }

  func set(_ value: Duration) {
    let attoseconds = value.attoseconds
    changes.add(1, ordering: .sequentiallyConsistent)
    high.store(Int64(attoseconds >> 64), ordering: .sequentiallyConsistent)
    low.store(
      UInt64(truncatingIfNeeded: attoseconds),
      ordering: .sequentiallyConsistent)
    changes.add(1, ordering: .sequentiallyConsistent)
  }
}
