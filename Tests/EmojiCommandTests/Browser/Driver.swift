import Diff
import EmojiModel
import Foundation
import Redux
import TestSupport
import Testing

@testable import emoji

/// A browser without a terminal on a collection of its own.
@MainActor
final class Driver {
  let folder: TemporaryFolder
  let files: BrowserFiles
  let browser: Browser

  /// Opens a collection of sections titled A, B and so on.
  convenience init(
    _ sections: [String], at route: Route = [], columns: Int = 40,
    rows: Int = 12, changes: [any CollectionAction] = [],
    patience: Duration = .seconds(20)
  ) async throws {
    let listed = zip("ABCDEFGH", sections).map { title, emoji in
      ListedSection(title: String(title), emoji: emoji.map(String.init))
    }
    try await self.init(
      listed: listed, at: route, columns: columns, rows: rows, changes: changes,
      patience: patience)
  }

  /// Opens a collection of sections.
  init(
    listed: [ListedSection], at route: Route, columns: Int, rows: Int,
    changes: [any CollectionAction] = [], patience: Duration = .seconds(20)
  ) async throws {
    folder = try TemporaryFolder()
    let path = folder.path("c.json")
    try folder.write(collectionFile(of: listed), to: "c.json")
    files = BrowserFiles(path: path, patience: .seconds(30))
    for action in changes {
      let outcome = try await files.outcome(of: action)
      #expect(outcome is Adopt, "\(outcome)")
    }
    browser = try Browser(
      BrowserFiles(path: path, patience: patience), route: route,
      size: ScreenSize(columns: columns, rows: rows))
    await browser.settle()
  }

  var state: BrowserState { browser.state }

  /// The text of the screen.
  var text: String { browser.frame.text }

  /// The last line of the screen.
  var status: String { browser.frame.text(ofRow: state.size.rows - 1) }

  /// The last two lines of the screen.
  var lastLines: [String] {
    (1...2).reversed().map { browser.frame.text(ofRow: state.size.rows - $0) }
  }

  /// The emoji of each section in the file.
  var rows: [String] {
    get throws {
      try files.load().collection.rows
    }
  }

  /// Presses keys one after the other.
  @discardableResult
  func press(_ keys: Key...) async -> Browser.Wish? {
    var wish: Browser.Wish?
    for key in keys { wish = await browser.handle(.key(key)) }
    return wish
  }

  /// Types a text.
  func type(_ text: String) async {
    for character in text {
      _ = await browser.handle(.key(.character(character)))
    }
  }

  /// Does something that another process would do, if that is possible.
  func outside(_ action: any CollectionAction) async throws {
    _ = try await files.outcome(of: action)
  }
}

extension EmojiCollection {
  /// The emoji of each section.
  var rows: [String] {
    sections.map { $0.elements.map(\.text).joined() }
  }

  var titles: [String] { sections.map(\.title.text) }
}

extension BrowserFiles {
  /// Makes a change to the collection as it is.
  @MainActor
  fileprivate func outcome(
    of action: any CollectionAction
  ) async throws -> any Action {
    let shown = try load().collection
    return await perform(.action(action), on: shown, cursor: nil)
  }
}
