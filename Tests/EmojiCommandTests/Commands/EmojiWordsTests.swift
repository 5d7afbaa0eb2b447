import TestSupport
import Testing

/// How a person names emoji on the command line.
struct EmojiWordsTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  private func emoji() throws -> String {
    try tool("list").lines.map { line in
      String(line.split(separator: "\t")[2])
    }.joined(separator: " ")
  }

  @Test func `shortcodes, emoji and names may stand together`() throws {
    #expect(try tool("add", "0", ":dog::+1:🐱", "red heart").code == 0)
    #expect(try emoji() == "🐶 👍 🐱 ❤️")
    #expect(try tool("remove", "0", ":+1:", "red heart").code == 0)
    #expect(try tool("move", "0", ":cat:", "0", "0").code == 0)
    #expect(try tool("replace", "0", ":dog:", ":fox_face:").code == 0)
    #expect(try emoji() == "🐱 🦊")
  }

  @Test func `a name that could be two is refused with both`() throws {
    let result = try tool("add", "0", "dog")
    #expect(
      result.errors == """
        emoji: dog could be 🐶 (:dog:), 🐕 (:dog2:)
        A shortcode between colons is never ambiguous.

        """)
    #expect(result.code == 65)
    #expect(try tool.home.files().isEmpty)
  }

  @Test func `an unknown name is refused with the nearest`() throws {
    let result = try tool("add", "0", ":dgo:")
    #expect(result.errors.contains("no emoji is called :dgo:"))
    #expect(result.errors.contains("🐶 (:dog:)"))
    #expect(result.code == 65)
  }

  @Test func `each line of standard input is a word`() throws {
    let input = "🐶 :cat:\r\nred heart\n\n"
    #expect(try tool("add", "0", "-", input: input).code == 0)
    #expect(try emoji() == "🐶 🐱 ❤️")
    let marks = String(repeating: "\u{301}\u{323}", count: 100)
    let long = try tool("add", "0", "-", input: "🐶" + marks)
    #expect(long.errors.contains("bytes or more is no emoji"))
    let endless = try tool(
      "add", "0", "-", input: "🐶" + String(repeating: marks, count: 2_500))
    #expect(endless.errors.contains("endless character before byte"))
    #expect(long.code == 65)
    #expect(endless.code == 65)
  }

  @Test func `a skin tone goes where the table has it`() throws {
    let words = ["add", "0", "👍", ":wave:", "🐶", "👍🏻", "--tone", "dark"]
    let result = try tool.run(words)
    #expect(result.errors == "🐶 takes no skin tone\n")
    #expect(result.code == 0)
    #expect(try emoji() == "👍🏿 👋🏿 🐶 👍🏿")
  }

  @Test func `a pair takes two skin tones`() throws {
    let words = ["add", "0", "🤝", "👍", "--tone=light,dark"]
    let result = try tool.run(words)
    #expect(result.errors == "👍 takes no skin tone of two people\n")
    #expect(try emoji() == "🫱🏻‍🫲🏿 👍")
  }

  @Test func `a standard tone goes on emoji without one`() throws {
    var tool = tool
    tool.environment["EMOJI_TONE"] = "medium"
    let result = try tool("add", "0", "👍", "👍🏿", "🐶", "🤝")
    #expect(result.errors.isEmpty)
    #expect(try tool("replace", "0", "2", ":wave:", "--tone=none").code == 0)
    #expect(try emoji() == "👍🏽 👍🏿 👋 🤝🏽")
    #expect(try tool("remove", "0", "👋").code == 0)
    tool.environment["EMOJI_TONE"] = "green"
    let wrong = try tool("add", "0", "👍")
    #expect(wrong.errors.contains("EMOJI_TONE must be one of none, light"))
    #expect(wrong.code == 65)
  }

  @Test func `a tone that is none is wrong usage`() throws {
    for word in ["green", "light,dark,light", "light,", "none,light"] {
      #expect(try tool("add", "0", "👍", "--tone", word).code == 64, "\(word)")
    }
  }

  @Test func `newer sequences are taken on request, and found again`() throws {
    let refused = try tool("add", "0", "🇽🇽")
    #expect(
      refused.errors == """
        emoji: no region has the letters XX
        '--allow-unknown' takes it as it is.

        """)
    #expect(try tool("add", "0", "🇽🇽", "--allow-unknown").code == 0)
    #expect(try emoji() == "🇽🇽")
    #expect(try tool("remove", "0", "🇽🇽").code == 0)
  }
}
