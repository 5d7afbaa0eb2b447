import Diff
import TestSupport
import Testing

struct StepsTests {
  @Test func `steps lead to the target one after the other`() {
    let lists = allLists(upTo: 4, of: [0, 1, 2])
    for before in lists {
      for after in lists where namesInOrder(before + after) {
        let changes = Changeset(from: before, to: after)
        let steps = changes.steps
        if before.making(steps) != after || steps.count != changes.count {
          Issue.record("\(before) \(after) \(steps)")
        }
      }
    }
  }

  @Test func `steps of random lists lead to the target`() {
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomList(upTo: 60, kinds: 40, using: &random)
      let after = randomList(upTo: 60, kinds: 40, using: &random)
      let steps = Changeset(from: before, to: after).steps
      #expect(before.making(steps) == after, "seed \(seed)")
    }
  }

  @Test func `steps of states lead to the target one after the other`() {
    for seed in 0..<2_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let before = randomState(using: &random)
      let after =
        seed.isMultiple(of: 3)
        ? randomState(using: &random) : edited(before, using: &random)
      let changes = TestChanges(from: before, to: after)
      let steps = changes.steps
      if making(steps, in: before) != after || steps.count != changes.count {
        Issue.record("seed \(seed) \(before) \(after) \(steps)")
      }
    }
  }

  @Test func `one element to the front and another to the end`() {
    let changes = Changeset(
      from: ["a", "b", "c", "d", "e"], to: ["e", "a", "f", "c", "d", "b"])
    #expect(
      changes.steps == [
        .move(from: 4, to: 0, element: "e"),
        .move(from: 2, to: 4, element: "b"),
        .insert(at: 2, element: "f"),
      ])
  }

  @Test func `offsets that make no sense do not trap`() {
    let far = [Int.min, -1, 0, Int.max]
    for from in far {
      for to in far {
        let changes = Changeset(
          deletes: [.init(offset: to, element: 0)],
          inserts: [.init(offset: from, element: 0)],
          moves: [.init(from: from, to: to, element: 1)])
        #expect(changes.steps.count == 3)
      }
    }
  }
}

extension [Int] {
  /// Returns the list after steps that are made without any check.
  fileprivate func making(_ steps: [Changeset<Int>.Step]) -> [Int]? {
    var list = self
    for step in steps {
      switch step {
      case .delete(let place, let element):
        guard list.remove(at: place) == element else { return nil }
      case .move(let from, let to, let element):
        guard list.remove(at: from) == element else { return nil }
        list.insert(element, at: to)
      case .insert(let place, let element):
        list.insert(element, at: place)
      case .update(let place, let old, let new):
        guard list[place] == old else { return nil }
        list[place] = new
      }
    }
    return list
  }
}

/// Returns the state after steps, or nil where one does not find what it names.
private func making(
  _ steps: [TestChanges.Step], in before: [TestSection]
) -> [TestSection]? {
  var state = before
  for step in steps {
    switch step {
    case .deleteItem(let place, let element):
      let item = state[place.section].elements.remove(at: place.index)
      guard item == element else { return nil }
    case .moveItem(let from, let to, let element):
      let item = state[from.section].elements.remove(at: from.index)
      guard item == element else { return nil }
      state[to.section].elements.insert(item, at: to.index)
    case .insertItem(let place, let element):
      state[place.section].elements.insert(element, at: place.index)
    case .updateItem(let place, let old, let new):
      guard state[place.section].elements[place.index] == old else {
        return nil
      }
      state[place.section].elements[place.index] = new
    case .deleteSection(let index, let title):
      guard state.remove(at: index) == TestSection(title: title) else {
        return nil
      }
    case .moveSection(let from, let to, let title):
      let section = state.remove(at: from)
      guard section.title == title else { return nil }
      state.insert(section, at: to)
    case .insertSection(let index, let title):
      state.insert(TestSection(title: title), at: index)
    case .renameSection(let index, let old, let new):
      guard state[index].title == old else { return nil }
      state[index].title = new
    }
  }
  return state
}
