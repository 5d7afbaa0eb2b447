/// Does something so many times.
typealias Run = @MainActor (Int) -> Void

/// What one entry of a race took.
struct Result {
  let name: String
  let nanoseconds: Double
}

/// Runs all entries in turn, so that a busy machine slows all of them alike, and
/// keeps the best of 500 rounds of 2,000.
@MainActor
func race(_ entries: [(name: String, run: Run)]) -> [Result] {
  let clock = ContinuousClock()
  let count = 2_000
  var best = entries.map { _ in Duration.seconds(1_000) }
  for _ in 0..<500 {
    for (index, entry) in entries.enumerated() {
      best[index] = min(best[index], clock.measure { entry.run(count) })
    }
  }
  return zip(entries, best).map { entry, time in
    Result(
      name: entry.name, nanoseconds: time / .nanoseconds(1) / Double(count))
  }
}

/// Prints a line an entry: nanoseconds a time, and how many times the first.
func report(_ title: String, _ results: [Result]) {
  print(title)
  for result in results {
    let times = result.nanoseconds / (results.first?.nanoseconds ?? 1)
    print(
      "  \(Int(result.nanoseconds + 0.5)) ns",
      "\(Int(times + 0.5)) times", result.name, separator: "\t")
  }
}
