import Testing

@testable import emoji

/// Laws that every command of the tool keeps.
@MainActor
struct RealCommandsTests {
  private let specs = Subcommands.specs

  @Test func `no two names are equal, nor does one begin another`() {
    for spec in specs {
      let alike = specs.filter { $0.name.starts(with: spec.name) }
      #expect(alike.map(\.title) == [spec.title])
    }
  }

  @Test func `no two arguments and no two flags of a command are equal`() {
    for spec in specs {
      let positionals = spec.positionals.map(\.name)
      #expect(Set(positionals).count == positionals.count, "\(spec.title)")
      let flags = spec.flags + Flag.globals
      let shorts = flags.compactMap(\.short)
      #expect(Set(flags.map(\.name)).count == flags.count, "\(spec.title)")
      #expect(Set(shorts).count == shorts.count, "\(spec.title)")
    }
  }

  @Test func `at most one argument of a command takes many words`() {
    for spec in specs {
      let many = spec.positionals.filter { $0.arity.maximum > 1 }
      #expect(many.count <= 1, "\(spec.title)")
    }
  }

  @Test func `every explanation is a sentence`() {
    for spec in specs {
      let sentences =
        [spec.summary] + spec.positionals.map(\.help) + spec.flags.map(\.help)
      for sentence in sentences {
        #expect(sentence.hasSuffix("."), "\(spec.title): \(sentence)")
      }
    }
  }

  @Test func `every example is a command`() throws {
    let parser = Parser(commands: specs)
    for spec in specs {
      for example in spec.examples {
        let words = example.words.split(separator: " ").map(String.init)
        let parsed = try parser.parse(words)
        guard case .run(let found) = parsed else {
          Issue.record("\(example.words)")
          continue
        }
        #expect(found.spec.title == spec.title)
      }
    }
  }

  @Test func `every word that people try instead leads to its command`() {
    let table = CommandTable(commands: specs, globals: Flag.globals)
    for spec in specs {
      for synonym in spec.synonyms {
        let words = synonym.split(separator: " ").map(String.init)
        let meant = specs.first {
          $0.title == table.suggestion(forCommand: words)
        }
        #expect(meant?.synonyms.contains(synonym) ?? false, "\(synonym)")
      }
    }
  }

  @Test func `all help fits 80 columns`() {
    let help = Help(purpose: Subcommands.purpose, commands: specs)
    let topics = [HelpTopic.tool] + specs.map(HelpTopic.command)
    for line in topics.map(help.text).joined().split(separator: "\n") {
      #expect(DisplayWidth.columns(of: String(line)) <= 80, "\(line)")
    }
  }
}
