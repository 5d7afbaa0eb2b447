import Testing

@testable import emoji

struct HelpTests {
  private let help = SampleCommands.helpText

  private var everyTopic: [HelpTopic] {
    [.tool, .group(["section"])] + SampleCommands.all.map(HelpTopic.command)
  }

  @Test func `no line is wider than 80 columns`() {
    for topic in everyTopic {
      for line in help.text(for: topic).split(separator: "\n") {
        #expect(DisplayWidth.columns(of: String(line)) <= 80, "\(line)")
      }
    }
  }

  @Test func `no line ends in a space, and the text ends in one line feed`() {
    for topic in everyTopic {
      let text = help.text(for: topic)
      #expect(!text.contains(" \n") && !text.contains("\n\n\n"))
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test func `the tool's help lists every command and shared flag`() {
    let text = help.text(for: .tool)
    for spec in SampleCommands.all {
      #expect(text.contains("  \(spec.title)  "), "\(spec.title)")
    }
    for flag in Flag.globals {
      #expect(text.contains(flag.synopsis))
    }
  }

  @Test func `a group's help lists its commands`() {
    #expect(
      help.text(for: .group(["section"])) == """
        Usage: emoji section COMMAND ...

        Sections:
          section add     Add a section.
          section rename  Give a section another title.

        'emoji help section COMMAND' explains one command.

        """)
  }

  @Test func `a command's help shows arguments, flags and examples`() {
    let text = help.text(for: .command(SampleCommands.add))
    #expect(
      text.hasPrefix(
        """
        Append emoji to a section, or insert them.

        Usage: emoji add SECTION [EMOJI...] [--at INDEX] [--random [N]] [--seed N]

        Arguments:
          SECTION  Where to add.
          EMOJI    What to add.

        Flags:
          --at INDEX    Insert there.
          --random [N]  Any N emoji.
          --seed N      Repeatable.

        Flags of every command:
        """))
    #expect(
      text.hasSuffix(
        """
        Examples:
          emoji add 0 🐶
            Appends a dog.

        """))
  }

  @Test func `optional arguments nest in the usage`() {
    #expect(Help.usage(of: SampleCommands.diff) == "emoji diff [FROM [TO]]")
    #expect(Help.usage(of: .help) == "emoji help [COMMAND...]")
  }

  @Test func `the choices of an argument are listed`() {
    let text = help.text(for: .command(SampleCommands.completions))
    #expect(text.contains("The shell. One of: bash, zsh, fish."))
  }

  @Test func `paragraphs are filled and indented lines are kept`() {
    #expect(
      HelpLayout.paragraphs("a b\nc\n\n  x   y\nd", columns: 3) == """
        a b
        c

          x   y
        d

        """)
  }

  @Test func `a long name has its explanation on the next line`() {
    let name = String(repeating: "x", count: 30)
    #expect(
      HelpLayout.list("Flags", [(name, "help")], columns: 80) == """
        Flags:
          \(name)
                                  help

        """)
  }
}
