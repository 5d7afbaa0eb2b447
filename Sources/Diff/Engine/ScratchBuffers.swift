/// Scratch memory for plain integers; the module's only use of raw pointers.
///
/// Bounds are checked in debug builds only: the engine works on offsets that it
/// made itself, and its tests run checked.
@safe @usableFromInline
struct Scratch<Value: BitwiseCopyable>: ~Copyable {
  @usableFromInline let base: UnsafeMutablePointer<Value>
  @usableFromInline let count: Int

  /// Creates memory for `count` values without setting them.
  @inlinable
  init(unset count: Int) {
    self.count = count
    unsafe base = .allocate(capacity: count)
  }

  /// Creates memory for `count` values, all equal to `value`.
  @inlinable
  init(repeating value: Value, count: Int) {
    self.init(unset: count)
    unsafe base.initialize(repeating: value, count: count)
  }

  @inlinable
  deinit { unsafe base.deallocate() }

  /// The value at `index`; setting one does not need exclusive access.
  @inlinable
  subscript(index: Int) -> Value {
    @inline(__always)
    get {
      assert(0 <= index && index < count, "scratch index out of range")
      return unsafe base[index]
    }
    @inline(__always)
    nonmutating set {
      assert(0 <= index && index < count, "scratch index out of range")
      unsafe base[index] = newValue
    }
  }
}

/// Scratch memory for offsets: 32 bits each in memory, `Int` to its users.
@usableFromInline
struct OffsetBuffer: ~Copyable {
  @usableFromInline let storage: Scratch<Int32>

  /// Creates memory for `count` offsets without setting them.
  @inlinable
  init(unset count: Int) {
    storage = Scratch(unset: count)
  }

  /// Creates memory for `count` offsets, all equal to `offset`.
  @inlinable
  init(repeating offset: Int, count: Int) {
    storage = Scratch(repeating: Int32(offset), count: count)
  }

  /// The number of offsets there is memory for.
  @inlinable var count: Int { storage.count }

  /// The offset at `index`.
  @inlinable
  subscript(index: Int) -> Int {
    @inline(__always)
    get { Int(storage[index]) }
    @inline(__always)
    nonmutating set { storage[index] = Int32(truncatingIfNeeded: newValue) }
  }
}

@available(*, unavailable)
extension Scratch: Sendable {}

@available(*, unavailable)
extension OffsetBuffer: Sendable {}
