/// Two lists as integers: equal elements are equal symbols, and nothing else counts.
///
/// An element's symbol is the offset at which `before` first holds an equal one;
/// an element that only `after` holds has no symbol (-1). Symbols do not depend on
/// hash values, so that the same lists always give the same changes.
@usableFromInline
struct SymbolLists: ~Copyable {
  /// The symbols of `before`.
  @usableFromInline let before: OffsetBuffer
  /// The symbols of `after`, -1 for an element that `before` does not hold.
  @usableFromInline let after: OffsetBuffer

  /// Interns two lists.
  ///
  /// Since lists that are compared tend to run in parallel, each element of `after`
  /// is first compared with the one that follows its neighbour's equal in `before`;
  /// only when that differs is it hashed.
  ///
  /// - Complexity: At most one hash an element; on average fewer than three
  ///   comparisons an element when hashes do not collide.
  @inlinable
  init<Element: Hashable>(
    _ before: [Element], _ after: [Element]
  ) {
    self.init(
      before, 0..<before.count, after, 0..<after.count)
  }

  /// Interns parts of two lists.
  @inlinable
  init<Element: Hashable>(
    _ oldList: [Element], _ oldRange: Range<Int>,
    _ newList: [Element], _ newRange: Range<Int>
  ) {
    let before = oldList.span.extracting(oldRange)
    let after = newList.span.extracting(newRange)
    precondition(
      max(before.count, after.count) < Int(Int32.max),
      "lists may differ in at most 2,147,483,646 elements")
    let table = SymbolTable(for: before.count)
    self.before = OffsetBuffer(unset: before.count)
    self.after = OffsetBuffer(unset: after.count)
    for offset in 0..<before.count {
      self.before[offset] = table.insert(offset, of: before)
    }
    var expected = 0
    for offset in 0..<after.count {
      if expected < before.count, before[expected] == after[offset] {
        self.after[offset] = self.before[expected]
        expected += 1
      } else {
        let symbol = table.find(after[offset], in: before)
        self.after[offset] = symbol
        if symbol >= 0 { expected = symbol + 1 }
      }
    }
  }
}

/// An open-addressing hash table from elements of a list to their first offsets.
///
/// Each slot is 32 bits: the offset plus one in as many low bits as the list's
/// offsets need, bits of the hash in the rest, so that most slots that do not match
/// are passed over without looking at their element. Half of the slots stay empty.
@usableFromInline
struct SymbolTable: ~Copyable {
  @usableFromInline let slots: Scratch<UInt32>
  @usableFromInline let mask: Int
  @usableFromInline let offsetBits: UInt32

  /// Creates an empty table for the offsets of a list of `count` elements.
  @inlinable
  init(for count: Int) {
    let bits = Int.bitWidth - count.leadingZeroBitCount
    offsetBits = (1 << UInt32(bits)) &- 1
    let capacity = 2 << bits
    mask = capacity - 1
    slots = Scratch(repeating: 0, count: capacity)
  }

  /// Returns a hash of whose bits each depends on many of the given one's: a type
  /// may make its own hash values, and make few of their bits differ.
  @inlinable
  @inline(__always)
  static func mixed(_ hash: Int) -> Int {
    var bits = UInt64(truncatingIfNeeded: hash)
    bits ^= bits >> 32
    bits &*= 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: bits ^ bits >> 32)
  }

  /// Returns the first offset in `list` that holds an equal of the element at
  /// `offset`, which becomes `offset` itself when there is none yet.
  @inlinable
  @inline(__always)
  func insert<Element: Hashable>(
    _ offset: Int, of list: borrowing Span<Element>
  ) -> Int {
    let hash = SymbolTable.mixed(list[offset].hashValue)
    let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~offsetBits
    var slot = hash & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      let first = Int(entry & offsetBits) - 1
      if entry & ~offsetBits == tag, list[first] == list[offset] {
        return first
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = tag | UInt32(truncatingIfNeeded: offset + 1)
    return offset
  }

  /// Returns the first offset in `list` that holds an equal of `element`, or -1.
  @inlinable
  @inline(__always)
  func find<Element: Hashable>(
    _ element: borrowing Element, in list: borrowing Span<Element>
  ) -> Int {
    let hash = SymbolTable.mixed(element.hashValue)
    let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~offsetBits
    var slot = hash & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      let first = Int(entry & offsetBits) - 1
      if entry & ~offsetBits == tag, list[first] == element {
        return first
      }
      slot = (slot + 1) & mask
    }
    return -1
  }
}

@available(*, unavailable)
extension SymbolLists: Sendable {}

@available(*, unavailable)
extension SymbolTable: Sendable {}
