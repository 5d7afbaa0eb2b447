import EmojiModel
import Testing

struct SeededGeneratorTests {
  /// The values that the authors' reference program prints for seed 0.
  @Test func `the values are those of the published generator`() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(generator.next() == 0x06C4_5D18_8009_454F)
  }

  @Test func `a seed gives this order on every machine`() {
    var generator = SeededGenerator(seed: 7)
    #expect(
      generator.shuffled(Array(0..<10)) == [9, 5, 8, 6, 1, 2, 4, 7, 0, 3])
  }

  /// Pearson's test: for a fair choice among 24 orders, χ² with 23 degrees of
  /// freedom exceeds 49.7 once in a thousand seeds; these seeds are fixed.
  @Test func `every order is as likely`() {
    var counts: [[Int]: Int] = [:]
    let rounds = 24_000
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<rounds {
      counts[generator.shuffled([0, 1, 2, 3]), default: 0] += 1
    }
    let expected = Double(rounds) / 24
    let chiSquare = counts.values.reduce(0) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    #expect(counts.count == 24)
    #expect(chiSquare < 49.7)
  }

  /// With a bound just over half the range, taking a remainder would favour the
  /// small numbers by a factor of two.
  @Test func `a number below a bound is as likely as any other`() {
    var generator = SeededGenerator(seed: 3)
    let bound = Int.max / 4 * 3
    var low = 0
    for _ in 0..<10_000 where generator.next(below: bound) < bound / 2 {
      low += 1
    }
    #expect((4_800...5_200).contains(low))
  }

  @Test func `the only number below one is zero`() {
    var generator = SeededGenerator(seed: 9)
    #expect(generator.next(below: 1) == 0)
  }
}
