import Diff
import TestSupport
import Testing

struct FlatLawsTests {
  @Test func `every pair of small lists obeys the laws`() {
    let lists = allLists(upTo: 5, of: [0, 1, 2])
    for before in lists {
      for after in lists where namesInOrder(before + after) {
        let judge = Judge(before, after)
        for algorithm in DiffAlgorithm.allCases {
          let fault = Laws(before, after, by: algorithm, judge: judge).fault
          if let fault {
            Issue.record("\(algorithm) \(before) \(after) \(fault)")
          }
        }
      }
    }
  }

  @Test(arguments: DiffAlgorithm.allCases)
  func `random lists of up to 60 elements obey the laws`(
    _ algorithm: DiffAlgorithm
  ) throws {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      let kinds = Int.random(in: 2...60, using: &random)
      let before = randomList(upTo: 60, kinds: kinds, using: &random)
      let after = randomList(upTo: 60, kinds: kinds, using: &random)
      let fault = Laws(before, after, by: algorithm).fault
      if let fault {
        Issue.record("seed \(seed) \(algorithm) \(before) \(after) \(fault)")
      }
    }
  }

  @Test(arguments: DiffAlgorithm.allCases)
  func `lists without repeats change by the fewest moves`(
    _ algorithm: DiffAlgorithm
  ) throws {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = Array(Array(0..<60).shuffled(using: &random).prefix(40))
      let after = Array(Array(0..<60).shuffled(using: &random).prefix(40))
      let changes = Changeset(from: before, to: after, by: algorithm)
      #expect(changes.moves.count == Judge(before, after).moves, "seed \(seed)")
    }
  }
}

/// Whether symbols first appear in rising order; other lists only rename these.
func namesInOrder(_ list: [Int]) -> Bool {
  var highest = -1
  for symbol in list where symbol > highest {
    guard symbol == highest + 1 else { return false }
    highest = symbol
  }
  return true
}

/// Returns a list of at most `length` numbers below `kinds`.
func randomList(
  upTo length: Int, kinds: Int, using random: inout SplitMix64
) -> [Int] {
  (0..<Int.random(in: 0...length, using: &random)).map { _ in
    Int.random(in: 0..<kinds, using: &random)
  }
}

/// The laws that a changeset between two lists obeys.
struct Laws {
  /// The first law that is broken, in words.
  let fault: String?

  init(
    _ before: [Int], _ after: [Int], by algorithm: DiffAlgorithm,
    effort: Effort = .exact, judge: Judge<Int>? = nil
  ) {
    let changes = Changeset(
      from: before, to: after, by: algorithm, effort: effort)
    let isShortest = algorithm != .heckel && effort == .exact
    let judge = judge ?? Judge(before, after)
    if (try? before.applying(changes)) != after {
      fault = "does not lead to the target: \(changes)"
    } else if (try? after.applying(changes.inverted)) != before {
      fault = "its inverse does not lead back: \(changes)"
    } else if changes.deletes.count != judge.deletes
      || changes.inserts.count != judge.inserts
    {
      fault = "deletes or inserts too much: \(changes)"
    } else if isShortest, changes.moves.count != judge.moves {
      fault = "moves \(changes.moves.count), not \(judge.moves): \(changes)"
    } else if !changes.isSorted {
      fault = "is not sorted: \(changes)"
    } else {
      fault = nil
    }
  }
}

extension Changeset {
  /// Whether the parts stand in their documented order.
  var isSorted: Bool {
    isRising(deletes.map(\.offset)) && isRising(inserts.map(\.offset))
      && isRising(moves.map(\.to))
  }
}

/// Whether each value is less than the next.
func isRising<Value: Comparable>(_ values: [Value]) -> Bool {
  zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
}
