import Testing

@testable import Redux

struct QueueTests {
  @Test func `elements leave in the order in which they came`() {
    var queue = Queue<Int>()
    for number in 0..<1_000 { queue.append(number) }
    var seen: [Int] = []
    while let number = queue.popFirst() { seen.append(number) }
    #expect(seen == Array(0..<1_000))
  }

  @Test func `order is kept while it fills and empties`() {
    var queue = Queue<Int>()
    var expected: [Int] = []
    for round in 0..<500 {
      queue.append(round * 2)
      queue.append(round * 2 + 1)
      expected.append(round * 2)
      expected.append(round * 2 + 1)
      #expect(queue.popFirst() == expected.removeFirst())
    }
    while let number = queue.popFirst() {
      #expect(number == expected.removeFirst())
    }
    #expect(expected.isEmpty)
  }
}
