import EmojiModel
import Testing

struct SectionTitleTests {
  @Test func `white space around a title is not part of it`() throws {
    #expect(
      try SectionTitle(" \tFood and drink \u{A0}").text == "Food and drink")
  }

  @Test func `titles are compared by scalars`() throws {
    let one = try SectionTitle("Caf\u{E9}")
    let two = try SectionTitle("Cafe\u{301}")
    #expect(one != two)
    #expect(one == (try SectionTitle("Caf\u{E9} ")))
    #expect(Set([one, two]).count == 2)
  }

  @Test(arguments: ["", "  \n", "\u{200B}", "\u{FEFF} \u{3164}\u{FE0F}"])
  func `an empty title is refused`(_ typed: String) {
    #expect(throws: TitleError.empty) { try SectionTitle(typed) }
  }

  @Test(arguments: ["a\nb", "a\u{1B}[2Jb", "a\u{2028}b", "a\0b"])
  func `a title of several lines or with controls is refused`(
    _ typed: String
  ) {
    #expect(throws: TitleError.self) { try SectionTitle(typed) }
  }

  @Test func `a title has a longest length`() throws {
    let limit = SectionTitle.maximumLength
    _ = try SectionTitle(String(repeating: "a", count: limit))
    #expect(throws: TitleError.tooLong(bytes: limit + 1)) {
      try SectionTitle(String(repeating: "a", count: limit + 1))
    }
  }
}
