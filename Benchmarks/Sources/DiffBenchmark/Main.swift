import Foundation

/// Measures `Diff` against the cost of hashing its input, and against the stdlib.
///
/// See `Benchmarks/README.md` for what the options do.
@main
enum Main {
  static func main() throws {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      print(Options.help)
      exit(64)
    }
    let benchmarks = Benchmark.all(options).filter {
      options.filter.isEmpty || $0.name.contains(options.filter)
    }
    var rows: [Row] = []
    print(Row.heading)
    for benchmark in benchmarks {
      let row = benchmark.run(options.rounds)
      print(row.line)
      rows.append(row)
    }
    if let path = options.json { try write(rows, to: path) }
    if let path = options.store { try write(Ratios(of: rows), to: path) }
    if let path = options.check {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let stored = try JSONDecoder().decode(Ratios.self, from: data)
      let suspects = Set(rows.filter(stored.isWorse).map(\.name))
      let again = benchmarks.filter { suspects.contains($0.name) }
        .map { $0.run(2 * options.rounds) }
      rows = rows.filter { !suspects.contains($0.name) } + again
      exit(stored.report(on: rows) ? 0 : 1)
    }
  }

  private static func write(
    _ value: some Encodable, to path: String
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(value).write(to: URL(fileURLWithPath: path))
  }
}
