import Diff
import EmojiModel
import Foundation
import Redux
import TestSupport
import Testing

@testable import emoji

/// Random keys, sizes and changes from outside; with `EXHAUSTIVE` set, 10,000.
@MainActor
struct RandomKeysTests {
  private nonisolated static let isExhaustive =
    ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil
  private nonisolated static let rounds = isExhaustive ? 1_000 : 120
  private nonisolated static let seeds = 1...(isExhaustive ? 10 : 3)

  private static let emoji: [Emoji] = ["🐶", "🐱", "❤️", "👨‍👩‍👧‍👦", "👍🏽"].compactMap {
    try? Emoji($0)
  }
  private static let keys =
    KeyTable.bindings.flatMap(\.keys) + ["a", "d", "o", "g", "e", "0", " "]

  @Test(arguments: seeds)
  func `no key does harm, and undoing all leads to the first state`(
    seed: Int
  ) async throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let driver = try await Driver(
      ["🐶🐱🍎🦊🐢🐧", "", "🦁🐻"], columns: 24, rows: 8)
    let first = driver.state.content.collection
    // The history begins with the state that is met first; chance may leave the
    // order as it is.
    while driver.state.revision == 0 { await driver.press("s") }
    for round in 0..<Self.rounds {
      let done = try await step(driver, &generator)
      let state = driver.state
      let place = Place.nearest(to: state.route, among: state.places)
      #expect(place.isExact, "seed \(seed), round \(round): \(done)")
      #expect(
        driver.browser.route == state.route,
        "seed \(seed), round \(round): \(done)")
      #expect(
        state.places.nearest(state.cursor) == state.cursor,
        "seed \(seed), round \(round): \(done)")
      #expect(driver.browser.frame.size == state.size)
      if round % 20 == 0 { try check(driver, "seed \(seed), round \(round)") }
    }
    try check(driver, "seed \(seed)")
    try await undoAll(driver)
    #expect(driver.state.content.collection == first, "seed \(seed)")
    #expect(try driver.files.load().collection == first, "seed \(seed)")
  }

  /// Does something at random, and says what.
  private func step(
    _ driver: Driver, _ generator: inout SplitMix64
  ) async throws -> String {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0:
      let size = ScreenSize(
        columns: .random(in: 0...50, using: &generator),
        rows: .random(in: 0...20, using: &generator))
      await driver.browser.resize(size)
      return "\(size)"
    case 1:
      let action = outsideAction(driver, &generator)
      try? await driver.outside(action)
      if Bool.random(using: &generator) { await driver.browser.look() }
      return action.command
    case 2:
      try edit(driver, &generator)
      if Bool.random(using: &generator) { await driver.browser.look() }
      return "an edit of the file"
    case 3:
      let point = ScreenPoint(
        column: .random(in: -1...30, using: &generator),
        row: .random(in: -1...12, using: &generator))
      _ = await driver.browser.handle(.mouse(.press(point)))
      return "\(point)"
    case 4:
      let texts = ["🐭🐹", "dog", "\u{1B}[A", ":help", "/", "%"]
      let text = texts.randomElement(using: &generator) ?? ""
      _ = await driver.browser.handle(.paste(text))
      return text
    default:
      let key = Self.keys.randomElement(using: &generator) ?? .escape
      await driver.press(key)
      return key.name
    }
  }

  private func outsideAction(
    _ driver: Driver, _ generator: inout SplitMix64
  ) -> any CollectionAction {
    let section = Int.random(in: 0...2, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return AddEmoji(Self.emoji, to: section, at: 0)
    case 1: return RemoveEmoji(at: [0], from: section)
    case 2: return MoveSection(from: section, to: 0)
    default: return RemoveSection(section)
    }
  }

  /// Writes the file as a person with an editor might.
  private func edit(
    _ driver: Driver, _ generator: inout SplitMix64
  ) throws {
    let titles = ["A", "B", "C", "Ä"].shuffled(using: &generator)
    let sections = titles.prefix(.random(in: 0...4, using: &generator)).map {
      ListedSection(
        title: $0,
        emoji: Self.emoji.filter { _ in Bool.random(using: &generator) }
          .map(\.text))
    }
    try driver.folder.write(collectionFile(of: sections), to: "c.json")
  }

  private func check(_ driver: Driver, _ comment: Comment) throws {
    let files = CollectionFiles(path: driver.folder.path("c.json"))
    #expect(try files.check().faults == [], comment)
  }

  private func undoAll(_ driver: Driver) async throws {
    await driver.browser.look()
    for _ in 0..<30 { await driver.press(.escape) }
    for _ in 0..<10 * Self.rounds {
      await driver.press("u")
      if driver.state.message?.text == "there is nothing to undo" { return }
    }
    Issue.record("undoing comes to no end: \(driver.status)")
  }
}
