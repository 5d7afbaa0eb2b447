import TestSupport
import Testing

@testable import emoji

struct ParserTests {
  @Test func `flags stand before, between and after positional words`()
    throws
  {
    for line in [
      "add 0 🐶 --at 1 --json", "add --at 1 0 --json 🐶",
      "--json add --at=1 0 🐶", "add --json --at=1 -- 0 🐶",
    ] {
      let words = try SampleCommands.run(line)
      #expect(words.spec.name == ["add"])
      #expect(words.word("SECTION") == "0")
      #expect(words.all("EMOJI") == ["🐶"])
      #expect(try words.integer("at") == 1)
      #expect(words.has("json"))
      #expect(!words.has("seed"))
    }
  }

  /// A law over every small command line: where a flag stands does not matter.
  @Test func `a flag says the same in every place`() throws {
    let lists = allLists(upTo: 3, of: ["0", "-3", "-", "x=y", "é"])
    for list in lists where !list.isEmpty {
      let expected = try SampleCommands.parser.parse(["add"] + list + ["-q"])
      for place in 0...list.count {
        var words = list
        words.insert("--quiet", at: place)
        let parsed = try SampleCommands.parser.parse(["add"] + words)
        #expect(parsed == expected, "\(words)")
      }
    }
  }

  /// A law: any words at all give a command, help or a usage error.
  @Test func `no words stop the parser`() {
    let symbols = [
      "add", "section", "--", "-", "-n", "--at", "--at=", "=", "", "-1", "--x=",
      "-qh", "\u{301}", "-\u{301}", "--\u{301}", "help", "--random",
    ]
    for words in allLists(upTo: 3, of: symbols) {
      do throws(UsageError) {
        _ = try SampleCommands.parser.parse(words)
      } catch {
        #expect(!error.description.isEmpty && error.hint != nil)
      }
    }
  }

  @Test func `a short flag has its value behind it or in the next word`()
    throws
  {
    for line in ["log -n 3", "log -n3", "log -n=3", "log --limit=3"] {
      #expect(try SampleCommands.run(line).integer("limit") == 3)
    }
    let words = try SampleCommands.run("log -pqn3")
    #expect(words.has("patch") && words.has("quiet"))
    #expect(try words.integer("limit") == 3)
  }

  @Test func `two dashes end the flags`() throws {
    let words = try SampleCommands.run("add 0 -- --json -q --")
    #expect(words.all("EMOJI") == ["--json", "-q", "--"])
    #expect(!words.has("json"))
  }

  @Test func `a dash, and digits behind a dash, are positional`() throws {
    let words = try SampleCommands.run("add -1 - -2-5")
    #expect(words.word("SECTION") == "-1")
    #expect(words.all("EMOJI") == ["-", "-2-5"])
    #expect(try SampleCommands.run("add 0 --at -1").integer("at") == -1)
  }

  @Test func `a dash before white space begins no flag`() throws {
    for word in ["- foo", "-\tfoo", "-- foo", "-\u{A0}x", "- "] {
      let parsed = try SampleCommands.parser.parse(["section", "add", word])
      guard case .run(let words) = parsed else {
        Issue.record("\(word.debugDescription)")
        continue
      }
      #expect(words.word("TITLE") == word)
    }
  }

  @Test func `an optional integer is taken only if it is one`() throws {
    let with = try SampleCommands.run("add 0 --random 3")
    #expect(try with.integer("random") == 3)
    let without = try SampleCommands.run("add --random 🐶 0")
    #expect(without.has("random"))
    #expect(try without.integer("random") == nil)
    #expect(without.all("EMOJI") == ["0"])
    let joined = try SampleCommands.run("add --random=2 0")
    #expect(try joined.integer("random") == 2)
    #expect(joined.word("SECTION") == "0")
  }

  @Test func `a flag without a value may be there twice`() throws {
    #expect(try SampleCommands.run("list -q -q --quiet").has("quiet"))
  }

  @Test func `a value may hold anything behind an equals sign`() throws {
    let words = try SampleCommands.run("list --file=--a=b")
    #expect(words.value("file") == "--a=b")
    let mark = try SampleCommands.run("list --file=\u{301}a")
    #expect(mark.value("file") == "\u{301}a")
  }

  @Test func `earlier arguments leave later ones what they need`() throws {
    let spec = CommandSpec(
      name: ["copy"], summary: "",
      positionals: [
        Positional(name: "ITEM", kind: .item, arity: .some, help: ""),
        Positional(name: "SECTION", kind: .section, help: ""),
      ])
    #expect(
      try spec.assign(["1", "2", "3"])
        == ["ITEM": ["1", "2"], "SECTION": ["3"]])
    #expect(
      throws: UsageError.missingPositional("SECTION", command: "copy")
    ) {
      try spec.assign(["1"])
    }
  }

  @Test func `numbers larger than any list are kept as the largest`() throws {
    let large = try SampleCommands.run("log -n 99999999999999999999")
    #expect(try large.integer("limit") == .max)
    let small = try SampleCommands.run("move 0 0 0 -99999999999999999999")
    #expect(try small.integer(positional: "TO-INDEX") == .min)
  }

  @Test func `seeds reach over all 64 bits`() throws {
    let words = try SampleCommands.run("shuffle --seed 18446744073709551615")
    #expect(try words.seed("seed") == .max)
  }

  @Test func `seconds may have a fraction`() throws {
    let words = try SampleCommands.run("list --wait 0.25")
    #expect(try words.seconds("wait") == 0.25)
    #expect(try SampleCommands.run("list").seconds("wait") == nil)
  }

  @Test func `a command of two words is one command`() throws {
    let words = try SampleCommands.run("section --json rename 0 Pets")
    #expect(words.spec.title == "section rename")
    #expect(words.word("TITLE") == "Pets")
  }

  @Test func `half a command and no command are explained`() throws {
    #expect(try SampleCommands.parse("section") == .help(.group(["section"])))
    #expect(try SampleCommands.parse("") == .help(.tool))
    #expect(try SampleCommands.parse("--json") == .help(.tool))
  }

  @Test func `help is given however it is asked for`() throws {
    let topic = Parsed.help(.command(SampleCommands.sectionAdd))
    for line in [
      "help section add", "section add --help", "section -h add",
      "--help section add", "section add --bogus x y z -h", "-qh section add",
    ] {
      #expect(try SampleCommands.parse(line) == topic, "\(line)")
    }
    #expect(try SampleCommands.parse("section add -qh") == topic)
    #expect(try SampleCommands.parse("help") == .help(.tool))
    #expect(try SampleCommands.parse("-h") == .help(.tool))
    #expect(
      try SampleCommands.parse("help section") == .help(.group(["section"])))
    #expect(try SampleCommands.parse("help help") == .help(.command(.help)))
  }

  @Test func `the version is printed wherever it is asked for`() throws {
    for line in ["--version", "add --version", "bogus --version"] {
      #expect(try SampleCommands.parse(line) == .version)
    }
    #expect(
      try SampleCommands.run("add 0 -- --version").has("version") == false)
  }
}
