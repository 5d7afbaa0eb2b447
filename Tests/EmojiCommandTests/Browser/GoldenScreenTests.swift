import Diff
import EmojiModel
import Foundation
import Testing

@testable import emoji

/// Screens as text, compared with the files of `Fixtures/screens`.
@MainActor
struct GoldenScreenTests {
  private static let sections = [
    "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🐣🐺🐗🐴🦄🐝🐛🦋🐌🐞🐜",
    "", "🍎🍐🍊🍋🍌🍉🍇🍓",
  ]

  private nonisolated static let screens: [(String, [Key])] = [
    ("collection", []),
    ("cursor-in-empty-section", ["1"]),
    ("carrying", ["l", "m", "2"]),
    ("search", ["a", "d", "o", "g", .down]),
    ("nothing-found", ["a", "q", "q", "q"]),
    ("filter", ["f", "f", "r", "u", "i", "t", .enter]),
    ("new-section", ["n", "C", "a", "r", "s"]),
    ("confirm", ["X"]),
    ("diff", ["d"]),
    ("history", ["H", .down, " ", .up]),
    ("revision", ["H", .down, .enter]),
    ("help", ["?"]),
    ("error", ["1", "x"]),
  ]

  @Test(
    arguments: screens.indices,
    [(80, 24), (40, 10), (20, 5)])
  func `a screen looks as it did`(
    index: Int, size: (columns: Int, rows: Int)
  ) async throws {
    let (name, keys) = Self.screens[index]
    let driver = try await Driver(
      Self.sections, columns: size.columns, rows: size.rows,
      changes: [
        MoveEmoji(
          from: .init(section: 0, index: 29), to: .init(section: 2, index: 0)),
        RemoveEmoji(at: [1, 2], from: 0),
      ])
    for key in keys { await driver.press(key) }
    let file = "screens/\(name)-\(size.columns)x\(size.rows).txt"
    try expect(Self.timeless(driver.text), file)
  }

  /// Times are not the same in two runs.
  private static func timeless(_ text: String) -> String {
    text.replacing(
      /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, with: "2026-11-30 09:00:00")
  }

  /// Compares a text with a file; with `RENEW` set, writes the file.
  private func expect(_ text: String, _ file: String) throws {
    if ProcessInfo.processInfo.environment["RENEW"] != nil {
      try Data(text.utf8).write(to: URL(filePath: Fixture.path(file)))
    }
    #expect(text == (try Fixture.text(file)), "\(file)\n\(text)")
  }
}
