extension Flag {
  /// The flags that every command takes, before or after its name.
  static let globals: [Flag] = [
    Flag(
      name: "file", value: .required("PATH", .file),
      help: "The collection to work on."),
    Flag(name: "json", help: "Print one JSON document."),
    Flag(name: "quiet", short: "q", help: "Do not print what changed."),
    Flag(name: "verbose", help: "Say more about what is done."),
    Flag(
      name: "color",
      value: .required("WHEN", .choice(["auto", "always", "never"])),
      help: "When to use colour; auto is on a terminal only."),
    Flag(
      name: "wait", value: .required("SECONDS", .seconds),
      help: "How long to wait for another process; 30 if not given."),
    Flag(name: "help", short: "h", help: "Explain the command."),
    Flag(name: "version", help: "Print the version."),
  ]
}
