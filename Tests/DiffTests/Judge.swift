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
    var numbers: [Element: Int] = [:]
    func number(_ element: Element) -> Int {
      if let number = numbers[element] { return number }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
    return commonLength(before.map(number), after.map(number))
  }
}

/// The textbook's table, one row at a time.
private func commonLength(_ before: [Int], _ after: [Int]) -> Int {
  var row = Array(repeating: 0, count: after.count + 1)
  for element in before {
    var diagonal = 0
    var left = 0
    var column = 0
    while column < after.count {
      let above = row[column + 1]
      if element == after[column] {
        left = diagonal + 1
      } else if above > left {
        left = above
      }
      row[column + 1] = left
      diagonal = above
      column += 1
    }
  }
  return row[after.count]
}
