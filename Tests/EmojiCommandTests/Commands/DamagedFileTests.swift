import TestSupport
import Testing

/// What stands in the collection's file may be anything; it is never lost.
struct DamagedFileTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// Expects that reading, changing and comparing the file are refused alike.
  private func refuses(
    _ bytes: [UInt8], _ fault: String..., code: Int32 = 65,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try tool.home.write(bytes, to: "c.json")
    let errors = ["emoji: c.json: \(fault[0])"] + fault.dropFirst()
    for line in ["list", "add 0 🐶", "log", "undo", "diff c.json"] {
      try tool.refuses(
        words: ["--file", "c.json"]
          + line.split(separator: " ").map(String.init),
        code, errors, sourceLocation: sourceLocation)
    }
    #expect(
      try tool.home.files() == ["c.json": bytes],
      sourceLocation: sourceLocation)
  }

  private func refuses(
    _ text: String, _ fault: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try refuses(Array(text.utf8), fault, sourceLocation: sourceLocation)
  }

  private let head = "{\"format\":\"emoji-collection\",\"version\":1,\n"

  @Test func `a file that is empty is told apart from one that is not there`()
    throws
  {
    try refuses("", "the file is empty")
    try refuses(" \n", "the file is empty")
  }

  @Test func `a file that is no JSON is refused with its line`() throws {
    try refuses(head + "\"sections\":[", "line 2: the document ends too soon")
    try refuses(
      head + "\n\"sections\":[,]}", "line 3: \",\" does not belong here")
    try refuses(head + "\"sections\":[]}}", "line 2: more text after the end")
    try refuses(head + "'sections':[]}", "line 2: \"'\" does not belong here")
    try refuses(
      head + "\"sections\":[],\"version\":1}",
      "line 2: the key \"version\" stands there twice")
    try refuses("🐶", "line 1: \"🐶\" does not belong here")
  }

  @Test func `bytes that are no text are refused with their place`() throws {
    try refuses(
      Array(head.utf8) + [0x22, 0xF0, 0x9F], "byte 43 is not valid UTF-8")
    try refuses([0xFF, 0xFE, 0x7B, 0x00], "byte 0 is not valid UTF-8")
  }

  @Test func `JSON of another form is refused with its place`() throws {
    try refuses("[]", "an object was expected")
    try refuses("{}", "\"format\" is missing")
    try refuses(
      head + "\"sections\":{}}",
      "an array was expected in sections")
    try refuses(
      head + "\"sections\":[{\"title\":\"A\"}]}",
      "\"emoji\" is missing in sections[0]")
    try refuses(
      head + "\"sections\":[],\"color\":1}", "unknown key \"color\"")
    try refuses(
      head + "\"sections\":[{\"title\":\"A\",\"emoji\":[],\"x\":1}]}",
      "unknown key \"x\" in sections[0]")
    try refuses(
      "{\"format\":\"emoji-changeset\",\"version\":1}",
      "its format is \"emoji-changeset\", not \"emoji-collection\"")
  }

  @Test func `a file of a newer version is left alone`() throws {
    try refuses(
      Array("{\"format\":\"emoji-collection\",\"version\":2,\"x\":1}".utf8),
      "version 2 is newer than this program", "A newer 'emoji' reads it.")
  }

  @Test func `a version that is none is refused as what it is`() throws {
    for version in ["0", "-1"] {
      try refuses(
        "{\"format\":\"emoji-collection\",\"version\":\(version),"
          + "\"sections\":[]}", "there is no version \(version)")
    }
    for version in ["1.5", "1e99", "99999999999999999999"] {
      try refuses(
        "{\"format\":\"emoji-collection\",\"version\":\(version),"
          + "\"sections\":[]}",
        "a number has a fraction or is too large")
    }
  }

  @Test func `titles and emoji that cannot be are refused with their place`()
    throws
  {
    try refuses(
      collectionFile(ListedSection("A", "🐶"), ListedSection("B", "🐱", "a")),
      "section 1, item 1: \"a\" is not an emoji")
    try refuses(
      collectionFile(ListedSection("A", "")),
      "section 0, item 0: there is no emoji in an empty text")
    try refuses(
      collectionFile(ListedSection("A", "🐶🐱")),
      "section 0, item 0: 2 emoji stand where one belongs")
    try refuses(
      collectionFile(ListedSection("A"), ListedSection("A")),
      "section 1: the title \"A\" stands there twice")
    try refuses(
      collectionFile(ListedSection(" ")), "section 0: a title cannot be empty")
    try refuses(
      collectionFile(ListedSection("a\\nb")),
      "section 0: a title is one line without control characters, "
        + "this one has U+000A")
  }

  @Test func `a file that ends anywhere is refused, and kept`() throws {
    try tool.given("--file good.json add 0 🐶🐱")
    let bytes = try tool.home.bytes(of: "good.json")
    for count in stride(from: 0, to: bytes.count - 2, by: 19) {
      let torn = Array(bytes.prefix(count))
      try tool.home.write(torn, to: "c.json")
      let result = try tool.line("--file c.json add 0 🍎")
      #expect(result.code == 65, "\(count) bytes")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(try tool.home.bytes(of: "c.json") == torn)
    }
  }

  @Test func `a byte order mark, other line ends and other spacing are read`()
    throws
  {
    let text =
      "\u{FEFF}{\r\n\"version\" : 1,\"sections\":[{\"emoji\":[\"\\u2764\"],\r\n"
      + "\"title\":\" A\\/B \"}],\t\"format\":\"emoji-collection\" }\r\n"
    try tool.home.write(text, to: "c.json")
    #expect(try tool.sections(at: "c.json") == [ListedSection("A/B", "❤️")])
    try tool.given("--file c.json add 0 🐶")
    #expect(
      try tool.home.text(of: "c.json") == """
        {
          "format": "emoji-collection",
          "version": 1,
          "sections": [
            {
              "title": "A/B",
              "emoji": [
                "❤️",
                "🐶"
              ]
            }
          ]
        }

        """)
  }

  @Test func `an emoji that is not known yet is kept as it is`() throws {
    let file = collectionFile(ListedSection("A", "\u{1FAFE}", "🐶\u{200D}🐱"))
    try tool.home.write(file, to: "c.json")
    try tool.given("--file c.json add 0 🐶")
    #expect(
      try tool.sections(at: "c.json")
        == [ListedSection("A", "\u{1FAFE}", "🐶\u{200D}🐱", "🐶")])
  }

  @Test func `a torn last line of the history is cut off by a change`() throws {
    try tool.given("--file c.json add 0 🐶", "--file c.json add 0 🐱")
    let bytes = try tool.home.bytes(of: "c.json.history")
    try tool.home.write(bytes.dropLast(9), to: "c.json.history")
    let before = try tool.home.files()
    #expect(try tool.line("--file c.json log").lines.count == 2)
    #expect(try tool.home.files() == before)
    let result = try tool.line("--file c.json add 0 🍎")
    #expect(
      result.errors
        == "emoji: an unfinished last line was cut off c.json.history\n")
    #expect(result.code == 0)
    try tool.given("--file c.json undo 3")
    #expect(try tool.sections(at: "c.json")[0].emoji == [])
  }

  @Test func `other damage in the history stops only what needs it`() throws {
    try tool.given("--file c.json add 0 🐶", "--file c.json add 0 🐱")
    let text = try tool.home.text(of: "c.json.history")
    try tool.home.write(
      text.replacing("add 0 🐱", with: "add 0 🐭"), to: "c.json.history")
    let error = "c.json.history: line 4: the checksum does not fit the line"
    for line in ["log", "undo", "redo", "show 0", "diff", "diff 0"] {
      try tool.refuses("--file c.json \(line)", 65, "emoji: \(error)")
    }
    #expect(try tool.line("--file c.json list").code == 0)
    let result = try tool.line("--file c.json remove 0 0")
    #expect(
      result.errors == "emoji: the change is not in the history: \(error)\n")
    #expect(try tool.sections(at: "c.json")[0].emoji == ["🐱"])
  }
}
