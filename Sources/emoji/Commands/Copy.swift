import Diff
import EmojiModel

/// Puts emoji on the clipboard.
struct Copy: Subcommand {
  static let spec = CommandSpec(
    name: ["copy"],
    summary: "Put emoji of a section on the clipboard.",
    positionals: [
      .section,
      Positional(
        name: "ITEM", kind: .item, arity: .some,
        help: "Indexes from 0, ranges such as 2-5, or emoji."),
    ],
    discussion: """
      wl-copy, xclip, xsel or pbcopy take them, where one is installed and has a \
      display; over ssh the terminal does, if it knows OSC 52. Where there is no \
      clipboard they are printed.
      """,
    examples: [
      Example(words: "copy 0 2", result: "Copy the third emoji."),
      Example(words: "copy Faces 0-3", result: "Copy four, in a row."),
    ],
    heading: "Finding",
    synonyms: ["yank", "clip"])

  private let section: String
  private let items: [ItemReference]

  init(_ words: ParsedWords) throws {
    section = words.word("SECTION")
    items = try words.all("ITEM").map { try ItemReference($0) }
  }

  func run(in session: Session) throws -> ExitCode {
    let emoji = try emoji(in: session.files().read()).map(\.text)
    let text = emoji.joined()
    let way = try Clipboard.fill(
      text, terminal: session.isTerminal ? { try session.write($0) } : nil)
    switch way {
    case .program(let name): StandardStreams.note("copied \(text) by \(name)")
    case .terminal: StandardStreams.note("copied \(text) by the terminal")
    case nil where session.wantsJSON: break
    case nil: try session.line(text)
    }
    if session.wantsJSON {
      try session.line(JSONValue.array(emoji.map { .string($0) }).pretty)
    }
    return .done
  }

  private func emoji(in collection: EmojiCollection) throws -> [Emoji] {
    let section = try collection.section(section)
    let indexes = try items.flatMap { try collection.items($0, in: section) }
    let elements = collection.sections[section].elements
    var seen: Set<Int> = []
    return try indexes.map { index in
      guard seen.insert(index).inserted else {
        throw CollectionError.repeatedIndex(index)
      }
      guard elements.indices.contains(index) else {
        throw CollectionError.noItem(
          index: index, section: collection.sections[section].title,
          count: elements.count)
      }
      return elements[index]
    }
  }
}
