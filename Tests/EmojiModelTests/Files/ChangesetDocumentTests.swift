import Diff
import EmojiModel
import TestSupport
import Testing

struct ChangesetDocumentTests {
  @Test func `reading gives back what was written`() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let before = EmojiCollection.random(using: &generator)
      let after = EmojiCollection.random(using: &generator)
      let changes = before.changes(to: after)
      let json = ChangesetDocument.json(
        of: changes, from: .revision(1), to: .file("a \"b\""))
      for text in [json.pretty, json.compact] {
        #expect(try ChangesetDocument.decode(Array(text.utf8)) == changes)
      }
    }
  }

  @Test func `the document has the shape that programs rely on`() throws {
    let before = try collection("😀🐶", "🍎")
    let after = try EmojiCollection(sections: [
      EmojiSection(
        title: try SectionTitle("New"), elements: try Emoji.list(in: "🍵😀")),
      EmojiSection(
        title: try SectionTitle("A"), elements: try Emoji.list(in: "🐶")),
    ])
    let json = ChangesetDocument.json(
      of: before.changes(to: after), from: .revision(4), to: .file("x.json"))
    #expect(
      json.pretty == """
        {
          "format": "emoji-changeset",
          "version": 1,
          "from": {"revision": 4},
          "to": {"file": "x.json"},
          "sections": {
            "deletes": [
              {"section": 1, "title": "B"}
            ],
            "inserts": [
              {"section": 0, "title": "New"}
            ],
            "moves": [],
            "renames": []
          },
          "items": {
            "deletes": [
              {"section": 1, "index": 0, "emoji": "🍎"}
            ],
            "inserts": [
              {"section": 0, "index": 0, "emoji": "🍵"}
            ],
            "moves": [
              {"from": {"section": 0, "index": 0}, \
        "to": {"section": 0, "index": 1}, "emoji": "😀"}
            ]
          },
          "summary": {
            "deletes": 1,
            "inserts": 1,
            "moves": 1,
            "sectionDeletes": 1,
            "sectionInserts": 1,
            "sectionMoves": 0,
            "sectionRenames": 0
          }
        }
        """)
  }

  @Test func `a hostile document is refused, not trusted`() throws {
    let start = try collection("🐶🐱", "🍎")
    for index in ["-1", "9223372036854775807", "2", "1e3"] {
      let text = """
        {"format":"emoji-changeset","version":1,"sections":{"deletes":[],
        "inserts":[],"moves":[],"renames":[]},"items":{"deletes":[],
        "inserts":[],"moves":[{"from":{"section":0,"index":\(index)},
        "to":{"section":0,"index":\(index)},"emoji":"🐶"}]}}
        """
      #expect(throws: (any Error).self) {
        try start.applying(ChangesetDocument.decode(Array(text.utf8)))
      }
    }
  }
}
