import Foundation

/// The files of `Fixtures`, which say how the tool's output looks.
enum Fixture {
  /// The path of a file or folder.
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/" + name).standardized
      .path(percentEncoded: false)
  }

  /// The text of a file.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
