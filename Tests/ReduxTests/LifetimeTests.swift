import Redux
import StoreTesting
import Testing

@MainActor
struct LifetimeTests {
  private let gate = Gate()

  @Test func `a released store goes at once and cancels its tasks`() async {
    let gate = gate
    let cancelled = Gate()
    var store: Store<Tally>? = Store(
      Tally(),
      [
        doing { _ in
          .run { send in
            do {
              try await gate.pass()
            } catch {
              try await Task { try await cancelled.pass() }.value
            }
          }
        }
      ])
    weak let weakStore = store
    let dispatch = store?.send(Do())
    await gate.arrivals(1)
    store = nil
    #expect(weakStore == nil)
    #expect(dispatch?.isFinished == true)
    await dispatch?.finish()
    await cancelled.arrivals(1)
    await cancelled.open()
  }

  @Test func `a store goes though posts, streams and subscribers were there`()
    async
  {
    var store: Store<Tally>? = Store(Tally(), [.flow(Step.self, step)])
    weak let weakStore = store
    let subscription = store?.subscribe(\.count) { _ in }
    let values = store?.values(\.count)
    let owner = Owner()
    store?.subscribe(owner, \.count) { _, _ in }
    store?.post(Step())
    store = nil
    #expect(weakStore == nil)
    #expect(subscription?.isActive == false)
    withExtendedLifetime((values, owner)) {}
  }

  @Test func `a subscriber may release the store`() {
    let holder = Holder()
    holder.store = Store(Tally(), [.flow(Step.self, step)])
    weak let weakStore = holder.store
    let subscription = holder.store?.subscribe(\.count) { count in
      if count == 1 { holder.store = nil }
    }
    holder.store?.send(Step())
    #expect(weakStore == nil)
    #expect(subscription?.isActive == false)
  }

  @Test func `a store released by a subscriber starts no task`() async {
    let gate = gate
    let begun = Gate()
    let holder = Holder()
    holder.store = Store(
      Tally(),
      [
        .on(Step.self) { state, step in
          state.count += step.by
          return .run { _ in try await begun.pass() }
        }
      ])
    let subscription = holder.store?.subscribe(\.count) { count in
      if count == 1 { holder.store = nil }
    }
    let dispatch = holder.store?.send(Step())
    #expect(dispatch?.isFinished == true)
    // A task that had begun would have arrived before this one passes.
    let other = Store(
      Tally(), [doing { _ in .run { _ in try await gate.pass() } }])
    let last = other.send(Do())
    await gate.open()
    await last.finish()
    #expect(await begun.arrived == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func `what waited for a task does not begin when the store goes`() async
  {
    let gate = gate
    let begun = Gate()
    var store: Store<Tally>? = Store(
      Tally(),
      [
        doing { name in
          .run(id: "lane", .queued) { _ in
            try await (name == "first" ? gate : begun).pass()
          }
        }
      ])
    store?.send(Do(name: "first"))
    store?.send(Do(name: "second"))
    await gate.arrivals(1)
    store = nil
    await gate.open()
    #expect(await begun.arrived == 0)
  }

  @Test func `a cancelled subscription frees what it captured at once`() {
    let store = Store(Tally(), [.flow(Step.self, step)])
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let subscription = store.subscribe(\.count) { [owner] _ in
      withExtendedLifetime(owner) {}
    }
    owner = nil
    #expect(weakOwner != nil)
    subscription.cancel()
    #expect(weakOwner == nil)
  }

  @Test func `a store released off the main actor ends its streams`() async {
    let values = await Task { @concurrent in
      let store = await Store(Tally(), [.flow(Step.self, step)])
      return await store.values(\.count)
    }.value
    var count = 0
    for await _ in values { count += 1 }
    #expect(count == 1)
  }
}

private final class Owner {}

@MainActor
private final class Holder {
  var store: Store<Tally>?
}
