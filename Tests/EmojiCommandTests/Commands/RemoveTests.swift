import TestSupport
import Testing

struct RemoveTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶🐱🍎🐶🍵🐶")
  }

  @Test func `indexes count in the section as it was`() throws {
    let result = try tool.line("remove 0 4 0 1")
    #expect(
      result.output == """
        Emoji Section 0
          - 0-1  🐶 🐱
          - 4    🍵

        """)
    #expect(try tool.rows()[0] == "🍎🐶🐶")
  }

  @Test func `a range holds both of its ends`() throws {
    try tool.given("remove 0 1-3 5-5")
    #expect(try tool.rows()[0] == "🐶🍵")
  }

  @Test func `an emoji is the first of its kind, or with --all every one`()
    throws
  {
    try tool.given("remove 0 🐶")
    #expect(try tool.rows()[0] == "🐱🍎🐶🍵🐶")
    try tool.given("remove 0 🐶 --all")
    #expect(try tool.rows()[0] == "🐱🍎🍵")
  }

  @Test func `chance removes one, the same for a seed`() throws {
    try tool.given("remove 0 --random --seed 3")
    let row = try tool.rows()[0]
    try tool.given("undo", "remove --seed 3 0 --random")
    #expect(try tool.rows()[0] == row && row.count == 5)
    try tool.refuses(
      "remove 1 --random", 65,
      "emoji: there is no emoji in \"Emoji Section 1\" to choose from")
  }

  @Test func `what is not there is refused`() throws {
    let last = "in \"Emoji Section 0\", the last emoji is 5"
    try tool.refuses("remove 0 6", 65, "emoji: there is no emoji 6 " + last)
    try tool.refuses(
      "remove 0 0 4-6", 65, "emoji: there is no emoji 6 " + last)
    try tool.refuses(
      "remove 0 99999999999999999999", 65,
      "emoji: there is no emoji \(Int.max) " + last)
    try tool.refuses(
      "remove 0 0-99999999999999999999", 65,
      "emoji: there is no emoji \(Int.max) " + last)
    try tool.refuses(
      "remove 0 🦊", 65, "emoji: there is no 🦊 in \"Emoji Section 0\"")
    try tool.refuses(
      "remove 0 🦊 --all", 65, "emoji: there is no 🦊 in \"Emoji Section 0\"")
    try tool.refuses(
      "remove 1 0", 65,
      "emoji: there is no emoji 0 in \"Emoji Section 1\", "
        + "there is none at all")
    try tool.refuses(
      "remove 9 0", 65, "emoji: there is no section 9, the last section is 2")
  }

  @Test func `an index that is repeated or negative is refused`() throws {
    try tool.refuses("remove 0 1 1", 65, "emoji: index 1 was given twice")
    try tool.refuses("remove 0 1-3 2", 65, "emoji: index 2 was given twice")
    try tool.refuses("remove 0 🐶 0", 65, "emoji: index 0 was given twice")
    try tool.refuses("remove 0 🐱 🐱", 65, "emoji: index 1 was given twice")
    try tool.refuses(
      "remove 0 -1", 65, "emoji: an index cannot be negative, as -1 is")
    try tool.refuses(
      "remove 0 -- -1", 65, "emoji: an index cannot be negative, as -1 is")
    try tool.refuses(
      "remove 0 5-2", 65, "emoji: the range 5-2 ends before it begins")
    try tool.refuses(
      "remove 0 🐶🐱", 65, "emoji: one emoji is wanted, not '🐶🐱'")
    for word in ["1-", "1-2-3", "--1", "1.5", "+1", "0x1", "x"] {
      #expect(try tool.run(["remove", "0", "--", word]).code == 65, "\(word)")
    }
    #expect(try tool.revision() == 1)
  }

  @Test func `words that make no command are wrong usage`() throws {
    let help = "See 'emoji help remove'."
    try tool.refuses("remove", 64, "emoji: 'remove' needs SECTION", help)
    try tool.refuses("remove 0", 64, "emoji: 'remove' needs ITEM", help)
    try tool.refuses(
      "remove 0 1 --random", 64, "emoji: ITEM and --random exclude each other",
      help)
    try tool.refuses(
      "remove 0 --random --all", 64,
      "emoji: --all and --random exclude each other", help)
    try tool.refuses(
      "remove 0 1 --seed 1", 64, "emoji: --seed does nothing without --random",
      help)
  }
}
