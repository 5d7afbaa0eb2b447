import Foundation
import TestSupport
import Testing

struct InfoTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `all is told, and where the emoji is kept`() throws {
    _ = try tool("section", "rename", "1", "Pets \u{202E}")
    _ = try tool("add", "1", "🐱🐶🐱🐶")
    let result = try tool("info", ":dog:")
    #expect(
      result.output == """
        emoji\t🐶
        name\tdog face
        shortcodes\t:dog:
        keywords\tanimal, friend, nature, woof, puppy, pet, faithful
        group\tAnimals & Nature
        subgroup\tanimal-mammal
        version\t0.6
        code points\tU+1F436
        UTF-8\tF0 9F 90 B6
        section 1\tPets \\u{202E}: 1 3

        """)
    #expect(result.code == 0)
  }

  @Test func `every form of an emoji tells about the same`() throws {
    let heart = try tool("info", "❤️").output
    #expect(heart.contains("code points\tU+2764 U+FE0F\n"))
    #expect(try tool("info", "❤").output == heart)
    #expect(try tool("info", ":heart:").output == heart)
    #expect(try tool("info", "red heart").output == heart)
  }

  @Test func `tones are told of the emoji and of its variants`() throws {
    let plain = try tool("info", "👍").output
    #expect(plain.contains("tones\t👍🏻 👍🏼 👍🏽 👍🏾 👍🏿\n"))
    #expect(!plain.contains("without tone"))
    #expect(try tool("info", "👍🏽").output.contains("without tone\t👍\n"))
  }

  @Test func `on a terminal each line has a heading`() throws {
    let result = try tool.run(
      ["info", "🐶", "--locale", "de"], variables: ["NO_COLOR": "1"],
      hasTerminal: true)
    #expect(result.lines.contains("local name      Hundegesicht"))
    #expect(result.lines.contains("sections        none"))
  }

  @Test func `JSON names sections and encodings`() throws {
    _ = try tool("add", "0", "🐶")
    let bytes = try tool("info", "🐶", "--json").outputBytes
    let info = try #require(
      JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(info["codePoints"] as? [String] == ["U+1F436"])
    #expect(info["utf8"] as? [String] == ["F0", "9F", "90", "B6"])
    let places = try #require(info["sections"] as? [[String: Any]])
    #expect(places.count == 1)
    #expect(places.first?["indexes"] as? [Int] == [0])
  }

  @Test func `a collection that cannot be read hides only its sections`() throws
  {
    try tool.home.write("{", to: "bad.json")
    let result = try tool("--file", "bad.json", "info", "🐶")
    #expect(result.code == 0)
    #expect(result.output.contains("name\tdog face\n"))
    #expect(result.output.hasSuffix("sections\tunknown\n"))
    #expect(result.errors.hasPrefix("emoji: bad.json: line 1"))
  }

  @Test func `what is no emoji has no information`() throws {
    #expect(try tool("info", "x").code == 65)
    #expect(try tool("info", "🐶🐱").code == 65)
    #expect(try tool("info", "🇽🇽").code == 65)
    let newer = try tool("info", "🇽🇽", "--allow-unknown")
    #expect(newer.output.contains("version\tunknown\n"))
    #expect(newer.output.contains("code points\tU+1F1FD U+1F1FD\n"))
  }
}
