import Foundation
import TestSupport

@testable import EmojiModel

/// A collection with eight revisions, an undo and a redo among them.
@MainActor
struct EightRevisions {
  let folder: TemporaryFolder
  let files: CollectionFiles
  /// The bytes of the history.
  let history: [UInt8]
  /// The bytes of the collection.
  let collection: [UInt8]
  /// The state at each revision.
  let states: [EmojiCollection]
  /// The command of each revision but the first.
  let commands: [String]

  init() throws {
    folder = try TemporaryFolder()
    files = CollectionFiles(path: folder.path("collection.json"))
    try files.add("🐶🐱")
    try files.add("❤")
    try files.set(EmojiModelTests.collection("🐱", "🍎🐶"))
    _ = try files.undo()
    _ = try files.redo()
    try files.set(EmojiModelTests.collection("🍎", "🐱🐶", "👍"))
    try files.add("🐸", to: 2)
    try files.set(EmojiModelTests.collection("🐙"))
    history = try folder.bytes(of: "collection.json.history")
    collection = try folder.bytes(of: "collection.json")
    let opened = try files.history(now: .now)
    states = try (0...8).map { try opened.collection(at: $0) }
    commands = try opened.entries().reversed().map(\.command)
  }

  /// The lines of the history, its first one included.
  var lines: [ArraySlice<UInt8>] {
    history.split(separator: UInt8(ascii: "\n"))
  }

  /// Returns lines as a file.
  func joined(_ lines: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  /// Puts another history in the place of the whole one.
  func write(history: some Sequence<UInt8>) throws {
    try folder.write(history, to: "collection.json.history")
  }

  /// Puts another collection in the place of the whole one.
  func write(collection: some Sequence<UInt8>) throws {
    try folder.write(collection, to: "collection.json")
  }

  /// Whether the tests run at full size, as `Scripts/exhaustive.sh` has it.
  static let isExhaustive =
    ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil
}
