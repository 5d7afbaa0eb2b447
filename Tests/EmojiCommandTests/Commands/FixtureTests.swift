import Foundation
import TestSupport
import Testing

/// What other programs read, byte for byte as in `Fixtures`.
struct FixtureTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// Runs a line with the two collections of a folder in the tool's home.
  private func compare(_ line: String) throws -> Finished {
    for name in ["before.json", "after.json"] {
      try tool.home.write(Fixture.text("changeset/" + name), to: name)
    }
    return try tool.line(line)
  }

  @Test func `a changeset has every kind of change in its place`() throws {
    let result = try compare("diff before.json after.json --json")
    #expect(result.output == (try Fixture.text("changeset/changeset.json")))
    #expect(result.errors == "")
  }

  @Test func `a changeset as text has a line for each change`() throws {
    let result = try compare("diff before.json after.json")
    #expect(result.output == (try Fixture.text("changeset/changeset.txt")))
  }

  @Test func `a file is written as it was read`() throws {
    for name in ["before.json", "after.json"] {
      let text = try Fixture.text("changeset/" + name)
      try tool.home.write(text, to: name)
      #expect(try tool.line("--file \(name) list --json").output == text)
      try tool.given("--file \(name) add 0 🦊", "--file \(name) undo")
      #expect(try tool.home.text(of: name) == text)
    }
  }

  /// The commands of the folder's `commands.txt`, and what they leave.
  @Test func `a session leaves the documents it always left`() throws {
    for line in try Fixture.text("session/commands.txt").split(separator: "\n")
    {
      try tool.given(line + " --quiet")
    }
    #expect(
      try tool("list").output == (try Fixture.text("session/list.tsv")))
    #expect(
      try tool("list", "--json").output
        == (try Fixture.text("session/collection.json")))
    #expect(
      try tool("diff", "2", "3", "--json").output
        == (try Fixture.text("session/shuffle.json")))
    #expect(
      try tool("diff", "0", "--json").output
        == (try Fixture.text("session/since-start.json")))
    #expect(
      timeless(try tool("log", "--json").output)
        == (try Fixture.text("session/log.json")))
    let folder = ".local/share/emoji/collection.json"
    #expect(
      try tool.home.text(of: folder)
        == (try Fixture.text("session/collection.json")))
  }

  /// Old histories stay readable: this one was written once and for all.
  @Test func `a history that was written before can be read`() throws {
    for name in ["collection.json", "collection.json.history"] {
      try tool.home.write(Fixture.text("session/" + name), to: name)
    }
    let file = "--file collection.json "
    #expect(
      timeless(try tool.line(file + "log --json").output)
        == (try Fixture.text("session/log.json")))
    #expect(
      try tool.line(file + "diff 0 --json").output
        == (try Fixture.text("session/since-start.json")))
    try tool.given(file + "redo", file + "undo 4")
    #expect(try tool.line(file + "diff 0").output == "")
  }

  /// The time of a revision is not the same on every run.
  private func timeless(_ text: String) -> String {
    text.replacing(
      #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/#, with: "2026-01-01T00:00:00Z")
  }
}
