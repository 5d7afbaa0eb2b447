/// Finds the word that somebody meant to type.
enum Suggestion {
  /// The longest word that is compared, in UTF-8 code units.
  static let longest = 64

  /// Returns the candidate nearest to `typed`, the first of several.
  ///
  /// Capitals in `typed` are read as small letters; the candidates have none.
  ///
  /// - Returns: `nil` if none begins with `typed` or differs from it by at most
  ///   a third of its length in edits, and by one at least.
  static func nearest(
    to typed: String, among candidates: [String]
  ) -> String? {
    guard typed.utf8.count <= longest else { return nil }
    let typed = typed.lowercased()
    if typed.count > 2,
      let whole = candidates.first(where: { $0.hasPrefix(typed) })
    {
      return whole
    }
    let distances = candidates.map { ($0, distance(typed, $0)) }
    guard let best = distances.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, best.0.count / 3) ? best.0 : nil
  }

  /// Returns the optimal string alignment distance of two words.
  ///
  /// It counts inserted, removed and replaced scalars and swapped neighbours,
  /// none edited twice.
  ///
  /// - Complexity: O(*n* *m*) steps, with *n* and *m* the words' scalars.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var least = min(row[j] + 1, rows[i][j + 1] + 1, replaced)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
