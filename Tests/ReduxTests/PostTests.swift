import Redux
import Testing

private struct Ticket: Action {
  let thread: Int
  let number: Int
}

/// The last number of every thread, and whether each came after the one before.
private struct Ledger: StoreState {
  var next: [Int]
  var isInOrder = true
  var count = 0
}

@MainActor
struct PostTests {
  @Test func `posts of eight threads arrive whole and each in its order`() async
  {
    let (threads, posts) = (8, 10_000)
    let store = Store(
      Ledger(next: Array(repeating: 0, count: threads)),
      [
        .flow(Ticket.self) { ledger, ticket in
          let isNext = ledger.next[ticket.thread] == ticket.number
          ledger.isInOrder = ledger.isInOrder && isNext
          ledger.next[ticket.thread] += 1
          ledger.count += 1
        }
      ])
    await withTaskGroup { group in
      for thread in 0..<threads {
        group.addTask { @concurrent in
          for number in 0..<posts {
            store.post(Ticket(thread: thread, number: number))
          }
        }
      }
    }
    let all = store.values { $0.count == threads * posts }
    for await isDone in all where isDone { break }
    #expect(store.state.isInOrder)
    #expect(store.state.next == Array(repeating: posts, count: threads))
  }

  @Test func `a post does not run before the code that is running`() async {
    let store = Store(Tally(), [.flow(Step.self, step)])
    store.post(Step())
    #expect(store.state.count == 0)
    for await count in store.values(\.count) where count == 1 { break }
  }

  @Test func `two quick tasks lose no update`() async {
    let store = Store(
      Tally(),
      [
        doing { _ in .task { Step() } }, .flow(Step.self, step),
      ])
    let all = (0..<1_000).map { _ in store.send(Do()) }
    for dispatch in all { await dispatch.finish() }
    #expect(store.state.count == 1_000)
  }
}
