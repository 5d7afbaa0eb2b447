/// Counts the fewest changes between lists, parts of which stay in order, by ways
/// that share nothing with `Diff`.
func fewestChanges(
  _ parts: [(before: [Int], after: [Int])], _ before: [Int], _ after: [Int]
) -> Int {
  var counts: [Int: Int] = [:]
  for element in before { counts[element, default: 0] += 1 }
  var common = 0
  for element in after where counts[element, default: 0] > 0 {
    counts[element, default: 0] -= 1
    common += 1
  }
  let kept = parts.map { longestCommonLength($0.before, $0.after) }
    .reduce(0, +)
  return before.count + after.count - common - kept
}

/// The length of the longest common subsequence.
private func longestCommonLength(_ before: [Int], _ after: [Int]) -> Int {
  let places = Dictionary(
    before.enumerated().map { ($0.element, $0.offset) },
    uniquingKeysWith: { $1 })
  guard places.count == before.count, Set(after).count == after.count else {
    return bitParallelLength(before, after)
  }
  var tails: [Int] = []
  for place in after.compactMap({ places[$0] }) {
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if tails[middle] < place { low = middle + 1 } else { high = middle }
    }
    if low == tails.count { tails.append(place) } else { tails[low] = place }
  }
  return tails.count
}
