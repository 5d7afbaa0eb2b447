import Foundation
import TestSupport
import Testing

struct SearchCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `in a pipe there are six columns, the best row first`() throws {
    let result = try tool("search", "dog", "-n", "2")
    #expect(
      result.lines == [
        "🐕\tdog\t:dog2:\tAnimals & Nature\tanimal-mammal\t0.7",
        "🐶\tdog face\t:dog:\tAnimals & Nature\tanimal-mammal\t0.6",
      ])
    #expect(result.code == 0 && result.errors.isEmpty)
  }

  @Test func `on a terminal the emoji is last, and twenty are enough`() throws {
    let words = ["search", "cat"]
    let result = try tool.run(
      words, variables: ["NO_COLOR": "1"], hasTerminal: true)
    let rows = result.lines.filter { !$0.hasPrefix("there are more") }
    #expect(rows.contains { $0.hasPrefix("cat face") && $0.hasSuffix(" 🐱") })
    #expect(result.lines.count - rows.count <= 1 && rows.count <= 20)
    for row in rows {
      #expect(row.unicodeScalars.last?.isASCII == false, "\(row)")
    }
    let all = try tool("search", "face").lines.count
    #expect(all > 20)
  }

  @Test func `nothing found is the answer no`() throws {
    let result = try tool("search", "xyzzy", "qwert")
    #expect(result.errors == "emoji: nothing found for 'xyzzy qwert'\n")
    #expect(result.code == 1)
    #expect(try tool("search", "xyzzy", "--json").output == "[]\n")
  }

  @Test func `all words count, flags narrow down`() throws {
    func found(_ words: String...) throws -> [String] {
      try tool.run(["search"] + words).lines.compactMap { line in
        line.split(separator: "\t").first.map(String.init)
      }
    }
    #expect(try found("red", "hair") == ["👨‍🦰", "👩‍🦰", "🧑‍🦰"])
    #expect(try found("red", "hair", "--tones").count == 18)
    #expect(try found("face", "--since", "18").first == "🫫")
    #expect(try found("apple", "--group", "food-fruit").first == "🍎")
    #expect(try found("dog", "--group", "Flags").isEmpty)
    #expect(try found("🐶", "-n", "1") == ["🐶"])
    #expect(try found("hearth").contains("❤️"))
  }

  @Test func `a language is searched beside English`() throws {
    let given = try tool("search", "Hund", "--locale", "de", "-n", "1")
    #expect(given.output.hasPrefix("🐕\tdog\t"))
    #expect(given.output.hasSuffix("\tHund\n"))
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      let found = try tool.run(
        ["search", "Hund", "-n", "1"], variables: [variable: "de_AT.UTF-8"])
      #expect(found.output == given.output, "\(variable)")
    }
    let english = try tool.run(
      ["search", "Hund", "--locale", "en"], variables: ["LANG": "de_DE"])
    #expect(!english.output.contains("🐕"))
    #expect(try tool("search", "x", "--locale", "tlh").code == 65)
  }

  @Test func `an unknown group is told apart from an empty result`() throws {
    let result = try tool("search", "dog", "--group", "planets")
    #expect(
      result.errors.hasPrefix("emoji: there is no group 'planets'\nThe groups"))
    #expect(result.code == 65)
    #expect(try tool("search", "dog", "--since", "new").code == 64)
  }

  @Test func `JSON has everything about each`() throws {
    let bytes = try tool("search", "dog", "-n", "1", "--json").outputBytes
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    let dog = try #require(list.first)
    #expect(dog["emoji"] as? String == "🐕")
    let codes = try #require(dog["shortcodes"] as? [[String: Any]])
    #expect(codes.map { $0["code"] as? String } == ["dog2"])
    #expect(dog["version"] as? String == "0.7")
  }
}
