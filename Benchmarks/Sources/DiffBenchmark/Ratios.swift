/// Stored ratios of the best time to the best floor, by benchmark.
struct Ratios: Codable {
  let ratios: [String: Double]

  /// Keeps the rows' ratios.
  init(of rows: [Row]) {
    ratios = Dictionary(
      rows.map { ($0.name, $0.bestRatio) }, uniquingKeysWith: min)
  }

  /// Prints what got worse; returns whether nothing did.
  ///
  /// It is too much when the best rounds' ratio is a quarter above what is stored, and
  /// so is any change beyond the fewest.
  func report(on rows: [Row]) -> Bool {
    var isFine = true
    for row in rows {
      if row.changes != row.fewest {
        print("\(row.name): \(row.changes) changes, not \(row.fewest)")
        isFine = false
      }
      guard let stored = ratios[row.name] else { continue }
      // Ratios this small are noise: nearly nothing is done.
      if row.bestRatio > stored * 1.25, row.bestRatio > 0.1 {
        print("\(row.name): ratio \(row.bestRatio), stored \(stored)")
        isFine = false
      }
    }
    return isFine
  }
}
