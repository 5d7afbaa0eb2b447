import Redux
import Testing

struct CommandTests {
  @Test func `nothing is empty, and so is sending nothing`() {
    #expect(Command.none.isEmpty)
    #expect(Command.send(nil).isEmpty)
    #expect(Command.batch().isEmpty)
    #expect((Command.none + .send(nil)).isEmpty)
  }

  @Test func `everything else is something to do`() {
    #expect(!Command.send(Step()).isEmpty)
    #expect(!Command.run { _ in }.isEmpty)
    #expect(!Command.task { nil }.isEmpty)
    #expect(!Command.deferred { .none }.isEmpty)
    #expect(!Command.after(.seconds(1), send: Step()).isEmpty)
    #expect(!Command.cancel(id: "x").isEmpty)
  }
}
