/// One command, as it is typed, parsed and explained.
///
/// Parsing, help, completions and the manual all come from a list of these. No
/// command's name begins another's.
struct CommandSpec: Sendable, Hashable {
  /// The words of its name, such as `["section", "add"]`.
  var name: [String]
  /// One sentence for the list of commands.
  var summary: String
  /// The positional arguments, in the order they are typed.
  var positionals: [Positional] = []
  /// Its own flags; the ones of the whole tool are not among them.
  var flags: [Flag] = []
  /// What the help says below the usage; paragraphs stand between empty lines.
  var discussion: String = ""
  /// Lines to type.
  var examples: [Example] = []
  /// The heading under which the list of commands shows it.
  var heading: String = "Commands"
  /// Words that people try instead; they only lead to a suggestion.
  var synonyms: [String] = []

  /// The name as typed, such as `section add`.
  var title: String { name.joined(separator: " ") }

  /// The command that explains the others.
  static let help = CommandSpec(
    name: ["help"],
    summary: "Explain a command, or list them all.",
    positionals: [
      Positional(
        name: "COMMAND", kind: .command, arity: .any,
        help: "The command; without one, all are listed.")
    ],
    heading: "Help")
}
