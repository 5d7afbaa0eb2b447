import Diff

/// The slow, obvious count of what the shortest changeset has.
struct Judge<Element: Hashable> {
  let deletes: Int
  let inserts: Int
  let moves: Int

  /// Counts for two lists, by the textbook's table of longest common subsequences.
  init(_ before: [Element], _ after: [Element]) {
    self.init(pairs: [(before, after)], before: before, after: after)
  }

  /// Counts for pairs of lists that stay in order, and all elements of both sides.
  init(
    pairs: [(before: [Element], after: [Element])],
    before: [Element], after: [Element]
  ) {
    let common = Self.common(before, after)
    deletes = before.count - common
    inserts = after.count - common
    moves =
      common
      - pairs.map { Self.longestCommonSubsequence($0.before, $0.after) }
      .reduce(0, +)
  }

  /// The number of elements that both lists hold, counted with repeats.
  static func common(_ before: [Element], _ after: [Element]) -> Int {
    var counts: [Element: Int] = [:]
    for element in before { counts[element, default: 0] += 1 }
    var common = 0
    for element in after where counts[element, default: 0] > 0 {
      counts[element, default: 0] -= 1
      common += 1
    }
    return common
  }

  /// The length of the longest common subsequence.
  static func longestCommonSubsequence(
    _ before: [Element], _ after: [Element]
  ) -> Int {
    var row = Array(repeating: 0, count: after.count + 1)
    for element in before {
      var diagonal = 0
      for (column, other) in after.enumerated() {
        let above = row[column + 1]
        row[column + 1] =
          element == other ? diagonal + 1 : max(above, row[column])
        diagonal = above
      }
    }
    return row[after.count]
  }
}
