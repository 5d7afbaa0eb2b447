import Foundation

/// What was measured of one benchmark.
struct Row: Codable {
  let name: String
  /// Elements in the longer list.
  let size: Int
  /// Microseconds of processor time, the median of all rounds.
  let time: Double
  /// The same for one hash of every element.
  let floor: Double
  /// The same for counting the longest common subsequence bit by bit, where elements
  /// repeat.
  let countingFloor: Double?
  /// The same for `difference(from:)`, where that ends in reasonable time.
  let standardLibrary: Double?
  /// The best round's time by the best round's floor.
  let bestRatio: Double
  /// Bytes of memory beyond the lists and the changes, by element of the longer list.
  let scratchBytes: Double?
  let changes: Int
  let fewest: Int

  static let heading = """
    benchmark                                    time    floor  ×floor  \
    ×count   stdlib  B/elem  changes   fewest
    """

  /// The row as a line of the table.
  var line: String {
    let ratio = decimal(time / floor)
    let counting = countingFloor.map { decimal(time / $0) } ?? "-"
    let memory = scratchBytes.map { String(Int($0.rounded())) } ?? "-"
    return [
      name.padding(toLength: 39, withPad: " ", startingAt: 0),
      right(duration(time), 9), right(duration(floor), 8), right(ratio, 7),
      right(counting, 7), right(standardLibrary.map(duration) ?? "-", 8),
      right(memory, 7), right(String(changes), 8), right(String(fewest), 8),
    ].joined(separator: " ")
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func decimal(_ value: Double) -> String {
    String(Double(Int((value * 100).rounded())) / 100)
  }

  private func duration(_ microseconds: Double) -> String {
    microseconds < 1_000
      ? "\(Int(microseconds.rounded())) µs"
      : "\(decimal(microseconds / 1_000)) ms"
  }
}
