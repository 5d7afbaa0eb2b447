import Redux
import Testing

struct StoreStateTests {
  @Test func `a copy has the change and the original has not`() {
    let one = Tally(count: 1)
    #expect(one.copy { $0.count += 1 }.count == 2)
    #expect(one.count == 1)
  }

  @Test func `copying throws what the change throws, with its type`() {
    let one = Tally(count: 1)
    do throws(Refused) {
      _ = try one.copy { _ throws(Refused) in throw Refused() }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == Refused())
    }
  }
}
