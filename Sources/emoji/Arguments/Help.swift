/// Renders the help of the whole tool, of a group of commands and of one.
struct Help: Sendable {
  private let table: CommandTable
  /// One sentence on what the tool is for.
  private let purpose: String
  /// How wide the text may be, in columns.
  private let columns: Int

  init(
    purpose: String, commands: [CommandSpec],
    globals: [Flag] = Flag.globals, columns: Int = 80
  ) {
    table = CommandTable(commands: commands, globals: globals)
    self.purpose = purpose
    self.columns = columns
  }

  /// Returns the help on a topic, with a line feed at the end of each line.
  func text(for topic: HelpTopic) -> String {
    let parts =
      switch topic {
      case .tool: tool
      case .group(let name): group(name)
      case .command(let spec): command(spec)
      }
    return parts.joined(separator: "\n")
  }

  /// The usage line of a command, such as `emoji add SECTION EMOJI...`.
  static func usage(of spec: CommandSpec) -> String {
    usageWords(of: spec).joined(separator: " ")
  }

  private var tool: [String] {
    let usage = HelpLayout.usage(
      ["emoji", "[FLAG...]", "COMMAND", "..."], columns: columns)
    return [paragraph(purpose), usage]
      + lists(of: table.commands)
      + [globals, paragraph("'emoji help COMMAND' explains one command.")]
  }

  private func group(_ name: [String]) -> [String] {
    let title = name.joined(separator: " ")
    let usage = HelpLayout.usage(
      ["emoji", title, "COMMAND", "..."], columns: columns)
    return [usage] + lists(of: table.commands(in: name))
      + [paragraph("'emoji help \(title) COMMAND' explains one command.")]
  }

  private func command(_ spec: CommandSpec) -> [String] {
    let arguments = spec.positionals.map { ($0.name, $0.explanation) }
    let flags = spec.flags.map { ($0.synopsis, $0.help) }
    return [
      paragraph(spec.summary),
      HelpLayout.usage(Self.usageWords(of: spec), columns: columns),
      spec.discussion.isEmpty ? "" : paragraph(spec.discussion),
      list("Arguments", arguments), list("Flags", flags), globals,
      HelpLayout.examples(spec.examples, columns: columns),
    ].filter { !$0.isEmpty }
  }

  private var globals: String {
    list("Flags of every command", table.globals.map { ($0.synopsis, $0.help) })
  }

  /// One list a heading, in the order in which the headings first appear.
  private func lists(of commands: [CommandSpec]) -> [String] {
    var headings: [String] = []
    for spec in commands where !headings.contains(spec.heading) {
      headings.append(spec.heading)
    }
    let indent = HelpLayout.indent(behind: commands.map(\.title))
    return headings.map { heading in
      let specs = commands.filter { $0.heading == heading }
      return HelpLayout.list(
        heading, specs.map { ($0.title, $0.summary) }, columns: columns,
        indent: indent)
    }
  }

  private func list(_ heading: String, _ rows: [(String, String)]) -> String {
    HelpLayout.list(heading, rows, columns: columns)
  }

  private func paragraph(_ text: String) -> String {
    HelpLayout.paragraphs(text, columns: columns)
  }

  private static func usageWords(of spec: CommandSpec) -> [String] {
    ["emoji", spec.title] + spec.positionals.synopses
      + spec.flags.map(\.bracketed)
  }
}
