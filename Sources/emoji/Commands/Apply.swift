import EmojiModel

/// Carries out changes that a file holds.
struct Apply: Subcommand {
  static let spec = CommandSpec(
    name: ["apply"],
    summary: "Carry out the changes that a file holds.",
    positionals: [
      Positional(
        name: "FILE", kind: .file,
        help: "A changeset or a JSON Patch; '-' reads standard input.")
    ],
    discussion: """
      The file is what 'emoji diff' prints with --format json or json-patch. If \
      its changes do not fit the collection, all of them are refused, and the \
      first place that does not fit is named.
      """,
    examples: [
      Example(words: "apply changes.json", result: "Apply a changeset.")
    ],
    heading: "History",
    synonyms: ["patch"])

  private let path: String

  init(_ words: ParsedWords) throws {
    path = words.word("FILE")
  }

  func run(in session: Session) throws -> ExitCode {
    let bytes = try session.bytes(of: path)
    return try session.change { collection in
      do throws(FileFault) {
        let changes =
          bytes.firstVisible == UInt8(ascii: "[")
          ? collection.changes(
            to: try JSONPatch.apply(bytes, to: collection))
          : try ChangesetDocument.decode(bytes)
        return ApplyChangeset(changes, command: "apply \(path)")
      } catch {
        throw MalformedInput(name: Session.name(of: path), fault: error)
      }
    }
  }
}

extension [UInt8] {
  /// The first byte that is neither white space nor part of a byte order mark.
  fileprivate var firstVisible: UInt8? {
    first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
  }
}
