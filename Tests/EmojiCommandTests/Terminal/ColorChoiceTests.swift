import Testing

@testable import emoji

struct ColorChoiceTests {
  @Test func `always and never hold wherever the text goes`() {
    for isTerminal in [true, false] {
      for noColor in [nil, "", "1"] {
        for term in [nil, "dumb", "xterm"] {
          #expect(
            ColorChoice.always.isOn(
              isTerminal: isTerminal, noColor: noColor, term: term))
          #expect(
            !ColorChoice.never.isOn(
              isTerminal: isTerminal, noColor: noColor, term: term))
        }
      }
    }
  }

  @Test(
    arguments: [
      (true, nil, "xterm", true), (true, "", "xterm", true),
      (true, nil, nil, true),
      (false, nil, "xterm", false), (true, "1", "xterm", false),
      (true, nil, "dumb", false),
    ] as [(Bool, String?, String?, Bool)])
  func `colours are for a terminal that has them`(
    isTerminal: Bool, noColor: String?, term: String?, isOn: Bool
  ) {
    #expect(
      ColorChoice.auto.isOn(
        isTerminal: isTerminal, noColor: noColor, term: term) == isOn)
  }

  @Test func `a style switches itself off again`() {
    for style in TextStyle.allCases {
      #expect(style.applied(to: "x", isColored: false) == "x")
      #expect(style.applied(to: "", isColored: true).isEmpty)
      let text = style.applied(to: "x", isColored: true)
      #expect(text.hasPrefix("\u{1B}[") && text.hasSuffix("x\u{1B}[0m"))
    }
  }
}
