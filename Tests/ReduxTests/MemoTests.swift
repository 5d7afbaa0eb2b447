import Redux
import Synchronization
import Testing

struct MemoTests {
  @Test func `a memo computes once for equal inputs that follow each other`() {
    let calls = Calls()
    var sum = Memo { (first: Int, second: Int) in
      calls.add()
      return first + second
    }
    #expect(sum(1, 2) == 3)
    #expect(sum(1, 2) == 3)
    #expect(calls.count == 1)
    #expect(sum(1, 3) == 4)
    #expect(sum(2, 3) == 5)
    #expect(sum(1, 2) == 3)
    #expect(calls.count == 4)
  }

  @Test func `a memo takes any number of inputs of any types`() {
    var text = Memo { (name: String) in "<\(name)>" }
    #expect(text("a") == "<a>")
    var three = Memo { (name: String, count: Int, flag: Bool) in
      flag ? name : "\(count)"
    }
    #expect(three("x", 1, true) == "x")
    #expect(three("x", 1, false) == "1")
  }

  @Test func `each copy of a memo remembers for itself`() {
    let calls = Calls()
    var one = Memo { (number: Int) in
      calls.add()
      return number
    }
    _ = one(1)
    var two = one
    _ = two(2)
    _ = one(1)
    #expect(calls.count == 2)
  }
}

private final class Calls: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .relaxed) }

  func add() {
    number.add(1, ordering: .relaxed)
  }
}
