import EmojiModel
import Foundation
import Testing

@testable import emoji

@MainActor
struct CompletionTests {
  private let table = CommandTable(
    commands: Subcommands.specs, globals: Flag.globals)

  private func candidates(_ words: String...) -> [Completion.Candidate] {
    Completion(
      CompletionContext(words, table: table), table: table, in: nil, now: Date()
    ).candidates
  }

  /// A law over all names and shortcodes: `dog` is none, it could be two.
  @Test func `what is offered for an emoji is taken for it`() throws {
    let letters = Set(Catalogue.entries.compactMap { $0.name.first })
    var offered: Set<String> = []
    for typed in letters.map(String.init) + [":"] {
      for candidate in candidates("add", "0", typed) {
        let word = candidate.word
        let emoji = try EmojiWords(allowsUnknown: false, tone: "none").one(word)
        #expect(candidate.help.hasPrefix("\(emoji)"), "\(word)")
        offered.insert(word)
      }
    }
    #expect(offered.isSuperset(of: ["dog face", ":dog:", ":dog2:", "goose"]))
    #expect(offered.isDisjoint(with: ["dog", "horse", ":skin-tone-2:"]))
  }
}
