import Testing

@testable import Redux

struct KeyTests {
  @Test func `equal values of one type are one key`() {
    #expect(Key("a") == Key("a"))
    #expect(Key("a") != Key("b"))
    #expect(Set([Key("a"), Key("a"), Key("b")]).count == 2)
  }

  @Test func `equal numbers of two types are two keys`() {
    #expect(Key(1) != Key(UInt8(1)))
    #expect(Set([Key(1), Key(UInt8(1)), Key(1.0)]).count == 3)
  }

  @Test func `a key keeps its type when the value's type was lost`() {
    let lost: any Hashable & Sendable = 1
    #expect(Key(lost) == Key(1))
  }
}
