import TestSupport
import Testing

/// Moving emoji in and out of the collection.
struct ImportTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  private let file = "# Animals\n🐶 🐱 🐶\n# Food, \"fruit\"\n- 🍎 red apple\n"

  @Test func `a file is merged by the titles of its sections`() throws {
    try tool.home.write(file, to: "a.txt")
    let result = try tool("import", "a.txt")
    #expect(
      result.output == """
        Animals  (section added)
          + 0-2  🐶 🐱 🐶
        Food, "fruit"  (section added)
          + 0  🍎

        """)
    #expect(result.code == 0)
    let again = try tool("import", "a.txt")
    #expect(again.output.isEmpty && again.errors == "nothing changed\n")
    #expect(try tool("log").lines.count == 1)
  }

  @Test func `a dry run prints the changes and makes none`() throws {
    let planned = try tool(
      "import", "-", "--dry-run", "--json", input: file)
    #expect(planned.code == 0)
    #expect(try tool.home.files().isEmpty)
    let done = try tool("import", "-", "--json", input: file)
    #expect(planned.output == done.output)
    let before = try tool.home.files()
    #expect(try tool("import", "-", "--dry-run", input: "🦊").code == 0)
    #expect(try tool.home.files() == before)
  }

  @Test func `a line that is not understood stops everything`() throws {
    try tool.home.write("🐶\nnonsense here\n🐱 !\n", to: "b.txt")
    let result = try tool("import", "b.txt")
    #expect(
      result.errors == """
        emoji: b.txt: line 2: no emoji is called nonsense here
        emoji: b.txt: line 3: "!" is not an emoji
        emoji: nothing of b.txt was taken, for these 2 reasons
        '--skip-bad' leaves out what is not understood.

        """)
    #expect(result.code == 65 && result.output.isEmpty)
    #expect(try tool("list").output.isEmpty)
    let skipped = try tool("import", "b.txt", "--skip-bad")
    #expect(skipped.code == 0)
    #expect(skipped.errors.contains("b.txt: line 2"))
    #expect(try tool("list").output == "0\t0\t🐶\tEmoji Section 0\n")
  }

  @Test func `nothing is never what replaces a collection`() throws {
    try tool.given("add 0 🐶")
    try tool.home.write("nonsense\n", to: "b.txt")
    let result = try tool("import", "b.txt", "--replace", "--skip-bad")
    #expect(result.code == 65)
    #expect(result.errors.hasSuffix("emoji: nothing of b.txt was taken\n"))
    #expect(try tool("list").output == "0\t0\t🐶\tEmoji Section 0\n")
    try tool.home.write("[]", to: "c.json")
    try tool.given("import c.json --replace")
  }

  @Test func `newer emoji have a hint of their own`() throws {
    try tool.home.write("🇽🇽\n", to: "b.txt")
    let result = try tool("import", "b.txt")
    #expect(
      result.errors.hasSuffix(
        "'--allow-unknown' takes emoji that are newer than the table.\n"))
    try tool.given("import b.txt --allow-unknown")
  }

  @Test func `a section that is named takes everything`() throws {
    _ = try tool("add", "1", "🦊")
    #expect(try tool("import", "-", "1", input: file).code == 0)
    #expect(try tool("export", "1", "--format=string").output == "🦊🐶🐱🐶🍎\n")
    #expect(try tool("import", "-", "1", "--replace", input: "🐭").code == 0)
    #expect(try tool("export", "1", "--format=string").output == "🐭\n")
    #expect(try tool("import", "-", "7", input: "🐭").code == 65)
  }

  @Test func `an export of each form imports as the same collection`() throws {
    _ = try tool("import", "-", input: file)
    _ = try tool("section", "rename", "0", "# \u{202E} a,b")
    _ = try tool("add", "0", "👍🏽", "🇽🇽", "--allow-unknown")
    let whole = try tool("export").output
    #expect(whole == (try tool("list", "--json").output))
    for form in ["json", "text", "markdown", "csv", "shortcodes"] {
      let text = try tool("export", "--format", form).output
      _ = try tool("clear")
      let words = ["import", "-", "--replace", "--allow-unknown"]
      #expect(try tool.run(words, input: text).code == 0, "\(form)")
      #expect(try tool("export").output == whole, "\(form)")
      let differs = try tool("diff", "-", "--exit-code", input: text)
      #expect(differs.code == 0, "\(form): \(differs.output)")
    }
  }

  @Test func `diff reads every form`() throws {
    try tool.home.write("🐶 :cat:", to: "a.txt")
    try tool.home.write("[\"🐱\", \"🐶\"]", to: "b.json")
    let result = try tool("diff", "a.txt", "b.json")
    #expect(result.output == "Emoji Section 0\n  ~ 1 → 0  🐱\n")
    try tool.home.write("🐶\noops!\n", to: "c.txt")
    let broken = try tool("diff", "a.txt", "c.txt")
    #expect(broken.errors.contains("c.txt: line 2: "))
    #expect(broken.code == 65)
  }

  @Test func `titles do not reach the terminal unseen`() throws {
    _ = try tool("section", "rename", "0", "a\u{202E}b")
    let words = ["export", "--format", "text"]
    let shown = try tool.run(words, hasTerminal: true)
    #expect(shown.lines.first == "# a\\u{202E}b")
    #expect(try tool.run(words).lines.first == "# a\u{202E}b")
  }

  @Test func `what is no file of emoji is refused with its fault`() throws {
    #expect(try tool("import", "missing").code == 66)
    #expect(try tool("import", "-").code == 65)
    let cut = try tool.run(
      bytes: [Array("import".utf8), Array("-".utf8)], input: [0x61, 0xFF])
    #expect(
      cut.errors
        == "emoji: standard input: byte 1 is not valid UTF-8\n")
    #expect(cut.code == 65)
    let marks = "🐶" + String(repeating: "\u{301}", count: 300_000)
    #expect(try tool("import", "-", input: marks).code == 65)
    #expect(try tool.home.files().isEmpty)
  }
}
