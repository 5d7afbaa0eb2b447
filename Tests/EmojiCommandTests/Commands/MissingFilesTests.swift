import Foundation
import TestSupport
import Testing

/// One of a collection's files is taken away.
struct MissingFilesTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("--file c.json add 0 🐶🐱")
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: tool.home.path(name))
  }

  @Test func `a collection that was removed can be had back`() throws {
    try remove("c.json")
    #expect(try tool.line("--file c.json list").output == "")
    #expect(try tool.line("--file c.json log").output.contains("outside"))
    try tool.given("--file c.json undo")
    #expect(try tool.sections(at: "c.json")[0].emoji == ["🐶", "🐱"])
  }

  @Test func `without a history a new one begins`() throws {
    try remove("c.json.history")
    #expect(try tool.line("--file c.json log").output == "")
    try tool.refuses(
      "--file c.json undo", 1, "emoji: there is nothing to undo")
    try tool.given("--file c.json add 0 🍎", "--file c.json undo")
    #expect(try tool.line("--file c.json show 0").lines.count == 2)
  }

  @Test func `without a lock one is made`() throws {
    try remove("c.json.lock")
    try tool.refuses(
      "--file c.json add 3 🍎", 65,
      "emoji: there is no section 3, the last section is 2")
    try tool.given("--file c.json add 0 🍎")
    #expect(try tool.home.files()["c.json.lock"] == [])
  }

  @Test func `a path that ends in a slash is no collection`() throws {
    for line in ["list", "log", "add 0 🐶"] {
      try tool.refuses(
        "--file box/ \(line)", 74,
        "emoji: cannot read box/: it is not a regular file")
    }
    #expect(!FileManager.default.fileExists(atPath: tool.home.path("box")))
  }

  @Test func `standard input that cannot be read is an error`() throws {
    let folder = try tool.shell("emoji add 0 - <.")
    #expect(
      folder.errors == "emoji: cannot read standard input: Is a directory\n")
    #expect(folder.code == 74)
    #expect(try tool.shell("emoji add 0 - <&-").code == 74)
  }

  @Test func `a variable that is no text is refused by its name`() throws {
    let result = try tool.shell("EMOJI_FILE=$(printf '\\377') emoji list")
    #expect(
      result.errors
        == "emoji: the environment variable EMOJI_FILE is not valid UTF-8\n")
    #expect(result.code == 65)
  }
}
