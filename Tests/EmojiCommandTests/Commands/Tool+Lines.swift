import Foundation
import TestSupport
import Testing

extension Tool {
  /// Runs a line of words with one space between them.
  @discardableResult
  func line(_ line: String, input: String = "") throws -> Finished {
    try run(line.split(separator: " ").map(String.init), input: input)
  }

  /// Runs lines that must all succeed.
  func given(
    _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for line in lines {
      let result = try self.line(line)
      try #require(
        result.code == 0, "\(line): \(result.errors)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects that a line is refused: with this exit code and these lines on
  /// standard error, nothing on standard output, and every file as before.
  func refuses(
    _ line: String, _ code: Int32, _ errors: String..., input: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try refuses(
      words: line.split(separator: " ").map(String.init), code, errors,
      input: input, sourceLocation: sourceLocation)
  }

  /// Expects that words are refused, see ``refuses(_:_:_:input:)``.
  func refuses(
    words: [String], _ code: Int32, _ errors: [String], input: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try home.files()
    let result = try run(words, input: input)
    let expected = errors.map { $0 + "\n" }.joined()
    #expect(result.errors == expected, sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(result.code == code, sourceLocation: sourceLocation)
    let after = try home.files()
    #expect(
      after == before, "\(words) changed \(after.keys)",
      sourceLocation: sourceLocation)
  }

  /// Expects that a line succeeds, changes no file and says so.
  func doesNothing(
    _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try home.files()
    let result = try self.line(line)
    #expect(
      result.errors == "nothing changed\n", sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(result.code == 0, sourceLocation: sourceLocation)
    #expect(try home.files() == before, sourceLocation: sourceLocation)
  }

  /// The sections of the collection, or of one at a path.
  func sections(at path: String? = nil) throws -> [ListedSection] {
    let flags = path.map { ["--file", $0] } ?? []
    let result = try run(["list", "--json"] + flags)
    try #require(result.code == 0, "\(result.errors)")
    return try JSONDecoder()
      .decode(ListedCollection.self, from: Data(result.outputBytes)).sections
  }

  /// The emoji of each section, as one text.
  func rows() throws -> [String] {
    try sections().map { $0.emoji.joined() }
  }

  /// The titles of the sections.
  func titles() throws -> [String] {
    try sections().map(\.title)
  }

  /// The number of the newest revision.
  func revision() throws -> Int {
    let log = try self("log", "-n", "1")
    try #require(log.code == 0, "\(log.errors)")
    let digits = log.output.prefix { $0 != "\t" }
    return digits.isEmpty ? 0 : try #require(Int(digits))
  }
}

/// A section as `list --json` prints it.
struct ListedSection: Decodable, Equatable {
  var title: String
  var emoji: [String]

  init(_ title: String, _ emoji: String...) {
    self.init(title: title, emoji: emoji)
  }

  init(title: String, emoji: [String]) {
    self.title = title
    self.emoji = emoji
  }
}

private struct ListedCollection: Decodable {
  var sections: [ListedSection]
}

/// Returns the text of a collection's file.
func collectionFile(_ sections: ListedSection...) -> String {
  collectionFile(of: sections)
}

/// Returns the text of a collection's file.
func collectionFile(of sections: [ListedSection]) -> String {
  let sections = sections.map { section in
    let emoji = section.emoji.map { "\"\($0)\"" }.joined(separator: ",")
    return "{\"title\":\"\(section.title)\",\"emoji\":[\(emoji)]}"
  }
  return "{\"format\":\"emoji-collection\",\"version\":1,\"sections\":["
    + sections.joined(separator: ",") + "]}\n"
}
