/// The offsets of elements that stay, in both lists, walked in order.
@usableFromInline
struct PairedOffsets: Sendable {
  private let counts: (before: Int, after: Int)
  private let sources: [Int]
  private let targets: [Int]

  @usableFromInline
  init(counts: (before: Int, after: Int), sources: [Int], targets: [Int]) {
    self.counts = counts
    self.sources = sources.sorted()
    self.targets = targets.sorted()
  }

  /// Calls `body` with each pair of offsets, rising in both lists.
  @usableFromInline
  func forEachKept(_ body: (_ before: Int, _ after: Int) -> Void) {
    var (before, after) = (0, 0)
    var (sources, targets) = (sources[...], targets[...])
    while before < counts.before || after < counts.after {
      if sources.first == before {
        sources.removeFirst()
        before += 1
      } else if targets.first == after {
        targets.removeFirst()
        after += 1
      } else {
        body(before, after)
        before += 1
        after += 1
      }
    }
  }
}
