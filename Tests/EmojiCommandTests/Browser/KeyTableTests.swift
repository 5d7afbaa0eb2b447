import Testing

@testable import emoji

struct KeyTableTests {
  private let scopes: [KeyScope] = (0..<9).map { KeyScope(rawValue: 1 << $0) }

  @Test func `no key means two things at the same place`() {
    for scope in scopes {
      let keys = KeyTable.bindings.filter { $0.scope.contains(scope) }
        .flatMap(\.keys)
      #expect(Set(keys).count == keys.count, "\(scope)")
    }
  }

  @Test func `where text is typed, a letter is a letter`() {
    for binding in KeyTable.bindings
    where !binding.scope.isDisjoint(with: .text) {
      for case .character(let letter) in binding.keys {
        Issue.record("\(letter)")
      }
    }
  }

  @Test func `everywhere there is a way back, a way out and one to the shell`()
  {
    for scope in scopes {
      #expect(KeyTable.intent(for: .escape, in: scope) == .back)
      #expect(KeyTable.intent(for: .control("c"), in: scope) == .quit)
      #expect(KeyTable.intent(for: .control("z"), in: scope) == .stop)
    }
  }

  @Test func `undo and redo are on every screen`() {
    for scope: KeyScope in [
      .collection, .search, .history, .past, .changes,
    ] {
      let intents = KeyTable.bindings.filter { $0.scope.contains(scope) }
        .map(\.intent)
      #expect(intents.contains(.undo) && intents.contains(.redo), "\(scope)")
    }
  }

  @Test func `the help tells every key and what it does`() {
    let text = HelpText.lines.map { "\($0.keys)  \($0.text)" }
    for binding in KeyTable.bindings {
      if case .section = binding.intent { continue }
      let keys = binding.keys.map(\.name).joined(separator: " ")
      #expect(text.contains("\(keys)  \(binding.help)"))
    }
    for line in text { #expect(DisplayWidth.columns(of: line) <= 76) }
  }
}
