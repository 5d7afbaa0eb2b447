import Diff

/// Something to be measured.
struct Benchmark {
  let name: String
  let run: (_ rounds: Int) -> Row

  /// Everything that the options ask for.
  static func all(_ options: Options) -> [Benchmark] {
    let sizes = options.isQuick ? [5_000, 100_000] : [1_000, 5_000, 100_000]
    var list: [Benchmark] = []
    for size in options.isFull ? sizes + [1_000_000] : sizes {
      for shape in Shape.allCases where shape.isUnique || size <= 100_000 {
        list.append(flat(shape, size, "Int", options) { $0 })
        if options.isQuick { continue }
        list.append(flat(shape, size, "String", options, text))
        list.append(flat(shape, size, "emoji", options, emoji))
      }
    }
    return list + SectionedShape.allCases.map(sectioned)
  }

  /// Two lists.
  private static func flat<Element: Hashable>(
    _ shape: Shape, _ size: Int, _ kind: String, _ options: Options,
    _ make: @escaping (Int) -> Element
  ) -> Benchmark {
    let name = "\(kind) \(shape.rawValue) \(size)"
    return Benchmark(name: name) { rounds in
      var random = SeededGenerator(seed: UInt64(size))
      let numbers = shape.make(size, using: &random)
      let before = numbers.before.map(make)
      let after = numbers.after.map(make)
      return measure(
        name, rounds, before, after,
        fewest: fewestChanges([numbers], numbers.before, numbers.after),
        counting: shape.isUnique ? nil : numbers,
        hasStandardLibrary: !options.isQuick
          && (size <= 5_000 || shape.isNearlySame)
      ) {
        let changes = Changeset(from: before, to: after)
        return (changes.count, changes.bytes)
      }
    }
  }

  /// Two lists of sections.
  private static func sectioned(_ shape: SectionedShape) -> Benchmark {
    let name = "Int 100 × 100 \(shape.rawValue)"
    return Benchmark(name: name) { rounds in
      var random = SeededGenerator(seed: 100)
      let (before, after) = shape.make(using: &random)
      return measure(
        name, rounds, before.flatMap(\.elements), after.flatMap(\.elements),
        fewest: shape.fewestChanges(before, after), counting: nil,
        hasStandardLibrary: false
      ) {
        let changes = SectionedChangeset(from: before, to: after)
        return (changes.count, changes.bytes)
      }
    }
  }

  /// Measures a comparison and its floors in turns.
  private static func measure<Element: Hashable>(
    _ name: String, _ rounds: Int, _ before: [Element], _ after: [Element],
    fewest: Int, counting: (before: [Int], after: [Int])?,
    hasStandardLibrary: Bool, compare: () -> (count: Int, bytes: Int)
  ) -> Row {
    let table = HashTable()
    var (ours, floor, counted, library) = (Times(), Times(), Times(), Times())
    var result = (count: 0, bytes: 0)
    let peak = peakMemory { result = compare() }
    for _ in 0..<rounds {
      floor.measure { blackHole(rawHashPass(before, after, table)) }
      ours.measure { result = compare() }
      if let counting {
        counted.measure {
          blackHole(bitParallelLength(counting.before, counting.after))
        }
      }
      if hasStandardLibrary {
        library.measure { blackHole(after.difference(from: before).count) }
      }
    }
    let size = max(1, before.count, after.count)
    return Row(
      name: name, size: size, time: ours.median, floor: floor.median,
      countingFloor: counting == nil ? nil : counted.median,
      standardLibrary: hasStandardLibrary ? library.median : nil,
      bestRatio: ours.best / floor.best,
      scratchBytes: size < 50_000
        ? nil : peak.map { Double(max(0, $0 - result.bytes)) / Double(size) },
      changes: result.count, fewest: fewest)
  }

  /// A 36-character string for a number.
  private static func text(_ number: Int) -> String {
    let digits = String(number)
    return "element-"
      + String(repeating: "0", count: 28 - digits.count) + digits
  }

  /// An emoji, or several that are joined to one, for a number.
  private static func emoji(_ number: Int) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = number
    repeat {
      if !scalars.isEmpty { scalars.append("\u{200D}") }
      scalars.append(Unicode.Scalar(UInt32(0x1F400 + rest % 62)) ?? "🐀")
      rest /= 62
    } while rest > 0
    return String(scalars)
  }
}

/// Keeps the optimiser from leaving out work.
@inline(never)
func blackHole(_ value: Int) {}

extension Changeset {
  /// The bytes that the changes themselves take.
  fileprivate var bytes: Int {
    (deletes.count + inserts.count) * MemoryLayout<Entry>.stride
      + moves.count * MemoryLayout<Move>.stride
  }
}

extension SectionedChangeset {
  /// The bytes that the item changes themselves take.
  fileprivate var bytes: Int {
    (deletes.count + inserts.count) * MemoryLayout<Entry>.stride
      + moves.count * MemoryLayout<Move>.stride
  }
}
