/// A part of `before` and the part of `after` that it is compared with.
@usableFromInline
struct Region: Sendable {
  /// Offsets in `before`.
  @usableFromInline var before: Range<Int>
  /// Offsets in `after`.
  @usableFromInline var after: Range<Int>

  @inlinable
  init(before: Range<Int>, after: Range<Int>) {
    self.before = before
    self.after = after
  }
}

/// Where each element of `after` comes from, and where each of `before` goes.
@usableFromInline
struct Matching: ~Copyable {
  /// What happens to an element.
  @usableFromInline
  enum Fate: Sendable {
    /// It is held by one list only.
    case alone
    /// It stays, with all others that stay in the same order.
    case kept
    /// It is at this offset of the other list.
    case moved(Int)
  }

  /// For each offset in `after`, its equal's in `before`; see `Code`.
  private let sources: OffsetBuffer
  /// For each offset in `before`, its equal's in `after`, or -1.
  private let targets: OffsetBuffer
  /// The number of elements that both lists hold.
  @usableFromInline private(set) var pairs = 0
  /// The number of those that move.
  @usableFromInline private(set) var moves = 0
  /// About how many machine words were looked at where elements repeat.
  var words = 0

  /// Creates a matching in which every element is alone.
  init(before: Int, after: Int) {
    sources = OffsetBuffer(repeating: -1, count: after)
    targets = OffsetBuffer(repeating: -1, count: before)
  }

  /// The number of elements in `before`.
  @usableFromInline var beforeCount: Int { targets.count }
  /// The number of elements in `after`.
  @usableFromInline var afterCount: Int { sources.count }

  /// Whether the element at an offset in `before` is in no pair.
  @usableFromInline func isDeleted(_ offset: Int) -> Bool {
    targets[offset] < 0
  }

  /// Whether the element at an offset in `after` is in no pair.
  func isInserted(_ offset: Int) -> Bool {
    sources[offset] == -1
  }

  /// What happens to the element at an offset in `after`.
  @usableFromInline func fate(at offset: Int) -> Fate {
    let source = sources[offset]
    return source >= 0 ? .kept : source == -1 ? .alone : .moved(-2 - source)
  }

  /// Where in `after` an element of `before` is that stays, or -1.
  func partner(ofRow offset: Int) -> Int { targets[offset] }

  /// Where in `before` an element of `after` is that stays, or -1.
  func partner(ofColumn offset: Int) -> Int { sources[offset] }

  /// Undoes a pair of offsets that stay in order.
  mutating func release(_ before: Int, _ after: Int) {
    sources[after] = -1
    targets[before] = -1
    pairs -= 1
  }

  /// Pairs two offsets that stay in order.
  @inline(__always)
  mutating func keep(_ before: Int, _ after: Int) {
    sources[after] = before
    targets[before] = after
    pairs += 1
  }

  /// Pairs two offsets, one of which moves to the other.
  @inline(__always)
  mutating func move(_ before: Int, _ after: Int) {
    sources[after] = -2 - before
    targets[before] = after
    pairs += 1
    moves += 1
  }
}

@available(*, unavailable)
extension Matching: Sendable {}
