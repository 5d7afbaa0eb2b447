import EmojiModel

/// Lets the person choose emoji from a list that narrows down while they type.
struct Pick: Subcommand {
  static let spec = CommandSpec(
    name: ["pick"],
    summary: "Choose emoji with fzf, and print them or add them.",
    positionals: [
      Positional(
        name: "SECTION", kind: .section, arity: .optional,
        help: "The section to add them to; without one they are printed.")
    ],
    flags: [.tone],
    discussion: """
      The program fzf shows the list; the key Tab chooses several. EMOJI_TONE \
      holds the skin tone that is used if none is given.
      """,
    examples: [
      Example(words: "pick", result: "Print what you choose."),
      Example(words: "pick Faces", result: "Add what you choose."),
    ],
    heading: "Finding",
    synonyms: ["choose", "fzf"])

  private let section: String?
  private let reader: EmojiWords

  init(_ words: ParsedWords) throws {
    section = words.one("SECTION")
    reader = try EmojiWords(tone: words.value("tone"))
  }

  func run(in session: Session) throws -> ExitCode {
    guard let path = try Subprocess.path(of: "fzf") else {
      throw PickFailure.notInstalled
    }
    let fzf = Subprocess(
      path: path,
      arguments: [
        "--multi", "--delimiter=\t", "--with-nth=2,1,3,4", "--prompt=emoji> ",
      ])
    let result: Subprocess.Result
    do throws(ErrorNumber) {
      result = try fzf.run(input: Array(Self.list().utf8))
    } catch {
      throw PickFailure.failed("\(error)")
    }
    switch result.code {
    case 0: return try take(result.output, in: session)
    case 1: throw PickFailure.nothing
    case 130: return .interrupted
    default: throw PickFailure.failed("it ended with \(result.code)")
    }
  }

  private func take(_ output: [UInt8], in session: Session) throws -> ExitCode {
    let rows = String(decoding: output, as: UTF8.self)[...].lines
    let words = rows.filter { !$0.isEmpty }.map { row in
      String(row.parts(between: UInt8(ascii: "\t"), limit: 2)[0])
    }
    let emoji = try reader.all(words)
    guard let section else {
      try session.line(
        session.wantsJSON
          ? JSONValue.array(emoji.map { .string($0.text) }).pretty
          : emoji.map(\.text).joined(separator: "\n"))
      return .done
    }
    return try session.change { collection in
      AddEmoji(emoji, to: try collection.section(section))
    }
  }

  /// A line for each emoji: itself, its name, a shortcode and its keywords.
  private static func list() -> String {
    Search("").results().reduce(into: "") { text, result in
      let entry = result.entry
      let columns = [
        entry.text, entry.name, entry.shortcode,
        entry.keywords.joined(separator: " "),
      ]
      text += columns.joined(separator: "\t") + "\n"
    }
  }
}

/// Why nothing could be picked.
enum PickFailure: Error, Equatable, Sendable {
  /// There is no fzf.
  case notInstalled
  /// The person chose nothing.
  case nothing
  /// fzf did not work, for a reason.
  case failed(String)
}

extension PickFailure: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .notInstalled: "'pick' needs the program fzf, which is not installed"
    case .nothing: "nothing was chosen"
    case .failed(let reason): "fzf failed: \(reason)"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .notInstalled: .noInput
    case .nothing: .no
    case .failed: .io
    }
  }

  var hint: String? {
    self == .notInstalled ? "'emoji search WORDS' finds emoji without it." : nil
  }
}
