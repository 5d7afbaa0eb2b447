import Diff
import EmojiModel
import TestSupport
import Testing

struct CollectionFileTests {
  @Test func `the file has one emoji a line and keys in order`() throws {
    let text = """
      {
        "format": "emoji-collection",
        "version": 1,
        "sections": [
          {
            "title": "A",
            "emoji": [
              "🐶",
              "❤️"
            ]
          },
          {
            "title": "B",
            "emoji": []
          }
        ]
      }

      """
    let bytes = CollectionFile.encode(try collection("🐶❤", ""))
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test func `reading gives back what was written`() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let one = EmojiCollection.random(using: &generator)
      #expect(try CollectionFile.decode(CollectionFile.encode(one)) == one)
    }
  }

  @Test func `a title may hold what JSON must escape`() throws {
    let title = try SectionTitle("a \"b\" \\ c/d é 🐶")
    let one = try EmojiCollection(sections: [EmojiSection(title: title)])
    let bytes = CollectionFile.encode(one)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#"\"b\" \\ c/d é"#))
    #expect(try CollectionFile.decode(bytes) == one)
  }

  @Test func `what deceives whoever reads the file is escaped`() throws {
    let title = try SectionTitle("a\u{202E}b\u{200B}\u{FEFF}c")
    let one = try EmojiCollection(sections: [
      EmojiSection(title: title, elements: try Emoji.list(in: "👩‍🚀🏴󠁧󠁢󠁥󠁮󠁧󠁿❤"))
    ])
    let text = String(decoding: CollectionFile.encode(one), as: UTF8.self)
    #expect(text.contains(#"a\u202Eb\u200B\uFEFFc"#))
    #expect(text.contains("\"👩‍🚀\"") && text.contains("\"🏴󠁧󠁢󠁥󠁮󠁧󠁿\""))
    #expect(try CollectionFile.decode(Array(text.utf8)) == one)
  }

  @Test func `an edit by hand may use other white space and escapes`() throws {
    let text = """
      \u{FEFF}{"version":1,\r\n"format":"emoji-collection","sections":
      [{"emoji":["\\ud83d\\udc36","❤"],"title":" A "}]}
      """
    #expect(try decode(text).rows == ["🐶❤️"])
    #expect(try decode(text).titles == ["A"])
  }

  @Test func `a later Unicode's emoji is kept`() throws {
    let text = document(#"{"title":"A","emoji":["\#u{1F8FF}"]}"#)
    #expect(try decode(text).rows == ["\u{1F8FF}"])
  }

  @Test func `each fault is told with its place`() {
    #expect(fault("") == .empty)
    #expect(fault(" \n ") == .empty)
    #expect(
      fault("{\n\"format\": \"emoji-collection\",\n\"version\": 1,,")
        == .syntax(line: 3, "\",\" does not belong here"))
    #expect(
      fault("{\"a\": [1, 2")
        == .syntax(line: 1, "the document ends too soon"))
    #expect(
      fault(document(#"{"title":"A","emoji":["🐶","a"]}"#))
        == .item(
          .text("a", meant: Catalogue.entry(for: "🅰️")), section: 0, index: 1))
    #expect(
      fault(document(#"{"title":"A","emoji":["🐶🐱"]}"#))
        == .item(.several(2), section: 0, index: 0))
    #expect(
      fault(document(#"{"title":" ","emoji":[]}"#))
        == .title(.empty, section: 0))
    #expect(
      fault(document(#"{"title":"A","emoji":[],"x":1}"#))
        == .unknownKey("x", place: "sections[0]"))
    #expect(
      fault(document(#"{"title":"A","emoji":[3]}"#))
        == .unexpected(
          "a text was expected in sections[0].emoji[0]"))
    #expect(
      fault(document(#"{"title":"A"}"#))
        == .unexpected("\"emoji\" is missing in sections[0]"))
    #expect(
      fault(document(#"{"title":"A","title":"B","emoji":[]}"#))
        == .syntax(line: 1, "the key \"title\" stands there twice"))
    #expect(
      fault(document(#"{"title":"A","emoji":["\ud83d"]}"#))
        == .syntax(line: 1, "half a surrogate pair in a string"))
    #expect(
      fault(#"{"format":"other","version":1,"sections":[]}"#)
        == .otherFormat("other", wanted: "emoji-collection"))
    #expect(
      fault(#"{"format":"emoji-collection","version":2,"new":[]}"#)
        == .newerVersion(2))
    #expect(
      fault(String(repeating: "[", count: 100_000))
        == .syntax(line: 1, "nested more than 32 deep"))
  }

  @Test func `a repeated title is refused with its section`() throws {
    let text = document(
      #"{"title":"A","emoji":[]},{"title":"A","emoji":[]}"#)
    #expect(fault(text) == .repeatedTitle(try SectionTitle("A"), section: 1))
  }

  @Test func `bytes that are no UTF-8 are told by their offset`() {
    let bytes = Array(document("").utf8)
    for cut: [UInt8] in [[0xF0, 0x9F, 0x90], [0xED, 0xA0, 0xBD], [0xFF]] {
      #expect(fault(bytes + cut) == .notUTF8(offset: bytes.count))
      #expect(fault(cut + bytes) == .notUTF8(offset: 0))
    }
  }

  @Test func `no truncation is taken for a collection`() throws {
    let bytes = CollectionFile.encode(try collection("🐶❤", "👨‍👩‍👧‍👦"))
    for length in 0..<(bytes.count - 1) {
      #expect(fault(Array(bytes[..<length])) != nil)
    }
  }

  @Test func `no flipped byte stops the reader`() throws {
    let bytes = CollectionFile.encode(try collection("🐶❤", "👨‍👩‍👧‍👦"))
    var generator = SplitMix64(seed: 2)
    for _ in 0..<2_000 {
      _ = fault(generator.flippingByte(of: bytes).bytes)
    }
  }

  private func document(_ sections: String) -> String {
    """
    {"format":"emoji-collection","version":1,"sections":[\(sections)]}
    """
  }

  private func decode(_ text: String) throws -> EmojiCollection {
    try CollectionFile.decode(Array(text.utf8))
  }

  private func fault(_ text: String) -> FileFault? {
    fault(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> FileFault? {
    do throws(FileFault) {
      _ = try CollectionFile.decode(bytes)
      return nil
    } catch {
      return error
    }
  }
}
