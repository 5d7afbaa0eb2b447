import TestSupport
import Testing

struct DiffCommandTests {
  private let tool: Tool
  private let animals = ListedSection("Animals", "🐶", "🐱")
  private let food = ListedSection("Food", "🍎")

  init() throws {
    tool = try Tool()
  }

  @Test func `without words it shows what the last change did`() throws {
    #expect(try tool("diff").output == "")
    try tool.given("add 0 🐶🐱", "remove 0 0")
    let expected = """
      Emoji Section 0
        - 0  🐶

      """
    #expect(try tool("diff").output == expected)
    #expect(try tool("diff", "-1").output == expected)
    #expect(try tool("diff", "1", "2").output == expected)
    try tool.given("undo")
    #expect(
      try tool("diff").output == """
        Emoji Section 0
          + 0  🐶

        """)
    #expect(try tool("diff", "1").output == "")
  }

  @Test func `the answer shows in the exit code if it is asked for`() throws {
    #expect(try tool("diff", "--exit-code").code == 0)
    try tool.given("add 0 🐶")
    for format in ["text", "json", "stat"] {
      let words = ["diff", "--exit-code", "--format", format]
      #expect(try tool.run(words).code == 1)
      #expect(try tool.run(words).errors == "")
      #expect(try tool.run(words + ["0", "0"]).code == 0)
      #expect(try tool.run(["diff", "--format=\(format)"]).code == 0)
    }
  }

  @Test func `revisions are taken in either order`() throws {
    try tool.given("add 0 🐶", "section add A", "add A 🐱")
    #expect(
      try tool("diff", "3", "0").output == """
        Emoji Section 0
          - 0  🐶
        A  (section removed)
          - 0  🐱

        """)
    #expect(
      try tool("diff", "-3").output == tool("diff", "0", "3").output)
    try tool.refuses(
      "diff 4", 65, "emoji: there is no revision 4, the last one is 3")
    try tool.refuses(
      "diff -4", 65, "emoji: there is no revision -4, the first one is -3")
  }

  @Test func `two files are compared without the stored collection`() throws {
    try tool.home.write(collectionFile(animals), to: "old.json")
    try tool.home.write(collectionFile(animals, food), to: "new.json")
    try tool.home.write("broken", to: ".local/share/emoji/collection.json")
    try tool.home.write(
      "broken", to: ".local/share/emoji/collection.json.history")
    let expected = """
      Food  (section added)
        + 0  🍎

      """
    let files = try tool("diff", "old.json", "new.json")
    #expect(files.output == expected && files.errors == "")
    let input = collectionFile(animals)
    #expect(
      try tool("diff", "-", "new.json", input: input).output == expected)
    let json = try tool("diff", "old.json", "-", "--json", input: input).output
    #expect(json.contains("\"from\": {\"file\": \"old.json\"},"))
    #expect(json.contains("\"to\": {\"file\": \"-\"},"))
  }

  @Test func `a file is compared with a revision, or with now`() throws {
    try tool.given("add 0 🐶")
    try tool.home.write(try tool("list", "--json").output, to: "now.json")
    #expect(try tool("diff", "now.json", "--exit-code").code == 0)
    #expect(try tool("diff", "0", "now.json").lines.last == "  + 0  🐶")
    #expect(try tool("diff", "now.json", "0").lines.last == "  - 0  🐶")
  }

  @Test func `a file that cannot be read is refused`() throws {
    try tool.home.write(collectionFile(animals), to: "good.json")
    try tool.home.write("", to: "empty.json")
    try tool.refuses("diff no.json", 66, "emoji: there is no file no.json")
    try tool.refuses(
      "diff good.json no.json", 66, "emoji: there is no file no.json")
    try tool.refuses(
      "diff empty.json", 65, "emoji: empty.json: the file is empty")
    #expect(try tool("diff", ".", "good.json").code == 74)
    #expect(try tool("diff", "good.json", "-").code == 65)
    let result = try tool.run(
      bytes: ["diff", "good.json", "-"].map { Array($0.utf8) },
      input: [0x5B, 0x22, 0xC3, 0x28])
    #expect(
      result.errors == "emoji: standard input: byte 2 is not valid UTF-8\n")
    #expect(result.code == 65)
  }

  @Test func `the counts alone are a table`() throws {
    try tool.home.write(
      collectionFile(ListedSection("A", "🐶", "🐱"), food), to: "old.json")
    try tool.home.write(
      collectionFile(ListedSection("B", "🐱", "🐶", "🦊")), to: "new.json")
    #expect(
      try tool("diff", "old.json", "new.json", "--format", "stat").output == """
        1\tinserts
        1\tdeletes
        1\tmoves
        1\tsection deletes
        1\tsection renames

        """)
  }

  @Test func `words that make no command are wrong usage`() throws {
    let help = "See 'emoji help diff'."
    try tool.refuses(
      "diff 0 1 2", 64, "emoji: '2' is one word too many for 'diff'", help)
    try tool.refuses(
      "diff - -", 64,
      "emoji: '-' was given twice, but standard input can be read only once",
      help)
    try tool.refuses(
      "diff --json --format stat", 64,
      "emoji: --json and --format stat exclude each other", help)
    #expect(try tool.line("diff --json --format json").code == 0)
    #expect(try tool.line("diff --format yaml").code == 64)
  }
}
