import Testing

@testable import EmojiModel

struct TyposTests {
  @Test(arguments: [
    ("heart", "hearth", 1), ("heart", "hart", 1), ("heart", "haert", 1),
    ("heart", "heast", 1), ("heart", "heart", 0), ("heart", "heat", 1),
    ("ab", "ba", 1), ("сердце", "сердци", 1), ("heart", "earth", 2),
    ("heart", "horse", nil), ("", "", 0), ("", "abc", nil),
  ])
  func `typos are counted`(word: String, other: String, count: Int?) {
    let typos = Typos(Array(word.utf8), limit: 2)
    #expect(typos.count(in: Array(other.utf8)) == count)
    let back = Typos(Array(other.utf8), limit: 2)
    #expect(back.count(in: Array(word.utf8)) == count)
  }
}
