import Redux
import Testing

struct ActionTests {
  private struct Step: Action {
    var by: Int
  }

  @Test func `actions with equal contents are equal`() {
    #expect(Step(by: 1) == Step(by: 1))
    #expect(Step(by: 1) != Step(by: 2))
  }
}
