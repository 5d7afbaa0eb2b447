import Foundation
import TestSupport
import Testing

struct GlobalFlagsTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `flags may stand anywhere, with their value in either form`()
    throws
  {
    for words in [
      ["--file", "a.json", "add", "0", "🐶"],
      ["add", "--file=a.json", "0", "🐶"],
      ["add", "0", "🐶", "--file", "a.json"],
      ["--file=a.json", "add", "0", "🐶"],
    ] {
      #expect(try tool.run(words).code == 0)
    }
    #expect(try tool.sections(at: "a.json")[0].emoji.joined() == "🐶🐶🐶🐶")
    let files = try tool.home.files().keys.sorted()
    #expect(files == ["a.json", "a.json.history", "a.json.lock"])
  }

  @Test func `after two dashes every word is taken as it is`() throws {
    #expect(try tool.line("section add -- --json").code == 0)
    #expect(try tool.line("add -- --json 🐶").code == 0)
    #expect(try tool.line("list -- --json").output == "3\t0\t🐶\t--json\n")
    try tool.refuses(
      "add -- 0 --quiet", 65, "emoji: \"--quiet\" is not an emoji")
  }

  @Test func `the collection is where the variables say`() throws {
    let home = tool.home.path
    let cases: [(variables: [String: String], path: String)] = [
      ([:], ".local/share/emoji/collection.json"),
      (["XDG_DATA_HOME": home + "/data"], "data/emoji/collection.json"),
      (
        ["EMOJI_FILE": home + "/mine.json", "XDG_DATA_HOME": home + "/other"],
        "mine.json"
      ),
      (["EMOJI_FILE": ""], ".local/share/emoji/collection.json"),
      (["XDG_DATA_HOME": "relative"], ".local/share/emoji/collection.json"),
    ]
    for (variables, path) in cases {
      let before = try tool.home.files()[path]
      #expect(try tool.run(["add", "0", "🐶"], variables: variables).code == 0)
      let after = try tool.home.files()[path]
      #expect(after != nil && after != before, "\(variables)")
    }
  }

  @Test func `without a home the place must be named`() throws {
    let variables = ["HOME": ""]
    let result = try tool.run(["add", "0", "🐶"], variables: variables)
    #expect(
      result.errors == """
        emoji: cannot tell where the collection is: HOME is not set
        '--file PATH' or EMOJI_FILE says where it is.

        """)
    #expect(result.code == 73)
    #expect(
      try tool.run(["add", "0", "🐶", "--file", "a"], variables: variables).code
        == 0)
  }

  @Test func `--quiet silences what changed, and nothing else`() throws {
    #expect(try tool.line("add 0 🐶 --quiet").output == "")
    #expect(try tool.line("-q add 0 🐶 --json").output == "")
    #expect(try tool.line("move 0 0 0 0 -q").errors == "nothing changed\n")
    #expect(try tool.line("list -q").lines.count == 2)
    #expect(try tool.line("add 9 🐶 -q").errors.hasPrefix("emoji: "))
  }

  @Test(arguments: [
    "list", "list 1", "show 1", "log", "log --patch", "log -n 0", "diff",
    "diff 0 1 --exit-code", "add 0 🐱", "remove 0 0", "move 0 0 1 0",
    "replace 0 0 🦊", "shuffle --seed 1", "sort", "dedupe", "clear",
    "section add A", "section rename 0 A", "section move 0 1",
    "section remove 0", "undo", "redo", "restore 0", "revert 1",
    "compact --keep 0", "compact", "check", "check --repair", "import -",
    "import - --dry-run", "export", "search dog", "search zzzzzz", "info 🐶",
    "copy 0 0",
  ])
  func `--json prints one document and nothing else`(line: String) throws {
    try tool.given("add 0 🐶🍎", "add 0 🐢", "undo")
    let result = try tool.line(line + " --json", input: "🐸\n")
    #expect([0, 1].contains(result.code), "\(result.errors)")
    _ = try JSONSerialization.jsonObject(with: Data(result.outputBytes))
    #expect(result.output.hasSuffix("\n"))
  }

  @Test func `--json with no effect prints the empty changeset`() throws {
    let result = try tool.line("clear --json")
    #expect(result.errors == "nothing changed\n")
    #expect(result.output.contains("\"inserts\": 0,") && result.code == 0)
    #expect(try tool.home.files().isEmpty)
  }

  @Test func `--verbose names the revision and the file`() throws {
    #expect(
      try tool.line("add 0 🐶 --verbose").errors
        == "revision 1 of \(tool.collection)\n")
  }

  @Test func `flags that are wrong are wrong usage`() throws {
    let lines = [
      "list --file", "list --file=", "list --json=yes", "list --wait soon",
      "list --wait -1", "list --color", "list --color=pink", "list --nope",
      "list -x", "list --wait 1 --wait 2", "--nope list", "list --at 0",
    ]
    for line in lines {
      let result = try tool.line(line)
      #expect(result.code == 64, "\(line)")
      #expect(result.output == "" && result.errors.hasPrefix("emoji: "))
      #expect(result.errors.split(separator: "\n").count == 2, "\(line)")
    }
  }

  @Test func `a path may hold anything but control the terminal`() throws {
    let path = "a \u{202E}b's.json"
    #expect(try tool.run(["add", "0", "🐶", "--file", path]).code == 0)
    #expect(try tool.sections(at: path)[0].emoji == ["🐶"])
    try tool.home.write("", to: path)
    try tool.refuses(
      words: ["list", "--file", path], 65,
      ["emoji: a \\u{202E}b's.json: the file is empty"])
  }

  @Test func `any bytes that are no text are refused with their place`() throws
  {
    for words in [["list"], ["list", "--file"], ["diff", "0"]] {
      let result = try tool.run(
        bytes: words.map { Array($0.utf8) } + [[0x61, 0xFF]])
      #expect(
        result.errors
          == "emoji: argument \(words.count + 1) is not valid UTF-8 "
          + "at byte 1\n")
      #expect(result.code == 65)
    }
  }
}
