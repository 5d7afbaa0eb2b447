/// Stored ratios of the best time to the best floor, by benchmark.
struct Ratios: Codable {
  let ratios: [String: Double]

  /// Keeps the rows' ratios.
  init(of rows: [Row]) {
    ratios = Dictionary(
      rows.map { ($0.name, $0.bestRatio) }, uniquingKeysWith: min)
  }

  /// Whether a row's best ratio is more than a quarter above what is stored.
  func isWorse(_ row: Row) -> Bool {
    guard let stored = ratios[row.name] else { return false }
    // Ratios this small are noise: nearly nothing is done.
    return row.bestRatio > stored * 1.25 && row.bestRatio > 0.1
  }

  /// Prints what got worse, changes beyond the fewest included; returns whether
  /// nothing did.
  func report(on rows: [Row]) -> Bool {
    for row in rows where row.changes != row.fewest {
      print("\(row.name): \(row.changes) changes, not \(row.fewest)")
    }
    for row in rows where isWorse(row) {
      let stored = ratios[row.name] ?? .nan
      print("\(row.name): ratio \(row.bestRatio), stored \(stored)")
    }
    return rows.allSatisfy { $0.changes == $0.fewest && !isWorse($0) }
  }
}
