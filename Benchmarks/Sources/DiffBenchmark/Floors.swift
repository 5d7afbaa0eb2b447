/// Hashes both lists once into one table of 32-bit offsets, and nothing else.
///
/// No comparison of two lists that looks at every element can do with less.
@inline(never)
func rawHashPass<Element: Hashable>(
  _ before: [Element], _ after: [Element], _ table: HashTable
) -> Int {
  table.clear(for: before.count + after.count)
  var found = 0
  for offset in before.indices {
    found += table.insert(before[offset], offset, before, after)
  }
  for offset in after.indices {
    found += table.insert(after[offset], before.count + offset, before, after)
  }
  return found
}

/// A preallocated open-addressing table.
final class HashTable {
  private var slots: [UInt32] = []
  private var mask = 0

  /// Empties the table and makes sure it has room.
  func clear(for count: Int) {
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    mask = capacity - 1
    if slots.count == capacity {
      unsafe slots.withUnsafeMutableBufferPointer { slots in
        unsafe slots.update(repeating: 0)
      }
    } else {
      slots = Array(repeating: 0, count: capacity)
    }
  }

  /// Adds an element; returns 1 when there is an equal one already.
  @inline(__always)
  func insert<Element: Hashable>(
    _ element: Element, _ offset: Int, _ before: [Element], _ after: [Element]
  ) -> Int {
    unsafe slots.withUnsafeMutableBufferPointer { slots in
      var slot = element.hashValue & mask
      while unsafe slots[slot] != 0 {
        let other = unsafe Int(slots[slot]) - 1
        let old =
          other < before.count ? before[other] : after[other - before.count]
        if old == element { return 1 }
        slot = (slot + 1) & mask
      }
      unsafe slots[slot] = UInt32(offset + 1)
      return 0
    }
  }
}

/// The length of the longest common subsequence, by a plain bit-parallel pass.
///
/// One word of the row after the other, nothing kept but the last row.
@inline(never)
func bitParallelLength(_ before: [Int], _ after: [Int]) -> Int {
  let words = (before.count + 63) / 64
  var starts: [Int: Int] = [:]
  var masks: [UInt64] = Array(repeating: 0, count: words)
  for (offset, element) in before.enumerated() {
    let start = starts[element] ?? masks.count
    if start == masks.count {
      starts[element] = start
      masks += Array(repeating: 0, count: words)
    }
    masks[start + offset / 64] |= 1 << UInt64(offset % 64)
  }
  let rows = after.map { starts[$0] ?? 0 }
  var bits = Array(repeating: UInt64.max, count: words)
  unsafe bits.withUnsafeMutableBufferPointer { bits in
    unsafe masks.withUnsafeBufferPointer { masks in
      for row in rows {
        var carry = false
        for word in 0..<words {
          let old = unsafe bits[word]
          let matches = unsafe old & masks[row + word]
          let (half, first) = old.addingReportingOverflow(matches)
          let (sum, second) = half.addingReportingOverflow(carry ? 1 : 0)
          carry = first || second
          unsafe bits[word] = sum | (old & ~matches)
        }
      }
    }
  }
  return bits.map { (~$0).nonzeroBitCount }.reduce(0, +)
}
