/// Counts the typos between words: a letter too many, too few, wrong, or two
/// swapped.
struct Typos {
  private let word: [Unicode.Scalar]
  private let limit: Int

  /// Creates a count for a folded word, up to `limit` typos.
  init(_ word: [UInt8], limit: Int) {
    self.word = Typos.scalars(word)
    self.limit = limit
  }

  /// The number of scalars of the word.
  var length: Int {
    word.count
  }

  /// Returns the typos between the word and `other`, nil if above the limit.
  ///
  /// The restricted edit distance, where swapping two neighbours counts once.
  ///
  /// - Complexity: O(1) for words whose lengths in bytes are far apart, else
  ///   O(*m* *n*) steps for words of *m* and *n* scalars.
  func count(in other: [UInt8]) -> Int? {
    guard other.count <= 4 * (word.count + limit) else { return nil }
    let other = Typos.scalars(other)
    guard abs(other.count - word.count) <= limit else { return nil }
    let typos = distance(to: other)
    return typos <= limit ? typos : nil
  }

  private func distance(to other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in word.indices {
      var current = [row + 1]
      for column in other.indices {
        var least = last[column] + (word[row] == other[column] ? 0 : 1)
        least = min(least, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, word[row] == other[column - 1],
          word[row - 1] == other[column]
        {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      if (current.min() ?? 0) > limit { return limit + 1 }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }

  private static func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}
