/// The manual page, in the language of `man`, from the table of commands.
struct ManualPage {
  private let purpose: String
  private let commands: [CommandSpec]
  private let globals: [Flag]
  private let version: String

  init(
    purpose: String, commands: [CommandSpec],
    globals: [Flag] = Flag.globals, version: String
  ) {
    self.purpose = purpose
    self.commands = commands
    self.globals = globals
    self.version = version
  }

  /// The text of the page.
  var text: String {
    ([
      ".TH EMOJI 1 \"\" \"emoji \(version)\"",
      ".SH NAME", "emoji \\- \(escaped(nameLine))",
      ".SH SYNOPSIS", ".B emoji", "[\\fIFLAG\\fR...] \\fICOMMAND\\fR ...",
      ".SH DESCRIPTION", escaped(purpose), ".SH COMMANDS",
    ]
      + commands.flatMap(lines(of:))
      + [".SH FLAGS OF EVERY COMMAND"] + globals.flatMap(lines(of:))
      + Self.ending.flatMap(lines(of:)))
      .map { $0 + "\n" }.joined()
  }

  /// The purpose as the line under NAME has it, without a full stop.
  private var nameLine: String {
    let line = purpose.hasSuffix(".") ? String(purpose.dropLast()) : purpose
    return line.prefix(1).lowercased() + line.dropFirst()
  }

  // MARK: Commands

  private func lines(of spec: CommandSpec) -> [String] {
    [
      ".SS \(escaped("emoji " + spec.title))",
      ".B \(escaped(Help.usage(of: spec)))",
    ]
      + [".PP", escaped(spec.summary)] + paragraphs(spec.discussion)
      + spec.positionals.flatMap { item($0.name, $0.explanation) }
      + spec.flags.flatMap(lines(of:))
      + examples(spec.examples)
  }

  private func lines(of flag: Flag) -> [String] {
    item(flag.synopsis, flag.help)
  }

  private func item(_ name: String, _ help: String) -> [String] {
    [".TP", ".B \(escaped(name))", escaped(help)]
  }

  private func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { [".PP", escaped(String($0))] }
  }

  private func examples(_ examples: [Example]) -> [String] {
    examples.flatMap { example in
      item("emoji " + example.words, example.result)
    }
  }

  // MARK: The end

  private struct Section {
    var title: String
    var items: [(String, String)]
  }

  private func lines(of section: Section) -> [String] {
    [".SH \(section.title)"] + section.items.flatMap { item($0.0, $0.1) }
  }

  private static let ending = [
    Section(
      title: "EXIT STATUS",
      items: ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }),
    Section(
      title: "ENVIRONMENT",
      items: [
        ("EMOJI_FILE", "The collection, if --file does not name one."),
        ("XDG_DATA_HOME", "The folder that has emoji/collection.json if not."),
        ("EMOJI_TONE", "The skin tone of emoji that are typed without one."),
        (
          "LC_ALL, LC_MESSAGES, LANG",
          "The language that is searched beside English."
        ),
        ("NO_COLOR", "No colours on a terminal."),
      ]),
    Section(
      title: "FILES",
      items: [
        (
          "~/.local/share/emoji/collection.json",
          "The collection, and its history beside it."
        )
      ]),
  ]

  /// Returns text that the language takes as it is.
  private func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

extension ExitCode {
  /// What it tells, as a sentence.
  fileprivate var meaning: String {
    switch self {
    case .done: "The command did what it was asked."
    case .no: "The answer is no: differences or nothing found."
    case .usage: "The words make no command."
    case .data: "The words are right, what they name or hold is not."
    case .noInput: "A file to read does not exist."
    case .cannotCreate: "A file or folder cannot be created."
    case .io: "Reading or writing failed."
    case .locked: "Another process kept the collection locked."
    case .interrupted: "The person interrupted the command."
    }
  }
}
