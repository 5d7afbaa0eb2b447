import Diff
import EmojiModel
import Redux
import Testing

@MainActor
struct CollectionActionTests {
  @Test func `adding puts emoji at the end or at an index`() throws {
    let start = try collection("🐶🐱", "")
    let emoji = try Emoji.list(in: "🍎❤")
    #expect(try reduce(start, AddEmoji(emoji, to: 0)).rows == ["🐶🐱🍎❤️", ""])
    #expect(
      try reduce(start, AddEmoji(emoji, to: 0, at: 1)).rows
        == ["🐶🍎❤️🐱", ""])
    #expect(
      error(start, AddEmoji(emoji, to: 2)) == .noSection(index: 2, count: 2))
    #expect(
      error(start, AddEmoji(emoji, to: 1, at: 1))
        == .noItemPlace(
          index: 1, section: start.sections[1].title, limit: 0))
    #expect(
      error(start, AddEmoji(emoji, to: -1)) == .noSection(index: -1, count: 2))
  }

  @Test func `removing counts indexes in the list as it was`() throws {
    let start = try collection("🐶🐱🍎❤")
    #expect(
      try reduce(start, RemoveEmoji(at: [2, 0], from: 0)).rows == ["🐱❤️"])
    #expect(
      error(start, RemoveEmoji(at: [1, 1], from: 0)) == .repeatedIndex(1))
    #expect(
      error(start, RemoveEmoji(at: [4], from: 0))
        == .noItem(index: 4, section: start.sections[0].title, count: 4))
    #expect(error(start, RemoveEmoji(at: [-1], from: 0)) != nil)
  }

  @Test func `moving counts the target after the emoji was taken out`() throws {
    let start = try collection("🐶🐱🍎", "❤")
    let moved = try reduce(start, move(0, 0, 0, 2))
    #expect(moved.rows == ["🐱🍎🐶", "❤️"])
    #expect(try reduce(start, move(0, 1, 1, 1)).rows == ["🐶🍎", "❤️🐱"])
    #expect(error(start, move(0, 0, 0, 3)) != nil)
    #expect(error(start, move(0, 3, 0, 0)) != nil)
    #expect(error(start, move(0, 0, 2, 0)) == .noSection(index: 2, count: 2))
  }

  @Test func `replacing changes one emoji`() throws {
    let start = try collection("🐶🐱")
    let replace = ReplaceEmoji(
      at: ItemPosition(section: 0, index: 1), with: try Emoji("🍎"))
    #expect(try reduce(start, replace).rows == ["🐶🍎"])
  }

  @Test func `the same seed gives the same order`() throws {
    let start = try collection("🐶🐱🍎❤👍🐸", "🐶🐱🍎❤👍🐸")
    let once = try reduce(start, ShuffleEmoji(seed: 7))
    #expect(once == (try reduce(start, ShuffleEmoji(seed: 7))))
    #expect(once != (try reduce(start, ShuffleEmoji(seed: 8))))
    #expect(once.rows[0].sorted() == start.rows[0].sorted())
    let one = try reduce(start, ShuffleEmoji(sections: [1], seed: 7))
    #expect(one.rows[0] == start.rows[0])
    #expect(one.rows[1] != start.rows[1])
  }

  @Test func `chance adds and removes by its seed alone`() throws {
    let start = try collection("🐶🐱🍎", "")
    let added = try reduce(start, AddRandomEmoji(count: 4, seed: 1, to: 1))
    #expect(added.rows[1].count == 4)
    #expect(
      added == (try reduce(start, AddRandomEmoji(count: 4, seed: 1, to: 1))))
    let removed = try reduce(start, RemoveRandomEmoji(from: 0, seed: 5))
    #expect(removed.rows[0].count == 2)
    #expect(
      error(start, RemoveRandomEmoji(from: 1, seed: 5))
        == .emptySection(start.sections[1].title))
  }

  @Test func `clearing leaves the sections`() throws {
    let start = try collection("🐶", "🐱")
    #expect(try reduce(start, ClearSections()).rows == ["", ""])
    #expect(try reduce(start, ClearSections([1])).rows == ["🐶", ""])
    #expect(error(start, ClearSections([1, 1])) == .repeatedIndex(1))
  }

  @Test func `sections are added, renamed, moved and removed`() throws {
    let start = try collection("🐶", "🐱")
    let title = try SectionTitle("New")
    #expect(
      try reduce(start, AddSection(title, at: 1)).titles == ["A", "New", "B"])
    #expect(
      try reduce(start, RenameSection(0, to: title)).titles == ["New", "B"])
    #expect(try reduce(start, MoveSection(from: 0, to: 1)).rows == ["🐱", "🐶"])
    #expect(try reduce(start, RemoveSection(0)).rows == ["🐱"])
    #expect(error(start, AddSection(title, at: 3)) != nil)
    #expect(error(start, MoveSection(from: 0, to: 2)) != nil)
    #expect(error(start, RemoveSection(2)) == .noSection(index: 2, count: 2))
  }

  @Test func `no two sections get the same title`() throws {
    let start = try collection("🐶", "🐱")
    let taken = start.sections[1].title
    #expect(error(start, AddSection(taken)) == .titleTaken(taken))
    #expect(error(start, RenameSection(0, to: taken)) == .titleTaken(taken))
    #expect(try reduce(start, RenameSection(1, to: taken)) == start)
  }

  @Test func `the models follow every action`() throws {
    let store = Store(
      CollectionState(try collection("🐶", "")), CollectionState.stages)
    store.send(AddEmoji(try Emoji.list(in: "🐱"), to: 1))
    store.send(ShuffleEmoji(seed: 1))
    store.send(MoveSection(from: 0, to: 1))
    let models = store.state.models
    #expect(models == SectionModel.build(from: store.state.collection))
    #expect(models.map(\.header.text) == ["B", "A"])
    #expect(models.map(\.footer) == [nil, nil])
    store.send(ClearSections())
    #expect(store.state.models.map(\.footer) == ["empty", "empty"])
  }

  @Test func `a new title alone gives new models`() throws {
    let store = Store(
      CollectionState(try collection("🐶", "🐱")), CollectionState.stages)
    let items = store.state.models.map(\.items)
    store.send(RenameSection(1, to: try SectionTitle("Cats")))
    #expect(store.state.models.map(\.header.text) == ["A", "Cats"])
    #expect(store.state.models.map(\.items) == items)
  }

  @Test func `equal emoji in two places are two items`() throws {
    let store = Store(
      CollectionState(try collection("🐶🐱🐶", "")), CollectionState.stages)
    let before = store.state.collection
    store.send(RemoveEmoji(at: [2], from: 0))
    let changes = CollectionChangeset(
      from: before.sections, to: store.state.collection.sections)
    let removed = ItemPosition(section: 0, index: 2)
    #expect(changes.deletes.map(\.position) == [removed])
  }

  @Test func `a failed action leaves the state and says which it was`() throws {
    let start = CollectionState(try collection("🐶", ""))
    let store = Store(start, CollectionState.stages)
    let action = move(0, 0, 1, 5)
    store.send(action)
    #expect(store.state == start)
    #expect(store.failure?.action as? MoveEmoji == action)
    store.send(ClearSections())
    #expect(store.failure == nil)
  }

  private func move(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> MoveEmoji {
    MoveEmoji(
      from: ItemPosition(section: a, index: b),
      to: ItemPosition(section: c, index: d))
  }

  private func reduce(
    _ collection: EmojiCollection, _ action: some CollectionAction
  ) throws -> EmojiCollection {
    var after = collection
    try action.reduce(&after)
    return after
  }

  private func error(
    _ collection: EmojiCollection, _ action: some CollectionAction
  ) -> CollectionError? {
    var after = collection
    do throws(CollectionError) {
      try action.reduce(&after)
      return nil
    } catch {
      return error
    }
  }
}
