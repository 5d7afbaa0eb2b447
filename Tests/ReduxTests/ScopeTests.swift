import Redux
import Testing

private struct Album: StoreState {
  var tally = Tally()
  var detail: Tally?
}

private struct Open: Action {}
private struct Close: Action {}

@MainActor
struct ScopeTests {
  private let store = Store(
    Album(),
    [
      .flow(Step.self) { album, step in album.tally.count += step.by },
      .flow(Open.self) { album, _ in album.detail = Tally(count: 100) },
      .flow(Close.self) { album, _ in album.detail = nil },
    ])

  @Test func `a scope reads through to the store`() {
    let scope = store.scope(\.tally)
    store.send(Step(by: 2))
    #expect(scope.state.count == 2)
    scope.send(Step())
    #expect(store.state.tally.count == 3)
    #expect(scope.scope(\.count).state == 3)
  }

  @Test func `a subscriber to a scope hears of its part only`() {
    var seen: [Int] = []
    let subscription = store.scope(\.tally).subscribe(\.count) {
      seen.append($0)
    }
    store.send(Open())
    store.send(Step())
    #expect(seen == [0, 1])
    subscription.cancel()
  }

  @Test func `an optional part comes and goes, and may have a default`() {
    let detail = store.scope(\.detail)
    let count = store.scope { $0.detail ?? Tally() }.scope(\.count)
    #expect(detail.state == nil)
    #expect(count.state == 0)
    store.send(Open())
    #expect(detail.state?.count == 100)
    #expect(count.state == 100)
    store.send(Close())
    #expect(detail.state == nil)
    #expect(count.state == 0)
  }

  @Test func `a part that is gone is released`() {
    struct Holder: StoreState {
      var part: Part?
      static func == (first: Holder, second: Holder) -> Bool {
        first.part === second.part
      }
    }
    final class Part: Sendable {}
    let store = Store(Holder(part: Part()), [])
    let scope = store.scope(\.part)
    weak let part = scope.state
    let subscription = scope.subscribe({ $0 != nil }, { _ in })
    #expect(part != nil)
    store.update { $0.part = nil }
    #expect(part == nil)
    subscription.cancel()
  }

  @Test func `a subscription to a scope does not retain the store`() {
    var store: Store<Album>? = Store(Album(), [])
    weak let weakStore = store
    let subscription = store?.scope(\.tally).subscribe(\.count) { _ in }
    store = nil
    #expect(weakStore == nil)
    #expect(subscription?.isActive == false)
  }

  @Test func `one component works on two kinds of state`() {
    @MainActor final class Label {
      var text = ""
      func watch(_ view: some StoreView<Int>) {
        view.subscribe(self, \.self) { $0.text = "count \($1)" }
      }
    }
    let (one, two) = (Label(), Label())
    let other = Store(Tally(count: 7), [])
    one.watch(store.scope(\.tally.count))
    two.watch(other.scope(\.count))
    #expect([one.text, two.text] == ["count 0", "count 7"])
    store.send(Step())
    #expect([one.text, two.text] == ["count 1", "count 7"])
  }

  @Test func `a binding reads what is, and writes by an action`() {
    let count = store.binding(\.tally.count) { [store] in
      Step(by: $0 - store.state.tally.count)
    }
    count.value = 5
    #expect(store.state.tally.count == 5)
    store.send(Step())
    #expect(count.value == 6)
  }

  @Test func `a binding may have a default, unset, and refuse`() {
    let isOpen = store.binding(
      { $0.detail?.count ?? -1 },
      send: { count in
        switch count {
        case ..<0: Close()
        case 0: nil
        default: Open()
        }
      })
    #expect(isOpen.value == -1)
    isOpen.value = 1
    #expect(isOpen.value == 100)
    isOpen.value = 0
    #expect(isOpen.value == 100)
    isOpen.value = -5
    #expect(isOpen.value == -1)
  }
}
