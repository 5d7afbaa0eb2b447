import TestSupport
import Testing

struct ApplyTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.home.write(
      collectionFile(
        ListedSection("A", "🐶", "🐱", "🐶"), ListedSection("B", "🍎")),
      to: "old.json")
    try tool.home.write(
      collectionFile(
        ListedSection("C/~1", "🦊"), ListedSection("B", "🐶", "🍎", "🐶"),
        ListedSection("D")),
      to: "new.json")
  }

  @Test(arguments: ["json", "json-patch"])
  func `what diff prints leads from one file to the other`(
    format: String
  ) throws {
    let new = try tool.line("--file new.json list --json").output
    let changes = try tool.line("diff old.json new.json --format \(format)")
    let result = try tool.line("--file old.json apply -", input: changes.output)
    #expect(result.errors == "" && result.code == 0)
    #expect(try tool.line("--file old.json list --json").output == new)
    try tool.home.write(changes.output, to: "changes")
    try tool.given("--file old.json undo")
    try tool.given("--file old.json apply changes")
    #expect(try tool.line("--file old.json list --json").output == new)
  }

  @Test(arguments: ["json", "json-patch"])
  func `changes that do not fit are refused whole`(format: String) throws {
    let changes = try tool.line("diff new.json old.json --format \(format)")
    try tool.home.write(changes.output, to: "changes")
    let before = try tool.home.files()
    let result = try tool.line("--file old.json apply changes")
    #expect(result.errors.hasPrefix("emoji: "))
    #expect(result.code == 65 && result.output == "")
    #expect(try tool.home.files() == before)
  }

  @Test func `a file that is no changeset is refused`() throws {
    try tool.home.write("", to: "empty")
    try tool.home.write("{\"format\":", to: "torn")
    try tool.refuses("apply empty", 65, "emoji: empty: the file is empty")
    try tool.refuses(
      "apply torn", 65, "emoji: torn: line 1: the document ends too soon")
    try tool.refuses("apply none", 66, "emoji: there is no file none")
    try tool.given("--file c.json add 0 🐶")
    try tool.refuses(
      "apply c.json", 65,
      "emoji: c.json: its format is \"emoji-collection\", not \"emoji-changeset\""
    )
    try tool.home.write(
      try tool("--file", "c.json", "diff", "--json").output, to: "changes")
    try tool.refuses(
      "import changes", 65,
      "emoji: changes: its format is \"emoji-changeset\", not \"emoji-collection\""
    )
    #expect(try tool.line("apply new.json").code == 65)
    #expect(try tool.line("apply .").code == 74)
    #expect(try tool.line("apply").code == 64)
  }
}
