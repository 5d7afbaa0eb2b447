import EmojiModel
import Testing

struct ImportedEmojiTests {
  private func read(_ text: String) throws -> ImportedEmoji {
    try ImportedEmoji(Array(text.utf8), allowsUnknown: false)
  }

  /// Returns the parts as `title: emoji`.
  private func parts(_ text: String) throws -> [String] {
    let imported = try read(text)
    #expect(imported.faults.isEmpty, "\(imported.faults)")
    return imported.parts.map { part in
      let emoji = part.emoji.map(\.text).joined(separator: " ")
      return "\(part.title?.text ?? "-"): \(emoji)"
    }
  }

  @Test(arguments: [
    ("🐶🐱", ["-: 🐶 🐱"]),
    ("🐶\n🐱\n\n  🐭 \n", ["-: 🐶 🐱 🐭"]),
    ("🐶\t🐱 🐭", ["-: 🐶 🐱 🐭"]),
    (":dog: :+1:\n:wave::skin-tone-2:", ["-: 🐶 👍 👋🏻"]),
    ("red heart\ndog face\n", ["-: ❤️ 🐶"]),
    ("🐶\n# A\n🐱\n# B\n# A\n🐭", ["-: 🐶", "A: 🐱", "B: ", "A: 🐭"]),
    ("#️⃣\n#⃣\n### Deep\n#️⃣", ["-: #️⃣ #️⃣", "Deep: #️⃣"]),
    ("# A\n\n- 🐶 dog © face\n* 🐱\n+ :mouse: Mouse", ["A: 🐶 🐱 🐭"]),
    ("1. 🐶\n2) 🐱 🐭 both\n- [ ] 🦊\n- [x] fox\n", ["-: 🐶 🐱 🐭 🦊 🦊"]),
    ("- 1️⃣ keycap: 1\n- #️⃣\n", ["-: 1️⃣ #️⃣"]),
    ("🐶\tdog face\n🐱\tcat, face\tmore", ["-: 🐶 🐱"]),
    ("0\t0\t🐶\tA\n0\t1\t🐱\tA\n2\t0\t🐭\tB", ["A: 🐶 🐱", "B: 🐭"]),
    ("emoji,name\n🐶,dog\n:cat:,\"a, b\"\n", ["-: 🐶 🐱"]),
    ("- 🎨 `:art:` Improve the code (12:30:45)", ["-: 🎨"]),
    ("section,index,emoji,title\n0,0,🐶,A\n1,0,🐱,B\n", ["A: 🐶", "B: 🐱"]),
    ("emoji\r\n🐶\r\n🐱\r\n", ["-: 🐶 🐱"]),
    ("section,emoji\n,🐶\nA,🐱\n", ["-: 🐶", "A: 🐱"]),
    (
      "Section,Emoji\nA,🐶\n\"B \"\"b\"\"\",\nA,🐱\n",
      ["A: 🐶", "B \"b\": ", "A: 🐱"]
    ),
    ("[\"🐶\", \":cat:\", {\"emoji\": \"🐭\"}]", ["-: 🐶 🐱 🐭"]),
    ("[{\"title\": \"A\", \"emoji\": [\"🐶\"]}]", ["A: 🐶"]),
    ("[]", []),
  ])
  func `each form is told by what it holds`(
    text: String, expected: [String]
  ) throws {
    #expect(try parts(text) == expected)
  }

  @Test(arguments: [
    ("🐶\nabc def\n🐱", 2, "no emoji is called abc def"),
    ("🐶\n\n🐱 xyz", 3, "\"xyz\" is not an emoji"),
    ("🐶, 🐱", 1, "\",\" is not an emoji"),
    ("# \n🐶", 1, "a title cannot be empty"),
    ("🐶\n❤︎", 2, "this is the text form of ❤️, not the emoji"),
    ("- Some words", 1, "no emoji is called Some words"),
    ("dog\t🐶", 1, "dog could be 🐶 (:dog:), 🐕 (:dog2:)"),
    ("🐶\n:dgo:", 2, "no emoji is called :dgo:; the nearest are"),
    (
      "emoji,name\n🐶,dog\n🐱\n", 3, "a row of 2 values is wanted, this one has 1"
    ),
    ("- 🐶\n- 🐶 and 🐱", 2, "\"and\" is not an emoji"),
    ("- 🐶 like :cat:", 1, "\"like\" is not an emoji"),
    ("- 🐶 :nope: 🐱", 1, "no emoji is called :nope:"),
    ("- 🐶 🐶🏽", 1, "🐶 takes no skin tone"),
    ("🐶\tdog\n\tcat face", 2, "no emoji stands before the first tab"),
    ("0\t0\t🐶\tA\n\t\t🐱\tA", 2, "no emoji stands before the first tab"),
    ("emoji,name\n\"🐶\",\"a\nb\"\nx,y\n", 4, "\"x\" is not an emoji"),
    ("A\n---\n", 2, "\"---\" is not an emoji"),
  ])
  func `what is not understood is told with its line`(
    text: String, line: Int, reason: String
  ) throws {
    let faults = try read(text).faults
    let fault = try #require(faults.last)
    #expect(fault.place == .line(line))
    #expect(fault.reason.hasPrefix(reason), "\(fault)")
  }

  @Test func `the rest of a file with a bad line lives`() throws {
    let imported = try read("# A\n🐶\nx\n🐱\n# B\n🐭 y\n🦊")
    #expect(imported.collection.rows == ["🐶🐱", "🦊"])
    #expect(imported.faults.map(\.place) == [.line(3), .line(6)])
  }

  @Test func `faults in JSON are told by their place`() throws {
    let array = try read("[\"🐶\", 1, \"x\", {\"a\": 1}]")
    #expect(
      array.faults.map(\.place) == [.element(1), .element(2), .element(3)])
    let file = try read(
      """
      {"format": "emoji-collection", "version": 1, "sections": [
        {"title": "A", "emoji": ["🐶", "x", "🇽🇽"]},
        {"title": " ", "emoji": []}
      ]}
      """)
    #expect(
      file.faults.map(\.place) == [.item(section: 0, index: 1), .section(1)])
    #expect(file.collection.rows == ["🐶🇽🇽"])
  }

  @Test(arguments: [
    ("", FileFault.empty), (" \n\t", .empty), ("\u{FEFF}\n", .empty),
    ("{}", .unexpected("\"format\" is missing")),
    ("{\"format\": \"x\"}", .otherFormat("x", wanted: "emoji-collection")),
  ])
  func `a file of no form is refused`(text: String, fault: FileFault) throws {
    #expect(throws: fault) { try read(text) }
  }

  @Test func `bytes that are no UTF-8 are told by their offset`() {
    #expect(throws: FileFault.notUTF8(offset: 4)) {
      try ImportedEmoji(
        Array("🐶".utf8) + [0xF0, 0x9F], allowsUnknown: false)
    }
  }

  @Test func `suggestions are made for the first faults alone`() throws {
    let faults = try read(String(repeating: ":dgo:\n", count: 50)).faults
    #expect(faults.count == 50)
    #expect(faults.count { $0.reason.contains("the nearest") } == 5)
  }
}
