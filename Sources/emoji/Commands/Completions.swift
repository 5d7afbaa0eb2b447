import EmojiModel

/// Prints what makes a shell complete words, and the manual page.
struct Completions: Subcommand {
  static let spec = CommandSpec(
    name: ["completions"],
    summary: "Print completions for a shell, or the manual page.",
    positionals: [
      Positional(
        name: "KIND", kind: .choice(kinds),
        help: "A shell; man for the manual page; words for candidates."),
      Positional(
        name: "WORD", kind: .text, arity: .any,
        help: "After words and '--': a command line, its last word unfinished."),
    ],
    discussion: """
      The completions offer commands, flags, section titles, indexes, the newest \
      revisions, and emoji by shortcode or name. They ask the tool each time, by \
      'completions words', which prints a candidate a line and what it means \
      after a tab.

      In ~/.bashrc: source <(emoji completions bash)

      In ~/.zshrc, after compinit: source <(emoji completions zsh)

      In ~/.config/fish/config.fish: emoji completions fish | source

      The manual page: emoji completions man > ~/.local/share/man/man1/emoji.1
      """,
    examples: [
      Example(words: "completions bash", result: "Print those for bash."),
      Example(words: "completions words -- add 0 :do", result: "List some."),
    ],
    heading: "Help")

  private static let kinds =
    CompletionScript.allCases.map(\.rawValue) + ["man", "words"]

  private let kind: String
  private let words: [String]

  init(_ words: ParsedWords) throws {
    kind = words.word("KIND")
    self.words = words.all("WORD")
    if kind != "words", let word = self.words.first {
      throw UsageError.surplusPositional(word, command: "completions")
    }
  }

  func run(in session: Session) throws -> ExitCode {
    if let script = CompletionScript(rawValue: kind) {
      try session.write(script.text)
    } else if kind == "man" {
      let page = ManualPage(
        purpose: Subcommands.purpose, commands: Subcommands.specs,
        version: Main.version)
      try session.write(page.text)
    } else {
      try printCandidates(in: session)
    }
    return .done
  }

  private func printCandidates(in session: Session) throws {
    let table = CommandTable(
      commands: Subcommands.specs, globals: Flag.globals)
    let context = CompletionContext(words, table: table)
    let path = context.file ?? (try? session.files().path)
    // Nobody wants to wait for another process before a word is complete.
    let files = path.map { CollectionFiles(path: $0, patience: .zero) }
    let completion = Completion(
      context, table: table, in: files, now: session.now)
    for candidate in completion.candidates {
      let word = Sanitize.line(candidate.word)
      try session.line("\(word)\t\(Sanitize.line(candidate.help))")
    }
  }
}
