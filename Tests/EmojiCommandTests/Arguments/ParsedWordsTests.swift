import Testing

@testable import emoji

struct ParsedWordsTests {
  @Test func `arguments and flags that are not there have no words`() throws {
    let words = try SampleCommands.run("diff")
    #expect(words.one("FROM") == nil)
    #expect(words.all("TO").isEmpty)
    #expect(words.value("file") == nil)
    #expect(try words.integer(positional: "FROM") == nil)
    #expect(try SampleCommands.run("shuffle").seed("seed") == nil)
  }

  /// The parser checks the kinds that are numbers; of others the command asks.
  @Test func `a word that is no number is refused when it is asked for`()
    throws
  {
    let words = try SampleCommands.run("diff x --file y")
    #expect(
      throws: UsageError.unfit(
        "x", name: "FROM", kind: .index, command: "diff")
    ) {
      try words.integer(positional: "FROM")
    }
    #expect(
      throws: UsageError.unfit(
        "y", name: "--file", kind: .index, command: "diff")
    ) {
      try words.integer("file")
    }
    #expect(throws: UsageError.self) { try words.seed("file") }
    #expect(throws: UsageError.self) { try words.seconds("file") }
  }

  @Test func `asking for what a command does not have stops the program`()
    async
  {
    await #expect(processExitsWith: .failure) {
      _ = try SampleCommands.run("list").has("seed")
    }
    await #expect(processExitsWith: .failure) {
      _ = try SampleCommands.run("list").all("TITLE")
    }
    await #expect(processExitsWith: .failure) {
      _ = try SampleCommands.run("list").word("SECTION")
    }
  }
}
