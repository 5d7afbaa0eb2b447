/// One flag of a command or of the whole tool.
struct Flag: Sendable, Hashable {
  /// The long name without its two dashes.
  var name: String
  /// The letter that stands for it after one dash.
  var short: Character?
  /// What follows it.
  var value: FlagValue = .none
  /// One line for the help.
  var help: String

  /// The long name as typed, such as `--at`.
  var spelling: String { "--" + name }

  /// Whether a word with its dashes is the long name or the letter.
  func isSpelled(_ word: String) -> Bool {
    word == spelling || short.map { word == "-\($0)" } ?? false
  }

  /// All that can be typed, such as `-n, --limit N`.
  var synopsis: String {
    let names = short.map { "-\($0), \(spelling)" } ?? spelling
    return names + suffix
  }

  /// The long name and its value, such as `--at INDEX`.
  var usage: String { spelling + suffix }

  /// The usage between brackets, such as `[--at INDEX]`.
  var bracketed: String { "[\(usage)]" }

  private var suffix: String {
    switch value {
    case .none: ""
    case .required(let name, _): " " + name
    case .optionalInteger(let name): " [\(name)]"
    }
  }
}
